// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  nextPlayChange,
  noPlayReason,
  openFirst,
} from "../../../../src/gamification/instant-wins/availability";
import { tileColours } from "../../../../src/gamification/instant-wins/colour";
import { lookOf } from "../../../../src/gamification/instant-wins/look";
import { isWorth, outcomeOf } from "../../../../src/gamification/instant-wins/outcome";
import { differentTexts, indexOfDrawn, tileBoard } from "../../../../src/gamification/instant-wins/tiles";
import type { InstantWinTile } from "../../../../src/gamification/protocol/instant-wins";

const tile = (fields: Partial<InstantWinTile>): InstantWinTile =>
  ({ contraints: [], ...fields }) as InstantWinTile;
const at = (row: number, col: number, text = "") => tile({ location: { row, col }, text });

describe("reason why an instant win cannot be played", () => {
  const now = 1000;
  const member = { isLoggedIn: true, plays: 2, optIn: undefined, now };
  const joinable = { constraints: ["optinRequiredForEntrants"] };
  const optIn = (status: string) => ({ ...member, optIn: { status, statusCode: undefined } as never });

  it.each([
    ["it has not started", { startDate: now + 1 }, member, "not-started"],
    ["it has ended, or ends at that moment", { endDate: now }, member, "ended"],
    ["nobody is logged in", {}, { ...member, isLoggedIn: false }, "logged-out"],
    ["the member has not joined", joinable, member, "not-joined"],
    ["the member is joining", joinable, optIn("Entering"), "not-joined"],
    ["the member was excluded", joinable, optIn("Excluded"), "not-joined"],
    ["nothing: the member has joined", joinable, optIn("Entrant"), undefined],
    ["no play is left", {}, { ...member, plays: 0 }, "no-plays"],
    ["the plays are unknown", {}, { ...member, plays: undefined }, "plays-unknown"],
    ["nothing: it can be played", { startDate: now, endDate: now + 1 }, member, undefined],
  ] as const)("matches this situation: %s", (_, dates, conditions, reason) => {
    expect(
      noPlayReason({ startDate: undefined, endDate: undefined, constraints: [], ...dates }, conditions),
    ).toBe(reason);
  });

  it("changes at the start of the game, and again at its end", () => {
    const dates = { startDate: 10, endDate: 20 };
    expect([0, 10, 20].map((instant) => nextPlayChange(dates, instant))).toEqual([10, 20, undefined]);
  });
});

describe("look of an instant win", () => {
  it("is the author's, otherwise a wheel if the platform's type or a look file requires it, and otherwise tiles", () => {
    expect(lookOf("scratch", { instantWinType: 1 }, true)).toBe("scratch");
    expect(lookOf(undefined, { instantWinType: 1 }, false)).toBe("wheel");
    expect(lookOf(undefined, { instantWinType: 9 }, true)).toBe("wheel");
    expect(lookOf(undefined, { instantWinType: undefined }, false)).toBe("tiles");
  });
});

describe("openFirst", () => {
  const now = 100;
  const dated = (name: string, startDate?: number, endDate?: number) => ({
    name,
    instantWin: { startDate, endDate },
  });

  it("sorts open games first, then future games, then ended games, each in the platform's order", () => {
    const items = [
      dated("ended", 0, now),
      dated("coming", now + 1),
      dated("open", 0, now + 1),
      dated("ended too", undefined, 1),
      dated("without dates"),
      dated("coming later", now + 9),
    ];
    expect(openFirst(items, now).map(({ name }) => name)).toEqual([
      "open",
      "without dates",
      "coming",
      "coming later",
      "ended",
      "ended too",
    ]);
  });
});

describe("tileColours", () => {
  it.each([
    ["#fff", "rgb(255, 255, 255)", "#000", true],
    ["#FFFF", "rgb(255, 255, 255)", "#000", true],
    ["#f2f4f7", "rgb(242, 244, 247)", "#000", true],
    ["#123b6d", "rgb(18, 59, 109)", "#fff", false],
    ["#123b6dff", "rgb(18, 59, 109)", "#fff", false],
    ["#767676", "rgb(118, 118, 118)", "#000", false],
    ["#757575", "rgb(117, 117, 117)", "#fff", false],
    ["#e3b45a", "rgb(227, 180, 90)", "#000", false],
    [" RGB(138, 90, 18) ", "rgb(138, 90, 18)", "#fff", false],
    ["rgba(1 2 3 / 100%)", "rgb(1, 2, 3)", "#fff", false],
    ["rgba(1, 2, 3, 1.0)", "rgb(1, 2, 3)", "#fff", false],
    ["rgb(999, 0, 0)", "rgb(255, 0, 0)", "#000", false],
  ])("reads %s", (value, background, ink, isBright) => {
    expect(tileColours(value)).toEqual({ background, ink, isBright });
  });

  it.each([
    "",
    undefined,
    "red;background:url(x)",
    "url(x)",
    "var(--x)",
    "#12",
    "rgb(1,2)",
    "expression(1)",
    "transparent",
    "#0000",
    "#123b6d80",
    "rgba(1, 2, 3, 0.5)",
    "rgba(1 2 3 / 50%)",
  ])("returns undefined for %s, so that the theme applies", (value) => {
    expect(tileColours(value)).toBeUndefined();
  });

  it("chooses black or white text with a contrast of at least 4.5 on every colour", () => {
    const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    const contrasts: number[] = [];
    for (let number = 0; number < 0x1000; number += 1) {
      const value = `#${number.toString(16).padStart(3, "0")}`;
      const [red = 0, green = 0, blue = 0] = [...value.slice(1)].map((digit) =>
        linear(parseInt(digit, 16) / 15),
      );
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      contrasts.push(
        tileColours(value)?.ink === "#000" ? (luminance + 0.05) / 0.05 : 1.05 / (luminance + 0.05),
      );
    }
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the tiles of an instant win", () => {
  it("are placed as the platform specifies, without empty rows and columns", () => {
    const { columns, cells } = tileBoard([at(5, 2, "d"), at(0, 7, "b"), at(0, 2, "a"), tile({ text: "e" })]);
    expect(columns).toBe(2);
    expect(cells.map(({ tile: { text }, row, column }) => `${text}${row}${column}`)).toEqual([
      "a11",
      "b12",
      "d21",
      "e31",
    ]);
  });

  it("form a nearly square grid of at most 60 tiles if they have no place", () => {
    expect(tileBoard(Array.from({ length: 9 }, () => tile({}))).columns).toBe(3);
    expect(tileBoard(Array.from({ length: 500 }, (_, index) => at(index, 1))).cells).toHaveLength(60);
    expect(tileBoard([])).toEqual({ columns: 1, cells: [] });
  });

  it("are matched with the tile of an outcome by its place, or by its text if the place is missing", () => {
    const { cells } = tileBoard([at(1, 1, "x"), at(1, 2, "x"), tile({ text: "y" })]);
    expect(indexOfDrawn(cells, at(1, 2))).toBe(1);
    expect(indexOfDrawn(cells, at(9, 9))).toBe(-1);
    expect(indexOfDrawn(cells, tile({ text: "y" }))).toBe(2);
    expect(indexOfDrawn(cells, undefined)).toBe(-1);
  });

  it("have plain texts without duplicates, or the name of their reward if they have no text", () => {
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
    const reward = { name: " 5 € di bonus " } as never;
    const different = differentTexts([...tiles, tile({}), tile({ text: "<p></p>", reward })]);
    expect(different.map(({ html, words }) => html ?? words)).toEqual([
      "<p>20 punti</p>",
      "<p>Nessun premio</p>",
      "",
      "2 &lt; 3",
      "2",
      "5 € di bonus",
    ]);
  });
});

describe("the outcome of a play", () => {
  const results = (fields: object) =>
    ({ remainingPlays: 1, results: { id: "p", awards: [], tiles: [], ...fields } }) as never;

  it("is worth something only if a reward or award in it has a value", () => {
    const worth = (fields: object) => isWorth(outcomeOf(results(fields)));
    expect(worth({ tiles: [tile({ contraints: ["hasPrizes", "glow"], text: "5 €" })] })).toBe(false);
    expect(worth({ tiles: [tile({ reward: { id: "r", rewardValue: 0 } as never })] })).toBe(false);
    expect(worth({ tiles: [tile({ reward: { id: "r", rewardValue: 5 } as never })] })).toBe(true);
    expect(worth({ awards: [{ awardId: "a", rewardId: "r", value: 2 }] })).toBe(true);
    expect(worth({ awards: [{ awardId: "a", rewardId: "r", value: 0 }] })).toBe(false);
  });

  it("does not contain probabilities, and contains only texts of limited length", () => {
    const { tiles } = outcomeOf(results({ tiles: [tile({ probability: 0.2, text: "x".repeat(9000) })] }));
    expect(tiles[0]?.probability).toBeUndefined();
    expect(tiles[0]?.text).toHaveLength(2000);
  });
});
