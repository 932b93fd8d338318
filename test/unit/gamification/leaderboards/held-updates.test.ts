// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHeldUpdates } from "../../../../src/gamification/leaderboards/held-updates";

const second = 1000;

/** Creates held updates, and records the values that they have shown. */
function watched() {
  const updates = createHeldUpdates<number>(second);
  const shown: number[] = [];
  updates.$picture.listen(({ value }, before) => {
    if (value !== undefined && value !== before?.value) shown.push(value);
  });
  return { ...updates, shown, held: () => updates.$picture.get().held };
}

describe("updates of a leaderboard snapshot", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("are shown immediately at first, and then once a second with the newest value", () => {
    const { add, shown } = watched();
    for (let number = 0; number < 30; number += 1) {
      add(number);
      vi.advanceTimersByTime(100);
    }
    expect(shown).toEqual([0, 9, 19, 29]);
  });

  it("are shown immediately after a second without updates", () => {
    const { add, shown } = watched();
    add(1);
    vi.advanceTimersByTime(second);
    add(2);
    expect(shown).toEqual([1, 2]);
  });

  it("are counted during a pause, and the newest is shown at its end", () => {
    const { add, setPaused, shown, held } = watched();
    add(1);
    setPaused(true);
    vi.advanceTimersByTime(10 * second);
    for (const number of [2, 3, 4, 5, 6]) add(number);
    expect([shown, held()]).toEqual([[1], 5]);
    setPaused(false);
    expect([shown, held()]).toEqual([[1, 6], 0]);
  });

  it("are counted even if they were waiting for the one-second limit when the pause began", () => {
    const { add, setPaused, shown, held } = watched();
    add(1);
    add(2);
    expect(held()).toBe(0);
    setPaused(true);
    vi.advanceTimersByTime(5 * second);
    expect([shown, held()]).toEqual([[1], 1]);
  });

  it("are shown on demand during a pause without ending it", () => {
    const { add, setPaused, show, shown, held } = watched();
    add(1);
    setPaused(true);
    add(2);
    show();
    expect([shown, held()]).toEqual([[1, 2], 0]);
    vi.advanceTimersByTime(5 * second);
    add(3);
    vi.advanceTimersByTime(5 * second);
    expect([shown, held()]).toEqual([[1, 2], 1]);
  });

  it("respect the one-second limit after a short pause", () => {
    const { add, setPaused, shown, held } = watched();
    add(1);
    setPaused(true);
    add(2);
    setPaused(false);
    expect([shown, held()]).toEqual([[1], 0]);
    vi.advanceTimersByTime(second);
    expect(shown).toEqual([1, 2]);
  });

  it("show the first value even during a pause", () => {
    const { add, setPaused, shown } = watched();
    setPaused(true);
    add(1);
    expect(shown).toEqual([1]);
  });

  it("do not cause a change if there is no new value", () => {
    const { add, setPaused, show, $picture } = watched();
    add(1);
    vi.advanceTimersByTime(second);
    const changes = vi.fn();
    $picture.listen(changes);
    show();
    setPaused(true);
    setPaused(false);
    vi.advanceTimersByTime(5 * second);
    expect(changes).not.toHaveBeenCalled();
  });

  it("leave no timer after they are cleared", () => {
    const { add, clear, $picture } = watched();
    add(1);
    add(2);
    clear();
    expect(vi.getTimerCount()).toBe(0);
    expect($picture.get()).toEqual({ value: undefined, held: 0 });
  });
});
