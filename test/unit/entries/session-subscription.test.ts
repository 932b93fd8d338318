import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SessionStatus } from "../../../src/account";
import { subscribeToSession } from "../../../src/entries/session-subscription";
import { lazy } from "../../../src/utils/lazy";

type Listener = (status: SessionStatus) => void;

/** A page whose account cannot be loaded until `repair()`, with the listeners of its session. */
function startPage() {
  let isFailing = true;
  const listeners = new Set<Listener>();
  const subscribeToStatus = (listener: Listener) => {
    listeners.add(listener);
    listener({ status: "logged-out" });
    return () => listeners.delete(listener);
  };
  const load = vi.fn(() =>
    isFailing ? Promise.reject(new Error("failed")) : Promise.resolve({ session: { subscribeToStatus } }),
  );
  const warn = vi.fn();
  const account = lazy(load);
  const stops: (() => void)[] = [];
  return {
    account,
    load,
    listeners,
    subscribe(listener: Listener) {
      const stop = subscribeToSession({ account, log: { warn } } as never, listener);
      stops.push(stop);
      return stop;
    },
    repair() {
      isFailing = false;
    },
    hasFailed: () => vi.waitFor(() => expect(warn).toHaveBeenCalled()),
    end() {
      for (const stop of stops) stop();
    },
  };
}

const goOnline = () => window.dispatchEvent(new Event("online"));

let page: ReturnType<typeof startPage>;
beforeEach(() => {
  page = startPage();
});
afterEach(() => {
  page.end();
});

describe("Vetrina.session.subscribe", () => {
  it("calls the listener after the network is restored if the account could not be loaded", async () => {
    const listener = vi.fn();
    const stop = page.subscribe(listener);
    await page.hasFailed();
    page.repair();
    goOnline();
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([[{ status: "logged-out" }]]));
    stop();
    expect(page.listeners.size).toBe(0);
  });

  it("calls the listener once another part of the page has loaded the account after a failure", async () => {
    const listener = vi.fn();
    page.subscribe(listener);
    await page.hasFailed();
    page.repair();
    await page.account.load();
    expect(listener).toHaveBeenCalledOnce();
  });

  it("does not load the account again for a page that has unsubscribed", async () => {
    const stop = page.subscribe(vi.fn());
    await page.hasFailed();
    page.repair();
    stop();
    goOnline();
    expect(page.load).toHaveBeenCalledOnce();
    await page.account.load();
    expect(page.listeners.size).toBe(0);
  });

  it("removes a listener that unsubscribes in its first call", async () => {
    page.repair();
    const listener = vi.fn(() => stop());
    const stop = page.subscribe(listener);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
    expect(page.listeners.size).toBe(0);
  });
});
