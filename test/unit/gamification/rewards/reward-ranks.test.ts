// @vitest-environment node
import { describe, expect, it } from "vitest";
import { rankTexts } from "../../../../src/gamification/entities/texts";
import { ranksText, readRanks, rewardsByRank } from "../../../../src/gamification/rewards/reward-ranks";
import { translator } from "../../../../src/i18n/texts";

const say = translator(rankTexts, "it");
const sayEnglish = translator(rankTexts, "en");

describe("the ranks of a reward", () => {
  it.each([
    ["1", "1-1", "Posto 1", "Place 1"],
    ["2-5", "2-5", "Posti da 2 a 5", "Places 2 to 5"],
    ["6,7", "6-7", "Posti da 6 a 7", "Places 6 to 7"],
    ["1,2 3 ...10", "1-10", "Posti da 1 a 10", "Places 1 to 10"],
    ["4 5 ...10", "4-10", "Posti da 4 a 10", "Places 4 to 10"],
    ["2 ...5", "2-5", "Posti da 2 a 5", "Places 2 to 5"],
    ["2…5", "2-5", "Posti da 2 a 5", "Places 2 to 5"],
    ["11 – 50", "11-50", "Posti da 11 a 50", "Places 11 to 50"],
    ["9, 1;3 5-8", "1-1,3-3,5-9", "Posti 1, 3, da 5 a 9", "Places 1, 3, 5 to 9"],
    ["5-2", "2-5", "Posti da 2 a 5", "Places 2 to 5"],
    ["3 1", "1-1,3-3", "Posti 1, 3", "Places 1, 3"],
    ["0-3", "1-3", "Posti da 1 a 3", "Places 1 to 3"],
    ["1-999999999", "1-999999999", "Posti da 1 a 999999999", "Places 1 to 999999999"],
    ["", "", undefined, undefined],
    [undefined, "", undefined, undefined],
    ["0", "", undefined, undefined],
    ["first", "", undefined, undefined],
    ["1, all", "", undefined, undefined],
    ["1-2-3", "", undefined, undefined],
    ["1.5", "", undefined, undefined],
    ["1234567890", "", undefined, undefined],
  ])("are read from %j and shown as text", (text, expected, italian, english) => {
    const ranks = readRanks(text);
    expect(ranks.map(({ from, to }) => `${from}-${to}`).join()).toBe(expected);
    expect(ranksText(ranks, say)).toBe(italian);
    expect(ranksText(ranks, sayEnglish)).toBe(english);
  });

  it.each([
    ["digits", "1".repeat(1e5) + "x"],
    ["numbers", "1 ".repeat(5e4) + "x"],
    ["spaces", " ".repeat(1e5)],
    ["dashes", "-.".repeat(5e4)],
  ])("are read quickly from a text of 100,000 %s", (_, text) => {
    const before = process.cpuUsage();
    expect(readRanks(text)).toEqual([]);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});

describe("the rewards of a leaderboard, grouped by rank", () => {
  it("are sorted by rank, with rewards without a rank at the end", () => {
    const rewards = ["", "11-50", "2,3", "1", "2 ...3", "chi lo sa"].map((rewardRank, id) => ({
      id,
      rewardRank,
    }));
    const rows = rewardsByRank(rewards).map((row) => [
      ranksText(row.ranks, say),
      row.rewards.map(({ id }) => id),
    ]);
    expect(rows).toEqual([
      ["Posto 1", [3]],
      ["Posti da 2 a 3", [2, 4]],
      ["Posti da 11 a 50", [1]],
      [undefined, [0, 5]],
    ]);
  });
});
