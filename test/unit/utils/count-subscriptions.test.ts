import { describe, expect, it, vi } from "vitest";
import { countSubscriptions } from "../../../src/utils/count-subscriptions";

describe("countSubscriptions", () => {
  it("starts the process with each first subscription, and stops it after each last subscription", () => {
    const stop = vi.fn();
    const start = vi.fn(() => stop);
    const subscriptions = countSubscriptions(start);
    const first = subscriptions.add();
    const second = subscriptions.add();
    first();
    expect([start.mock.calls.length, stop.mock.calls.length, subscriptions.hasAny()]).toEqual([1, 0, true]);
    second();
    expect([start.mock.calls.length, stop.mock.calls.length, subscriptions.hasAny()]).toEqual([1, 1, false]);
    subscriptions.add()();
    expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([2, 2]);
  });

  it("counts the end of a subscription only once", () => {
    const stop = vi.fn();
    const subscriptions = countSubscriptions(() => stop);
    const first = subscriptions.add();
    subscriptions.add();
    first();
    first();
    expect(stop).not.toHaveBeenCalled();
  });

  it("counts the first subscription even while the process starts", () => {
    let hadAny = false;
    const subscriptions = countSubscriptions(() => {
      hadAny = subscriptions.hasAny();
      return () => undefined;
    });
    subscriptions.add();
    expect(hadAny).toBe(true);
  });
});
