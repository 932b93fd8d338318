// @vitest-environment node
import { describe, expect, it } from "vitest";
import { accountPaths } from "../../../sandbox/model";
import { credentials } from "./harness";
import { modes, onSandbox } from "./onSandbox";

describe.each(modes)("the account against the sandbox in %s mode", (mode) => {
  it("logs in, reads the balance and logs out", async () => {
    const { account, botToken, model } = await onSandbox(mode);
    expect(await account.session.login(credentials, botToken)).toBe("loggedIn");
    expect(account.session.current()).toMatchObject({ mode, player: { name: "Giulia" } });
    expect(await account.balance.read()).toBe(1234.5);
    account.session.logout();
    await expect(account.balance.read()).rejects.toThrow("no player is logged in");
    expect(model.journal.entries().map(({ path, status }) => [path.split("?")[0], status])).toEqual([
      ["/conto.getIpAddress.json", 200],
      [mode === "legacy" ? accountPaths.login : accountPaths.statelessLogin, 200],
      [mode === "legacy" ? accountPaths.balance : accountPaths.statelessBalance, 200],
    ]);
  });

  it("distinguishes a wrong password from a refused bot check", async () => {
    const { account, botToken } = await onSandbox(mode);
    expect(await account.session.login({ ...credentials, password: "x" }, botToken)).toBe("credentials");
    expect(await account.session.login(credentials, () => Promise.resolve("used"))).toBe("botCheckRefused");
  });

  it("retries a read, but never a write", async () => {
    const { account, botToken, model } = await onSandbox(mode);
    model.faults.add({ match: "login", status: 503, times: 1 });
    expect(await account.session.login(credentials, botToken)).toBe("service");
    await account.session.login(credentials, botToken);
    model.faults.add({ match: "alance", status: 503, times: 2 });
    expect(await account.balance.read()).toBe(1234.5);
    model.faults.add({ match: "alance", drop: true, times: 2 });
    expect(await account.balance.read()).toBe(1234.5);
    const calls = model.journal.entries().map(({ path }) => path.split("?")[0] ?? "");
    expect(calls.filter((path) => path.endsWith("login"))).toHaveLength(2);
    expect(calls.filter((path) => path.endsWith("alance"))).toHaveLength(6);
  });

  it.each(["malformed", "html", "empty"] as const)(
    "ends the session if the body of the balance response is %s",
    async (body) => {
      const { account, botToken, model, steps } = await onSandbox(mode);
      await account.session.login(credentials, botToken);
      model.faults.add({ match: "alance", body });
      await expect(account.balance.read()).rejects.toMatchObject({ kind: "invalidReply" });
      expect(steps.slice(-2)).toEqual(["modal balance", "report balance"]);
    },
  );
});
