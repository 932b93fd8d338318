// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { BoardRow } from "../../../src/gamification/leaderboards/rows";
import { translator } from "../../../src/i18n/texts";
import {
  bestScoresText,
  bestText,
  changeText,
  contestText,
  gapText,
  namesText,
  pointsText,
  sharedText,
} from "../../../widgets/leaderboard/format";
import { leaderboardTexts } from "../../../widgets/leaderboard/texts";

const say = translator(leaderboardTexts, "it");
const sayInEnglish = translator(leaderboardTexts, "en");

const row = (fields: Partial<BoardRow> = {}): BoardRow => ({
  key: "a",
  rank: 3,
  score: 20,
  bestScores: [],
  names: ["Anna"],
  count: 1,
  isOwn: false,
  isGoalReached: false,
  change: undefined,
  ...fields,
});

describe("the texts of a leaderboard", () => {
  it.each([
    [["Anna"], false, "Anna"],
    [["Anna", "Bea"], false, "Anna e Bea"],
    [["Anna", "Bea", "Carlo"], false, "Anna, Bea e Carlo"],
    [["Anna", "Bea", "Carlo", "Dario"], false, "Anna, Bea e altri 2"],
    [[], true, "Tu"],
    [["Anna", "Bea", "Carlo"], true, "Tu, Anna e altri 2"],
    [["", "Bea"], false, "– e Bea"],
  ])("list or count the members %j who share a rank (player's row: %s)", (names, isOwn, text) => {
    expect(namesText(row({ names, isOwn, count: names.length + (isOwn ? 1 : 0) }), say)).toBe(text);
  });

  it("use the singular if one other member shares the rank, otherwise the plural", () => {
    const names = ["Anna", "Bea", "Carlo", "Dario"];
    expect(namesText(row({ names, count: 4 }), sayInEnglish)).toBe("Anna, Bea and 2 more");
    expect(sharedText(row({ count: 2 }), say)).toBe("a pari merito con un’altra persona");
    expect(sharedText(row({ count: 4 }), say)).toBe("a pari merito con altre 3 persone");
    expect(sharedText(row(), say)).toBeUndefined();
  });

  it("include a rank change only if the rank has changed", () => {
    expect(changeText(2, say)).toBe("su di 2");
    expect(changeText(-11, say)).toBe("giù di 11");
    expect(changeText(0, say)).toBeUndefined();
    expect(changeText(undefined, say)).toBeUndefined();
  });

  it("show the points to the rank above", () => {
    const standing = (points: number) => ({ row: row(), next: { rank: 8, points } });
    expect(gapText(standing(1), "it", say)).toBe("8º posto a 1 punto");
    expect(gapText(standing(1234.5), "it", say)).toBe("8º posto a 1.234,5 punti");
    expect(gapText(standing(0), "en", sayInEnglish)).toBe("0 points to rank 8");
    expect(gapText({ row: row(), next: undefined }, "it", say)).toBeUndefined();
  });

  it("list at most five best scores, and none if only one exists", () => {
    expect(bestScoresText(row({ bestScores: [9, 8, 7.5, 6, 5, 4] }), "it", say)).toBe(
      "punteggi migliori: 9 · 8 · 7,5 · 6 · 5",
    );
    expect(bestScoresText(row({ bestScores: [9] }), "it", say)).toBeUndefined();
  });

  it("include the best score if there are several scores", () => {
    const best = (...bestScores: number[]) => bestText(row({ bestScores }), "it", say);
    expect(best(1550, 120, 120)).toBe("miglior punteggio 1.550");
    expect([best(9), best()]).toEqual([undefined, undefined]);
  });

  it("show points with a thousands separator and at most two decimals", () => {
    expect(pointsText(1234.567, "it", say)).toBe("1.234,57 punti");
    expect(pointsText(1234.567, "en", sayInEnglish)).toBe("1,234.57 points");
  });

  it.each([
    [{ groupStageLabel: "Girone A", round: 1, status: "Active" }, "Lega · Girone A"],
    [{ groupStageLabel: "", round: 2, status: "Active" }, "Lega · Turno 2"],
    [{ groupStageLabel: undefined, round: 1, status: "Finalised" }, "Lega · Classifica finale"],
  ])("include the name and the round of the contest (%j)", (fields, text) => {
    expect(contestText({ name: "Lega", statusCode: undefined, ...fields }, say)).toBe(text);
  });
});
