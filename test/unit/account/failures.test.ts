// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Fault } from "../../../sandbox/model";
import { AccountFailure } from "../../../src/account";
import { HttpFailure } from "../../../src/http/failure";
import { type Harness, loggedInJar, refused, startAccount } from "./harness";
import { modes, onSandbox } from "./onSandbox";

type Call = (harness: Harness) => Promise<unknown>;
const area = ({ account }: Harness) => account.area.load();

/** Every call, with a part of its path that is the same in both modes. */
const calls: readonly (readonly [name: string, path: string, call: Call])[] = [
  ["balance", "alance", ({ account }) => account.balance.read()],
  ["inbox", "getNumberMessage", async (tab) => (await area(tab)).inbox.read()],
  ["product", "product/enable", async (tab) => (await area(tab)).enableProduct("poker")],
  ["nickname, read", "nickname", async (tab) => (await area(tab)).nicknames.of("1").read()],
  ["nickname, write", "nickname", async (tab) => (await area(tab)).nicknames.write("1", "giulia.74")],
  ["game session", "game-service", async (tab) => (await area(tab)).gameSession()],
  ["verifyToken", "verifyToken", async (tab) => (await area(tab)).verifyToken()],
  ["check-token", "check-token", async (tab) => (await area(tab)).checkToken()],
  ["jwt-token", "jwt-token", async (tab) => (await area(tab)).ssoToken("eyJ.app")],
  ["registry", "registry", async (tab) => (await area(tab)).registry()],
  ["self-exclusion", "clusion", async (tab) => (await area(tab)).responsibleGaming.read()],
  ["game pauses", "reak", async (tab) => (await area(tab)).responsibleGaming.read()],
  ["open bets", "open-bets", async (tab) => (await area(tab)).openBets.read()],
];

const limit = 60_000;

const faults: readonly (readonly [name: string, fault: Omit<Fault, "match">, kind: string])[] = [
  ["slow", { delay: 2 * limit }, "timeout"],
  ["500", { status: 500 }, "status"],
  ["401", { status: 401 }, "unauthorised"],
  ["malformed", { body: "malformed" }, "invalidReply"],
  ["HTML", { body: "html" }, "invalidReply"],
  ["empty", { body: "empty" }, "invalidReply"],
  ["cut", { drop: true }, "network"],
];

/** Effects of a failed call according to the error catalogue, in addition to its rejection. */
const rows: Readonly<Record<string, { readonly code: string; readonly endsSession: boolean }>> = {
  balance: { code: "balance", endsSession: true },
  registry: { code: "registry", endsSession: true },
  "self-exclusion": { code: "self-exclusion", endsSession: false },
  "game pauses": { code: "game-pauses", endsSession: false },
};

describe.each(modes)("a failed call in %s mode", (mode) => {
  it.each(calls)("ends with a typed error and a known state (%s)", async (name, match, call) => {
    const { logIn, model, heard, ...first } = await onSandbox(mode);
    const requests = vi.spyOn(globalThis, "fetch");
    onTestFinished(() => {
      requests.mockRestore();
      vi.useRealTimers();
    });
    const unanswered = () => requests.mock.settledResults.filter(({ type }) => type === "incomplete").length;
    await logIn(first);
    for (const [what, fault, kind] of faults) {
      if (first.account.session.current().status !== "logged-in") await logIn(first);
      const message = `${name}, ${what}`;
      first.reports.length = 0;
      first.config.configure({
        account: { timeoutMs: limit, paths: { refresh: "" } },
      });
      model.faults.clear();
      model.journal.clear();
      model.faults.add({ match, ...fault });
      const isSlow = kind === "timeout";
      if (isSlow) vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const outcome = call(first).catch((thrown: unknown) => thrown);
      if (isSlow) {
        while (heard(match).length === 0 || unanswered() > 1) await new Promise(setImmediate);
        // Waits until the replies to other requests of the call have been read.
        await new Promise(setImmediate);
        vi.advanceTimersByTime(limit);
        vi.useRealTimers();
      }
      const error = await outcome;
      const failure = error instanceof AccountFailure ? (error.cause as HttpFailure) : error;
      expect(failure, message).toBeInstanceOf(HttpFailure);
      expect(failure, message).toMatchObject({ kind });
      const effect = rows[name];
      expect(
        first.reports.map(({ code }) => code),
        message,
      ).toEqual(effect ? [effect.code] : []);
      const isIn = first.account.session.current().status === "logged-in";
      expect(isIn, message).toBe(!effect?.endsSession);
      const writes = heard(match).filter(({ method }) => method === "POST");
      expect(writes.length, message).toBeLessThanOrEqual(1);
      expect(JSON.stringify(error) + String(error) + first.lines.join("\n"), message).not.toMatch(/eyJ\w/);
    }
    model.faults.clear();
    if (first.account.session.current().status !== "logged-in") await logIn(first);
    if (name !== "jwt-token") await expect(call(first)).resolves.toBeDefined();
  });
});

describe("a call of the account area", () => {
  it("deletes the cookies and calls the error handler, but does not open the modal, if the registry fails", async () => {
    const { logIn, model, ...tab } = await onSandbox("legacy");
    await logIn(tab);
    model.faults.add({ match: "registry", status: 500 });
    tab.steps.length = 0;
    await expect((await area(tab)).registry()).rejects.toMatchObject({ status: 500 });
    expect(tab.steps).toEqual([
      "cookies deleted",
      "removed favorite_storage",
      'event vetrina:session-change {"status":"logged-out","reason":"registry"}',
      "report registry",
    ]);
    expect(tab.account.session.$loginRequest.get()).toBeUndefined();
    expect(tab.jar.names()).toEqual(["channelId"]);
  });

  it("is not sent if one player logs out and another logs in while the code of the call loads", async () => {
    const { logIn, heard, ...tab } = await onSandbox("legacy");
    await logIn(tab);
    const { enableProduct } = await area(tab);
    const call = enableProduct("poker").catch((error: unknown) => error);
    tab.account.session.logout();
    const next = logIn(tab, "anna");
    expect(await call).toBeInstanceOf(Error);
    expect(await next).toBe("loggedIn");
    expect(heard("product/enable")).toEqual([]);
  });

  it.each([
    ["500", "required"],
    ["401", "expired"],
  ])("requests a login after registry status %s if a session is required (%s)", async (status, reason) => {
    const harness = startAccount({
      jar: loggedInJar(),
      configuration: { session: { required: true }, account: { paths: { registry: "/registry" } } },
      responders: { "/registry": () => refused(Number(status)) },
    });
    await expect((await area(harness)).registry()).rejects.toMatchObject({ status: Number(status) });
    expect(harness.account.session.$loginRequest.get()).toEqual({ reason });
  });

  it("is not reported as a failure if a logout cancels it", async () => {
    const { logIn, model, ...tab } = await onSandbox("legacy");
    await logIn(tab);
    model.faults.add({ match: "registry", delay: 5000 });
    const call = (await area(tab)).registry().catch((error: unknown) => error);
    tab.account.session.logout();
    expect(await call).toMatchObject({
      name: expect.stringMatching(/HttpFailure|NotLoggedIn|SessionEnded/) as string,
    });
    expect(tab.reports).toEqual([]);
  });
});
