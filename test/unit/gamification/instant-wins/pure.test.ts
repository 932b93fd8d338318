// @vitest-environment node
import { describe, expect, it } from "vitest";
import { nextPlayChange, noPlayReason } from "../../../../src/gamification/instant-wins/availability";
import { cssColour, inkOn, readColour } from "../../../../src/gamification/instant-wins/colour";
import { lookOf } from "../../../../src/gamification/instant-wins/look";
import { isWorth, outcomeOf } from "../../../../src/gamification/instant-wins/outcome";
import {
  differentTexts,
  hasMark,
  indexOfDrawn,
  tileBoard,
} from "../../../../src/gamification/instant-wins/tiles";
import type { InstantWinTile } from "../../../../src/gamification/schema/instant-wins";

const tile = (fields: Partial<InstantWinTile>): InstantWinTile =>
  ({ contraints: [], ...fields }) as InstantWinTile;
const at = (row: number, col: number, text = "") => tile({ location: { row, col }, text });

describe("why an instant win cannot be played", () => {
  const now = 1000;
  const member = { isLoggedIn: true, plays: 2, optIn: undefined, now };
  const joinable = { constraints: ["optinRequiredForEntrants"] };
  const optIn = (status: string) => ({ ...member, optIn: { status, statusCode: undefined } as never });

  it.each([
    ["it has not started", { startDate: now + 1 }, member, "not-started"],
    ["it has ended, also at that moment", { endDate: now }, member, "ended"],
    ["nobody is logged in", {}, { ...member, isLoggedIn: false }, "logged-out"],
    ["the member has not joined", joinable, member, "not-joined"],
    ["the member is joining", joinable, optIn("Entering"), "not-joined"],
    ["the member was excluded", joinable, optIn("Excluded"), "not-joined"],
    ["nothing: the member has joined", joinable, optIn("Entrant"), undefined],
    ["no play is left", {}, { ...member, plays: 0 }, "no-plays"],
    ["the plays are unknown", {}, { ...member, plays: undefined }, "plays-unknown"],
    ["nothing: it can be played", { startDate: now, endDate: now + 1 }, member, undefined],
  ] as const)("%s", (_, dates, conditions, reason) => {
    expect(
      noPlayReason({ startDate: undefined, endDate: undefined, constraints: [], ...dates }, conditions),
    ).toBe(reason);
  });

  it("changes next at its start, then at its end", () => {
    const dates = { startDate: 10, endDate: 20 };
    expect([0, 10, 20].map((instant) => nextPlayChange(dates, instant))).toEqual([10, 20, undefined]);
  });
});

describe("the look", () => {
  it("is the author's, or the platform's wheel by type or look file, or tiles", () => {
    expect(lookOf("scratch", { instantWinType: 1 }, true)).toBe("scratch");
    expect(lookOf(undefined, { instantWinType: 1 }, false)).toBe("wheel");
    expect(lookOf(undefined, { instantWinType: 9 }, true)).toBe("wheel");
    expect(lookOf(undefined, { instantWinType: undefined }, false)).toBe("tiles");
  });
});

describe("a colour", () => {
  it.each([
    ["#fff", [255, 255, 255]],
    ["#123b6d", [18, 59, 109]],
    [" RGB(138, 90, 18) ", [138, 90, 18]],
    ["rgba(1 2 3 / 50%)", [1, 2, 3]],
    ["rgb(999, 0, 0)", [255, 0, 0]],
  ])("is read: %s", (text, colour) => {
    expect(readColour(text)).toEqual(colour);
  });

  it.each(["", undefined, "red;background:url(x)", "url(x)", "var(--x)", "#12", "rgb(1,2)", "expression(1)"])(
    "is refused: %s",
    (text) => {
      expect(readColour(text)).toBeUndefined();
    },
  );

  it("is written as numbers, and its text can be read", () => {
    expect(cssColour([1, 2, 3])).toBe("rgb(1, 2, 3)");
    expect(inkOn([255, 255, 255])).toBe("#000");
    expect(inkOn([18, 59, 109])).toBe("#fff");
  });
});

describe("tiles", () => {
  it("stand where the platform puts them, without empty rows and columns", () => {
    const { columns, cells } = tileBoard([at(5, 2, "d"), at(0, 7, "b"), at(0, 2, "a"), tile({ text: "e" })]);
    expect(columns).toBe(2);
    expect(cells.map(({ tile: { text }, row, column }) => `${text}${row}${column}`)).toEqual([
      "a11",
      "b12",
      "d21",
      "e31",
    ]);
  });

  it("without places are as square as they can be, and 60 at most", () => {
    expect(tileBoard(Array.from({ length: 9 }, () => tile({}))).columns).toBe(3);
    expect(tileBoard(Array.from({ length: 500 }, (_, index) => at(index, 1))).cells).toHaveLength(60);
    expect(tileBoard([])).toEqual({ columns: 1, cells: [] });
  });

  it("are found by their place, or by their text without one", () => {
    const { cells } = tileBoard([at(1, 1, "x"), at(1, 2, "x"), tile({ text: "y" })]);
    expect(indexOfDrawn(cells, at(1, 2))).toBe(1);
    expect(indexOfDrawn(cells, at(9, 9))).toBe(-1);
    expect(indexOfDrawn(cells, tile({ text: "y" }))).toBe(2);
    expect(indexOfDrawn(cells, undefined)).toBe(-1);
  });

  it("list the same words once, whatever their markup", () => {
    const texts = [
      "<p>20 punti</p>",
      "<p>Nessun premio</p>",
      '<p class="ql-align-center"><strong>20</strong>&nbsp;punti</p><img src=x onerror=alert(1)><script>alert(1)</script>',
      "<p>Nessun  premio</p>\n<!-- di riserva -->",
      " ",
      "2 &lt; 3",
      "2",
    ];
    const tiles = texts.map((text) => tile({ text }));
    expect(differentTexts([...tiles, tile({})])).toEqual([
      "<p>20 punti</p>",
      "<p>Nessun premio</p>",
      "2 &lt; 3",
      "2",
    ]);
  });

  it("have marks in the platform's spelling", () => {
    expect(hasMark(tile({ contraints: ["Glow"] }), "glow")).toBe(true);
    expect(hasMark(tile({}), "glow")).toBe(false);
  });
});

describe("an outcome", () => {
  const results = (fields: object) =>
    ({ remainingPlays: 1, results: { id: "p", awards: [], tiles: [], ...fields } }) as never;

  it("is worth something by its rewards and awards only", () => {
    const worth = (fields: object) => isWorth(outcomeOf(results(fields)));
    expect(worth({ tiles: [tile({ contraints: ["hasPrizes", "glow"], text: "5 €" })] })).toBe(false);
    expect(worth({ tiles: [tile({ reward: { id: "r", rewardValue: 0 } as never })] })).toBe(false);
    expect(worth({ tiles: [tile({ reward: { id: "r", rewardValue: 5 } as never })] })).toBe(true);
    expect(worth({ awards: [{ awardId: "a", rewardId: "r", value: 2 }] })).toBe(true);
    expect(worth({ awards: [{ awardId: "a", rewardId: "r", value: 0 }] })).toBe(false);
  });

  it("keeps no probability and no endless text", () => {
    const { tiles } = outcomeOf(results({ tiles: [tile({ probability: 0.2, text: "x".repeat(9000) })] }));
    expect(tiles[0]?.probability).toBeUndefined();
    expect(tiles[0]?.text).toHaveLength(2000);
  });
});
