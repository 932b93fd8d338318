// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRankReporter, type RankNews } from "../../../../src/gamification/leaderboards/rank-news";

const second = 1000;

function watched() {
  const news: RankNews[] = [];
  const times: number[] = [];
  const reporter = createRankReporter((each) => {
    news.push(each);
    times.push(Date.now());
  });
  return { ...reporter, news, times };
}

describe("rank change reporter", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("reports a change, but not the first or an unchanged rank", () => {
    const { note, news } = watched();
    for (const rank of [7, 7, 5]) note(rank);
    expect(news).toEqual([{ from: 7, to: 5 }]);
  });

  it("reports at most once per 10 s, finally the newest rank", () => {
    const { note, news, times } = watched();
    for (let rank = 60; rank > 0; rank -= 1) {
      note(rank);
      vi.advanceTimersByTime(second);
    }
    vi.advanceTimersByTime(60 * second);
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toEqual(Array.from({ length: 6 }, () => 10 * second));
    expect(news.at(-1)?.to).toBe(1);
    // Each reported change begins with the rank at which the previous one ended.
    expect(news.slice(1).map(({ from }) => from)).toEqual(news.slice(0, -1).map(({ to }) => to));
  });

  it("reports nothing if the rank is unchanged after the 10 s", () => {
    const { note, news } = watched();
    for (const rank of [7, 5, 6, 5]) note(rank);
    vi.advanceTimersByTime(60 * second);
    expect(news).toEqual([{ from: 7, to: 5 }]);
  });

  it("reports nothing while the member is not on the board", () => {
    const { note, news } = watched();
    note(7);
    note(undefined);
    vi.advanceTimersByTime(60 * second);
    expect(news).toEqual([]);
    note(9);
    expect(news).toEqual([{ from: 7, to: 9 }]);
  });

  it("clears its timer and pending change on `clear()`", () => {
    const { note, clear, news } = watched();
    for (const rank of [7, 5, 3]) note(rank);
    clear();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60 * second);
    note(9);
    expect(news).toEqual([{ from: 7, to: 5 }]);
  });
});
