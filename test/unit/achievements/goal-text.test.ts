// @vitest-environment node
import { describe, expect, it } from "vitest";
import { translator } from "../../../src/i18n/texts";
import { goalText } from "../../../widgets/achievements/AchievementDetails";
import { achievementsTexts } from "../../../widgets/achievements/texts";

const say = translator(achievementsTexts, "it", {});

describe("the goal of an achievement as text", () => {
  it.each([
    ["Equals", "Si completa con esattamente 3 punti."],
    ["GreaterThan", "Si completa con più di 3 punti."],
    ["GreaterThanEquals", "Si completa con almeno 3 punti."],
    ["LessThan", "Si completa con meno di 3 punti."],
    ["LessThanEquals", "Si completa con al massimo 3 punti."],
    ["Between", "Si completa con un numero di punti da 3 a 9."],
  ])("expresses %s as “%s”", (operator, sentence) => {
    expect(goalText({ operator, pointsValue: 3, pointsValueUpper: 9 } as never, say)).toBe(sentence);
  });

  it("uses the singular for one point and treats a range without an end as a minimum", () => {
    const strategy = { operator: "Between", pointsValue: 1 } as never;
    expect(goalText(strategy, say)).toBe("Si completa con il primo punto.");
  });

  it("is missing without points or with an unknown operator", () => {
    expect(goalText(undefined, say)).toBeUndefined();
    expect(goalText({ operator: "Equals" } as never, say)).toBeUndefined();
    expect(goalText({ operator: "Circa", pointsValue: 3 } as never, say)).toBeUndefined();
  });
});
