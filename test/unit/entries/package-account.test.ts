import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type AccountOptions, createAccount } from "../../../src/entries/package/account";
import { createLog } from "../../../src/utils/log";
import { granted, loggedInJar, memoryItems } from "../account/harness";
import { memoryJar } from "../account/jar";

const configuration = { account: { origin: "https://conto.vetrina.test" } };

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const settle = () => vi.advanceTimersByTimeAsync(100);

/** An account whose services all reply with the given result. */
function start(result: unknown = {}, options: AccountOptions = {}) {
  const fetch = vi.fn(() => Promise.resolve(granted(result)));
  const account = createAccount(configuration, {
    fetch,
    localItems: memoryItems(),
    sessionItems: memoryItems(),
    openChannel: () => undefined,
    cookieJar: loggedInJar(),
    log: createLog(() => "silent"),
    ...options,
  });
  onTestFinished(account.dispose);
  return { account, fetch };
}

describe("the account of the package", () => {
  it("does not expose atoms", async () => {
    const { account } = start();
    const area = await account.area.load();
    const { session, balance } = account;
    const parts = { account, session, balance, area, ...area, site: area.nicknames.of("1") };
    const names = Object.values(parts).flatMap((part) => Object.keys(part));
    expect(names).toContain("getState");
    expect(names.filter((name) => name.startsWith("$"))).toEqual([]);
  });

  it("reads the balance when a listener subscribes, and passes each state to the listener until it is removed", async () => {
    const { account, fetch } = start({ balance: 20 });
    const listener = vi.fn();
    const unsubscribe = account.balance.subscribe(listener);
    expect(listener).toHaveBeenCalledWith({ status: "loading" });
    await settle();
    expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ status: "ready", value: 20 }));
    expect(account.balance.getState()).toMatchObject({ status: "ready", value: 20 });
    unsubscribe();
    listener.mockClear();
    fetch.mockClear();
    account.session.logout();
    await settle();
    expect([listener, fetch].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it("derives its session state from the cookies", () => {
    const { account } = start();
    const { session } = account;
    const listener = vi.fn();
    session.subscribe(listener);
    expect(session.getState()).toMatchObject({ status: "logged-in" });
    expect(session.player.getState()).toEqual(expect.objectContaining({ name: expect.any(String) }));
    expect(session.signal.getState()?.aborted).toBe(false);
    session.logout();
    expect(listener.mock.calls.map(([{ status }]) => status)).toEqual([
      "logged-in",
      "logging-out",
      "logged-out",
    ]);
    expect(session.player.getState()).toBeUndefined();
  });

  it("requires a login when the configuration requires it", async () => {
    const page = { url: () => new URL("https://www.vetrina.test/"), first: () => ({}), send: () => true };
    const { account } = start(
      {},
      {
        page: { ...page, isEdited: () => false } as never,
        cookieJar: memoryJar(),
      },
    );
    expect(account.session.loginRequest.getState()).toBeUndefined();
    account.configure({ session: { required: true } });
    expect(account.session.loginRequest.getState()).toEqual({ reason: "required" });
  });

  it("states whether the player may be invited to play", async () => {
    const { account } = start({ breaks: [] });
    const { responsibleGaming } = await account.area.load();
    expect(responsibleGaming.restriction.getState()).toBe("checking");
    await responsibleGaming.read();
    expect(responsibleGaming.restriction.getState()).toBe("free");
  });
});
