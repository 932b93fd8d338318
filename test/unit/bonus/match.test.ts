// @vitest-environment node
import { describe, expect, it } from "vitest";
import { bonusStyleTexts, styleOf } from "../../../src/bonus/labels";
import { matchBonuses } from "../../../src/bonus/service";

const one = { sgadId: "S1", promoId: "P1" };
const two = { sgadId: "S2", promoId: undefined };
const three = { sgadId: undefined, promoId: "P3" };
const bonuses = [one, two, three];

describe("matchBonuses", () => {
  it("finds bonuses by either id, in the order of the ids", () => {
    expect(matchBonuses(bonuses, ["P3", "S2", "S1"])).toEqual([three, two, one]);
  });

  it("returns each bonus once, even if several ids match it", () => {
    expect(matchBonuses(bonuses, ["P1", "S1", "P1"])).toEqual([one]);
  });

  it("returns nothing for unknown ids", () => {
    expect(matchBonuses(bonuses, ["S9", "s1", "undefined", ""])).toEqual([]);
    expect(matchBonuses(bonuses, [])).toEqual([]);
  });

  it("returns the first of two bonuses with the same id", () => {
    const next = { sgadId: "S4", promoId: "P1" };
    expect(matchBonuses([one, next], ["P1"])).toEqual([one]);
  });
});

describe("the labels of bonus styles", () => {
  it("are the ten labels of the specification", () => {
    expect(bonusStyleTexts.it).toEqual({
      tuttiigiochi: "Tutti i giochi",
      scommesse: "Scommesse",
      ippica: "Ippica",
      totocalcio: "Totocalcio e Totogol",
      poker: "Poker",
      casino: "Casinò",
      skillgames: "Giochi di Carte",
      lotterie: "Lotterie",
      bingo: "Bingo",
      quickgames: "Quick Games",
    });
  });

  it("exist only for known keys", () => {
    expect([styleOf("casino"), styleOf(" Poker ")]).toEqual(["casino", "poker"]);
    for (const key of ["virtuali", "", undefined, "constructor", "__proto__"]) {
      expect(styleOf(key)).toBeUndefined();
    }
  });
});
