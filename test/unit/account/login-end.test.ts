// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type HarnessOptions, loggedInJar, paths, silence, startAccount } from "./harness";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minutes = 60_000;

const start = (options: HarnessOptions = {}) => {
  const harness = startAccount({ jar: loggedInJar(), ...options });
  const status = () => harness.account.session.$state.get().status;
  return { ...harness, status };
};

describe("login cookies that end while a page is open", () => {
  it("log the player out when they expire", () => {
    const { status, account } = start();
    vi.advanceTimersByTime(20 * minutes - 1000);
    expect(status()).toBe("logged-in");
    vi.advanceTimersByTime(3000);
    expect(status()).toBe("logged-out");
    expect(account.session.$player.get()).toBeUndefined();
  });

  it.each(["JWT", "login"])(
    "log the player out and end open calls when another script deletes %s",
    async (name) => {
      const { status, account, jar, sentTo } = start({ responders: { [paths.balance]: silence } });
      const call = account.balance.read().catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(100);
      jar.write(`${name}=; Path=/; Max-Age=0`);
      await vi.advanceTimersByTimeAsync(2000);
      expect(status()).toBe("logged-out");
      expect(await call).toMatchObject({ name: "SessionEnded" });
      expect(sentTo(paths.balance)[0]?.signal.aborted).toBe(true);
    },
  );

  it("cause a login request if the page requires a session", () => {
    const { account, jar } = start({ configuration: { session: { required: true } } });
    jar.write("login=; Path=/; Max-Age=0");
    vi.advanceTimersByTime(2000);
    expect(account.session.$loginRequest.get()).toEqual({ reason: "ended" });
  });

  it("keep the player logged in if they are missing for a moment while another tab replaces them", () => {
    const { status, account, jar } = start();
    const signal = account.session.$signal.get();
    for (let times = 0; times < 3; times += 1) {
      jar.write("login=; Path=/; Max-Age=0");
      vi.advanceTimersByTime(1000);
      jar.write("login=true; Path=/; Max-Age=1200");
      vi.advanceTimersByTime(1000);
    }
    expect([status(), account.session.$signal.get()]).toEqual(["logged-in", signal]);
    expect(signal?.aborted).toBe(false);
  });

  it("are not read while the page is hidden, and are read when it becomes visible", () => {
    const { status, jar, hide, comeBack } = start();
    hide();
    expect(vi.getTimerCount()).toBe(0);
    jar.write("login=; Path=/; Max-Age=0");
    comeBack();
    vi.advanceTimersByTime(2000);
    expect(status()).toBe("logged-out");
  });

  it("are not read for a visitor or after `dispose()` of the account", () => {
    const { account } = start();
    expect(vi.getTimerCount()).toBe(1);
    account.session.logout();
    expect(vi.getTimerCount()).toBe(0);
    const other = start();
    other.account.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
