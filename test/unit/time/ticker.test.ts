import { describe, expect, it, vi } from "vitest";
import { createTicker } from "../../../src/time/ticker";

/** A clock and timers that tests control. */
function createTime(start: number) {
  let now = start;
  let isVisible = true;
  let onVisibilityChange: () => void = () => undefined;
  const timers = new Map<number, { at: number; callback: () => void }>();
  let nextTimer = 1;
  const environment = {
    isVisible: () => isVisible,
    onVisibilityChange: (listener: () => void) => {
      onVisibilityChange = listener;
    },
    setTimer(callback: () => void, delay: number) {
      timers.set(nextTimer, { at: now + delay, callback });
      return nextTimer++;
    },
    clearTimer: (timer: unknown) => void timers.delete(timer as number),
  };
  return {
    ticker: createTicker({ now: () => now }, environment),
    timers,
    pass(duration: number) {
      const end = now + duration;
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due[0]);
        now = due[1].at;
        due[1].callback();
      }
      now = end;
    },
    show(visible: boolean) {
      isVisible = visible;
      onVisibilityChange();
    },
  };
}

describe("the ticker", () => {
  it("ticks at whole seconds, with one timer for all listeners and none without listeners", () => {
    const time = createTime(10_300);
    const one = vi.fn();
    const other = vi.fn();
    const stopOne = time.ticker.subscribe(one);
    const stopOther = time.ticker.subscribe(other);
    expect(time.timers.size).toBe(1);
    time.pass(2000);
    expect(one.mock.calls).toEqual([[11_000], [12_000]]);
    expect(other.mock.calls).toEqual(one.mock.calls);
    stopOne();
    time.pass(1000);
    expect(one).toHaveBeenCalledTimes(2);
    expect(other).toHaveBeenLastCalledWith(13_000);
    stopOther();
    expect(time.timers.size).toBe(0);
  });

  it("also ticks at a deadline between two whole seconds", () => {
    const time = createTime(10_300);
    const listener = vi.fn();
    time.ticker.subscribe(listener, 11_500);
    time.pass(1400);
    expect(listener.mock.calls).toEqual([[11_000], [11_500]]);
  });

  it("stops while the page is hidden, and ticks at once when it becomes visible (V2)", () => {
    const time = createTime(10_000);
    const listener = vi.fn();
    time.ticker.subscribe(listener);
    time.show(false);
    expect(time.timers.size).toBe(0);
    time.pass(30 * 60_000);
    expect(listener).not.toHaveBeenCalled();
    time.show(true);
    expect(listener.mock.calls).toEqual([[10_000 + 30 * 60_000]]);
    expect(time.timers.size).toBe(1);
  });

  it("lets a listener remove itself during a tick", () => {
    const time = createTime(10_000);
    const stop = time.ticker.subscribe(() => stop());
    time.pass(1000);
    expect(time.timers.size).toBe(0);
  });
});
