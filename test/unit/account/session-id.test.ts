// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountPaths } from "../../../sandbox/model";
import { SessionIdUnknown } from "../../../src/account";
import type { Harness } from "./harness";
import { modes, onSandbox } from "./onSandbox";

const minutes = 60_000;

/** Simulates only the date, because the services respond over real connections. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

const area = ({ account }: Harness) => account.area.load();

const idOf = ({ jar }: Harness) => {
  const [kept] = jar.kept("AUTH_SESSION");
  return (JSON.parse(decodeURIComponent(kept?.value ?? "{}")) as { sessionId?: string }).sessionId;
};

const cookieWith = (sessionId: string) =>
  `AUTH_SESSION=${encodeURIComponent(JSON.stringify({ sessionId }))}; Path=/; Max-Age=3600`;

describe.each(modes)("the session id in %s mode", (mode) => {
  async function start() {
    const harness = await onSandbox(mode);
    await harness.logIn(harness);
    harness.model.journal.clear();
    return harness;
  }

  it("stays unchanged and is stored for an hour after each balance call", async () => {
    const harness = await start();
    const id = idOf(harness);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    for (let balances = 0; balances < 5; balances += 1) {
      pass(19 * minutes);
      await harness.account.balance.read();
      expect(idOf(harness)).toBe(id);
      expect(harness.jar.kept("AUTH_SESSION")[0]?.until).toBe(Date.now() + 60 * minutes);
    }
    const { nicknames, enableProduct } = await area(harness);
    await nicknames.of("1").read();
    await nicknames.write("1", "giulia.74");
    await enableProduct("poker");
    const calls = [...harness.heard(accountPaths.nickname), ...harness.heard(accountPaths.productEnable)];
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
    const sent = calls.map(({ path, body }) => ({
      ...Object.fromEntries(new URL(`http://x${path}`).searchParams),
      ...(body as object),
    }));
    expect(sent).toEqual(sent.map(() => expect.objectContaining({ sessionId: id }) as object));
  });

  it.each([
    ["missing", "AUTH_SESSION=; Max-Age=0"],
    ["empty", cookieWith("")],
    ["blank", cookieWith("  ")],
    ["two lines long", cookieWith("s-1\nx")],
  ])("is not sent if it is %s, so that only the calls that require it fail", async (_, cookie) => {
    const harness = await start();
    harness.jar.write(cookie);
    const kept = idOf(harness);
    const { nicknames, enableProduct } = await area(harness);
    for (let reads = 0; reads < 2; reads += 1)
      await expect(nicknames.of("1").read()).rejects.toBeInstanceOf(SessionIdUnknown);
    await expect(nicknames.write("1", "giulia.74")).rejects.toBeInstanceOf(SessionIdUnknown);
    await expect(enableProduct("poker")).rejects.toBeInstanceOf(SessionIdUnknown);
    expect(harness.heard()).toEqual([]);
    expect(harness.lines.filter((line) => line.includes("AUTH_SESSION"))).toHaveLength(1);

    expect(await harness.account.balance.read()).toBe(1234.5);
    const [balance] = harness.heard("alance");
    expect(balance?.headers).not.toHaveProperty("x-session-id");
    expect(idOf(harness)).toBe(kept);
    expect(harness.account.session.current().status).toBe("logged-in");
  });
});
