import { afterEach, expect, it, vi } from "vitest";
import { createNetworkSwitch } from "../../../sandbox/browser/switch";

afterEach(() => vi.useRealTimers());

it("a network that is lost serves what an element asks for first, one request after the other", async () => {
  vi.useFakeTimers();
  const network = createNetworkSwitch(false);
  const fetch = network.offWhenIdle(() => Promise.resolve(new Response("{}")));
  await fetch("/limits");
  await vi.advanceTimersByTimeAsync(300);
  await fetch("/bonuses");
  await vi.advanceTimersByTimeAsync(300);
  expect(network.isOffline()).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(network.isOffline()).toBe(true);
});
