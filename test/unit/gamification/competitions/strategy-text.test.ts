// @vitest-environment node
import { describe, expect, it } from "vitest";
import { contestRules, contestTexts } from "../../../../src/gamification/competitions/texts";
import { roundTypes, strategyTypes } from "../../../../src/gamification/protocol/enumerations";
import type { Strategy } from "../../../../src/gamification/protocol/strategies";
import { translator } from "../../../../src/i18n/texts";

const say = translator(contestTexts, "it");

const strategies = (
  strategyType: Strategy["strategyType"],
  scoring: object = {},
  constraints: readonly string[] = [],
): Strategy => ({
  strategyType,
  rankingStrategy: { constraints: [...constraints] },
  scoringStrategy: {
    limitUpdatesTo: 0,
    sumBestXOf: 0,
    lastUpdateTimeStamp: 0,
    recordTimeWhenSumReaches: 0,
    ...scoring,
  },
});

const rulesOf = (strategy: Strategy | undefined, language = say) =>
  contestRules({ roundType: undefined, strategies: strategy }, language);

describe("the rules of a contest", () => {
  it.each([
    ["TotalCumulative", {}, "Contano tutti i punti."],
    ["SumBest", { sumBestXOf: 5 }, "Contano i 5 risultati migliori."],
    ["SumBest", { sumBestXOf: 1 }, "Conta il risultato migliore."],
    ["LimitedTo", { limitUpdatesTo: 3 }, "Contano al massimo 3 risultati."],
    // The platform does not support recordTimeWhenSumReaches, so a rule with its number would be a false
    // promise.
    ["FirstTo", { recordTimeWhenSumReaches: 1500 }, "Conta chi arriva prima al traguardo."],
  ] as const)("state which results count for %s %o", (type, scoring, expected) => {
    expect(rulesOf(strategies(type, scoring))).toEqual([expected]);
  });

  it.each(["SumBest", "LimitedTo"] as const)("leave out the strategy type %s if its number is 0", (type) => {
    expect(rulesOf(strategies(type, { sumBestXOf: 0, limitUpdatesTo: 0 }))).toEqual([]);
  });

  it.each<[readonly string[], readonly string[]]>([
    [
      ["scoreDesc", "ignoreTime"],
      ["È davanti chi ha più punti.", "A pari punti il posto è condiviso."],
    ],
    [
      ["scoreFirst", "scoreDesc"],
      ["È davanti chi ha più punti.", "A pari punti decide il tempo."],
    ],
    [["ignoreScore"], ["In classifica conta solo il tempo."]],
    [["ignoreScore", "scoreDesc", "scoreFirst"], ["In classifica conta solo il tempo."]],
    [["scoreDesc"], ["È davanti chi ha più punti."]],
    [["excludeIfGoalNotReached"], ["Entra in classifica solo chi raggiunge il traguardo."]],
    // The rules do not guess: they mention neither "fewer points" nor whether the earlier or later time
    // decides.
    [["scoreFirst", "timeDesc"], ["A pari punti decide il tempo."]],
    [["timeDesc"], []],
    [["ignoreScore", "ignoreTime"], []],
    [["somethingNew"], []],
    [[], []],
  ])("state who leads for the constraints %j", (constraints, expected) => {
    expect(rulesOf(strategies(undefined, {}, constraints))).toEqual(expected);
  });

  it("begin with the type of round", () => {
    const rules = contestRules({ roundType: "TargetBased", strategies: strategies("TotalCumulative") }, say);
    expect(rules).toEqual(["A traguardo: fino al punteggio stabilito.", "Contano tutti i punti."]);
  });

  it("are empty if nothing is known", () => {
    expect(rulesOf(undefined)).toEqual([]);
    expect(
      rulesOf({ strategyType: undefined, rankingStrategy: undefined, scoringStrategy: undefined }),
    ).toEqual([]);
  });

  it("have a different sentence for each strategy type and round type, in both languages", () => {
    for (const language of ["it", "en"] as const) {
      const sentences = [
        ...strategyTypes.map((type) =>
          rulesOf(strategies(type, { sumBestXOf: 5, limitUpdatesTo: 3 }), translator(contestTexts, language)),
        ),
        ...roundTypes.map((roundType) =>
          contestRules({ roundType, strategies: undefined }, translator(contestTexts, language)),
        ),
      ].flat();
      expect(new Set(sentences).size).toBe(strategyTypes.length + roundTypes.length);
    }
  });
});
