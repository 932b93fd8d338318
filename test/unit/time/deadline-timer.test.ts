import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClock } from "../../../src/time/clock";
import { createDeadlineTimer } from "../../../src/time/deadline-timer";
import { maxTimerDelay } from "../../../src/time/time-limits";

const start = Date.UTC(2026, 10, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

function startTimer(delay: number | undefined) {
  const clock = createClock({ wallNow: () => Date.now(), monotonicNow: () => performance.now() });
  const onDeadline = vi.fn();
  const timer = createDeadlineTimer(clock, onDeadline);
  timer.set(delay === undefined ? undefined : clock.now() + delay);
  return { clock, timer, onDeadline };
}

describe("deadline timer", () => {
  it("calls the function once, at the deadline", () => {
    const { onDeadline } = startTimer(1000);
    vi.advanceTimersByTime(999);
    expect(onDeadline).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(10_000);
    expect(onDeadline).toHaveBeenCalledTimes(1);
  });

  it("waits for a deadline beyond the maximum delay of a timer", () => {
    const { onDeadline } = startTimer(maxTimerDelay + 5000);
    vi.advanceTimersByTime(maxTimerDelay + 4999);
    expect(onDeadline).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDeadline).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["forward", 30_000, 30_500],
    ["back", -30_000, 89_500],
  ])("follows a clock that is moved %s", (_, jump, expected) => {
    const { clock, onDeadline } = startTimer(60_000);
    clock.synchronise(new Date(Date.now() + jump).toUTCString(), 0);
    vi.advanceTimersByTime(expected - 1001);
    expect(onDeadline).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1001);
    expect(onDeadline).toHaveBeenCalledTimes(1);
  });

  it("neither calls the function nor keeps a timer after its deadline has been removed", () => {
    const { clock, timer, onDeadline } = startTimer(1000);
    timer.set(undefined);
    clock.synchronise(new Date(Date.now() + 60_000).toUTCString(), 0);
    vi.advanceTimersByTime(100_000);
    expect(onDeadline).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
