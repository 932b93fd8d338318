import { describe, expect, it, vi } from "vitest";
import { subscribeToSession } from "../../../src/entries/session-subscription";
import { lazy } from "../../../src/utils/lazy";

/** The subscription of a page whose account cannot be loaded while the device is offline. */
function subscribeOffline(listener: (status: object) => void) {
  let isOffline = true;
  const unsubscribe = vi.fn();
  const subscribeToStatus = vi.fn((call: typeof listener) => {
    call({ status: "logged-out" });
    return unsubscribe;
  });
  const load = vi.fn(() =>
    isOffline ? Promise.reject(new Error("offline")) : Promise.resolve({ session: { subscribeToStatus } }),
  );
  const warn = vi.fn();
  const stop = subscribeToSession({ account: lazy(load), log: { warn } } as never, listener);
  return {
    stop,
    load,
    warn,
    unsubscribe,
    restoreNetwork() {
      isOffline = false;
      window.dispatchEvent(new Event("online"));
    },
  };
}

describe("Vetrina.session.subscribe", () => {
  it("calls the listener after the network is restored if the account could not be loaded", async () => {
    const listener = vi.fn();
    const { stop, warn, unsubscribe, restoreNetwork } = subscribeOffline(listener);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(listener).not.toHaveBeenCalled();
    restoreNetwork();
    await vi.waitFor(() => expect(listener).toHaveBeenCalledWith({ status: "logged-out" }));
    stop();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it("does not load the account again for a page that has unsubscribed", async () => {
    const { stop, load, warn, restoreNetwork } = subscribeOffline(vi.fn());
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    stop();
    restoreNetwork();
    expect(load).toHaveBeenCalledOnce();
  });
});
