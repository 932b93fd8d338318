// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conditionalOperators } from "../../../src/gamification/protocol/strategies";
import { translator } from "../../../src/i18n/texts";
import { conditionText } from "../../../widgets/rules/condition-text";
import { rulesTexts } from "../../../widgets/rules/texts";
import { anyCharacter } from "../../support/fuzz";

const say = { it: translator(rulesTexts, "it"), en: translator(rulesTexts, "en") };

const text = (
  operator: string | undefined,
  value: string | undefined,
  { isNegated = false, language = "it" as "it" | "en", operand = "puntata", scope = "Event" } = {},
) => conditionText({ scope, operand, operator, value }, isNegated, language, say[language]);

describe("the text of a condition", () => {
  it.each([
    ["Equals", "4", "puntata pari a 4", "puntata equal to 4"],
    ["Equals", "live", "puntata «live»", "puntata “live”"],
    ["Equals", "true", "puntata «sì»", "puntata “yes”"],
    ["NotEquals", "live", "puntata non «live»", "puntata not “live”"],
    ["GreaterThan", "1200.5", "puntata oltre 1.200,5", "puntata more than 1,200.5"],
    ["GreaterThanEquals", "0.50", "puntata almeno 0,50", "puntata at least 0.50"],
    ["LessThan", "3", "puntata meno di 3", "puntata less than 3"],
    ["LessThanEquals", "-3", "puntata al massimo -3", "puntata at most -3"],
    ["Between", "1,5", "puntata da 1 a 5", "puntata from 1 to 5"],
    ["Between", "0.5..2", "puntata da 0,5 a 2", "puntata from 0.5 to 2"],
    ["In", '["slot","bingo"]', "puntata uno tra «slot», «bingo»", "puntata one of “slot”, “bingo”"],
    ["NOT_IN", "slot;bingo", "puntata nessuno tra «slot», «bingo»", "puntata none of “slot”, “bingo”"],
    ["contains", "oro", "puntata che contiene «oro»", "puntata containing “oro”"],
    ["startsWith", "R", "puntata che inizia con «R»", "puntata starting with “R”"],
    ["EndsWith", "R", "puntata che finisce con «R»", "puntata ending with “R”"],
    ["exists", "", "puntata presente", "puntata present"],
    [">=", "1", "puntata almeno 1", "puntata at least 1"],
    ["!=", "1", "puntata non pari a 1", "puntata not equal to 1"],
    ["SoundsLike", "x", "puntata che suona come «x»", "puntata sounding like “x”"],
    ["NotSoundsLike", "x", "puntata che non suona come «x»", "puntata not sounding like “x”"],
    ["LooksLike", "x", "puntata (looks like) «x»", "puntata (looks like) “x”"],
    ["constructor", "x", "puntata (constructor) «x»", "puntata (constructor) “x”"],
    [undefined, undefined, "puntata (?) valore non indicato", "puntata (?) no value given"],
  ])(
    "has the expected Italian and English wording for the operator %s with the value %s",
    (operator, value, italian, english) => {
      expect([text(operator, value), text(operator, value, { language: "en" })]).toEqual([italian, english]);
    },
  );

  it.each([
    ["GreaterThan", "puntata al massimo 3"],
    ["GreaterThanEquals", "puntata meno di 3"],
    ["LessThan", "puntata almeno 3"],
    ["LessThanEquals", "puntata oltre 3"],
    ["Equals", "puntata non pari a 3"],
    ["NotEquals", "puntata pari a 3"],
    ["Exists", "puntata assente"],
    ["isNull", "puntata presente"],
    ["SoundsLike", "puntata che non suona come 3"],
    ["LooksLike", "puntata non (looks like) 3"],
  ])("is negated if the condition must not be met (%s)", (operator, words) => {
    expect(text(operator, "3", { isNegated: true })).toBe(words);
  });

  it("names its subject unless the subject is the event", () => {
    expect(text("Equals", "3", { scope: "Member", operand: "livello" })).toBe(
      "livello del giocatore pari a 3",
    );
    expect(text("Equals", "3", { scope: "Product", operand: "X7f9a0c3e51" })).toBe(
      "un dato della piattaforma del gioco pari a 3",
    );
    expect(text("Equals", "3", { scope: "Torneo" })).toBe("puntata (torneo) pari a 3");
  });

  it.each(conditionalOperators)("is translated for the platform’s own operator %s", (operator) => {
    for (const language of ["it", "en"] as const) {
      for (const isNegated of [false, true])
        expect(text(operator, "1,2", { isNegated, language })).not.toMatch(/\(|\{/);
    }
  });

  it("is a string for any data of the platform", () => {
    const any = fc.option(fc.string({ unit: anyCharacter, maxLength: 400 }), { nil: undefined });
    fc.assert(
      fc.property(any, any, any, any, fc.boolean(), (scope, operand, operator, value, isNegated) => {
        const words = conditionText({ scope, operand, operator, value }, isNegated, "it", say.it);
        expect(words.length).toBeLessThan(800);
        expect(words).not.toMatch(/undefined|NaN|\[object/);
      }),
    );
  });
});
