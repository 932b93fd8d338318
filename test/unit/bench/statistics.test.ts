import { describe, expect, it } from "vitest";
import { runRounds } from "../../bench/measure";
import { median, medians, quantile, ratios } from "../../bench/statistics";

describe("statistics of the benchmarks", () => {
  it("return medians and quartiles for any order of rounds", () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([7])]).toEqual([2, 2.5, 7]);
    expect([quantile([5, 1, 4, 2, 3], 0.25), quantile([5, 1, 4, 2, 3], 0.75)]).toEqual([2, 4]);
  });

  it("return the ratios of each round, unless the reference has no value", () => {
    const ours = [
      { ms: 10, shift: 0.1 },
      { ms: 30, shift: 0 },
      { ms: 8, shift: 0 },
    ];
    const theirs = [
      { ms: 5, shift: 0 },
      { ms: 10, shift: 0.1 },
      { ms: 8, shift: 0.1 },
    ];
    expect(medians(ours)).toEqual({ ms: 10, shift: 0 });
    expect(ratios(ours, theirs)).toEqual({ ms: { median: 2, low: 1.5, high: 2.5 } });
  });

  it("are based on rounds, each of which measures the contenders in a different order", async () => {
    const order: string[] = [];
    const contender = (name: string) => ({
      name,
      measure: async () => ({ turn: order.push(name) }),
    });
    const contenders = ["a", "b", "c"].map(contender);
    const samples = await runRounds({ title: "", note: "", contenders }, 3, () => undefined);
    expect(order.join("")).toBe("abcbcacab");
    expect(samples).toEqual([
      [{ turn: 1 }, { turn: 6 }, { turn: 8 }],
      [{ turn: 2 }, { turn: 4 }, { turn: 9 }],
      [{ turn: 3 }, { turn: 5 }, { turn: 7 }],
    ]);
  });
});
