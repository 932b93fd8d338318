// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { translator } from "../../../src/i18n/texts";
import { actionFactors, factorText } from "../../../widgets/products/factor-text";
import { productsTexts } from "../../../widgets/products/texts";

const say = translator(productsTexts, "it");
const sayEnglish = translator(productsTexts, "en");

describe("an adjustment factor", () => {
  it.each([
    [0, "non vale", "does not count"],
    [0.5, "vale la metà", "counts half"],
    [1, "vale per intero", "counts normally"],
    [1.5, "vale una volta e mezza", "counts one and a half times"],
    [2, "vale il doppio", "counts double"],
    [3, "vale il triplo", "counts triple"],
    [4, "vale il quadruplo", "counts four times"],
    [0.75, "vale in parte: 75 %", "counts in part: 75%"],
    [0.07, "vale in parte: 7 %", "counts in part: 7%"],
    [0.333_333, "vale in parte: circa 33,3 %", "counts in part: about 33.3%"],
    [0.000_01, "vale in parte: 0,001 %", "counts in part: 0.001%"],
    [1001, "vale 1.001 volte", "counts 1,001 times"],
    [999.5, "vale 999,5 volte", "counts 999.5 times"],
    [2.004, "vale circa 2 volte", "counts about 2 times"],
    [0.999_99, "vale circa 1 volta", "counts about once"],
    [0.9994, "vale in parte: circa 99,9 %", "counts in part: about 99.9%"],
    [1.0001, "vale circa 1 volta", "counts about once"],
    [12.3456, "vale circa 12,35 volte", "counts about 12.35 times"],
    [1.25, "vale 1,25 volte", "counts 1.25 times"],
    [10, "vale 10 volte", "counts 10 times"],
  ])("is shown as text if it is %d", (factor, italian, english) => {
    expect([factorText(factor, "it", say), factorText(factor, "en", sayEnglish)]).toEqual([italian, english]);
  });

  it.each([undefined, -1, NaN, Infinity, 1e21])("is not shown if it is %s", (factor) => {
    expect(factorText(factor, "it", say)).toBeUndefined();
  });

  it("is never shown with an impossible number", () => {
    fc.assert(
      fc.property(fc.double(), (factor) => {
        expect(factorText(factor, "it", say) ?? "").not.toMatch(/NaN|∞|undefined|E\d|\{/);
      }),
    );
  });
});

describe("the factors of actions", () => {
  it("are shown with the action’s name, except factors that change nothing", () => {
    const factors = [
      { actionTypeId: "scommessaMultipla", adjustmentFactor: 2 },
      { actionTypeId: "scommessaSingola", adjustmentFactor: 1 },
      { actionTypeId: "7f9a0c3e51", adjustmentFactor: 0 },
      { actionTypeId: "altra", adjustmentFactor: undefined },
    ];
    expect(actionFactors(factors, "it", say)).toEqual([
      { action: "scommessa multipla", factor: "vale il doppio" },
      { action: undefined, factor: "non vale" },
    ]);
  });
});
