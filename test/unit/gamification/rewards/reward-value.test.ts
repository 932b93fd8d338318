// @vitest-environment node
import { describe, expect, it } from "vitest";
import { rewardValueText } from "../../../../src/gamification/rewards/reward-text";

const euro = { uom: "euro", uomIsoCode: "EUR", uomSymbol: "€", uomType: "Currency" };
const spins = { uom: "giri", uomIsoCode: "", uomSymbol: "", uomType: "Unit" };
const points = { uom: "punti", uomIsoCode: "", uomSymbol: "pt", uomType: "Unit" };

describe("the value of a reward", () => {
  it.each([
    [5, euro, "5\u00A0€", "€5"],
    [2.5, euro, "2,50\u00A0€", "€2.50"],
    [1234, euro, "1.234\u00A0€", "€1,234"],
    [20, { ...euro, uomIsoCode: "usd" }, "20\u00A0USD", "US$20"],
    [10, spins, "10\u00A0giri", "10\u00A0giri"],
    [1, spins, "giri:\u00A01", "giri:\u00A01"],
    [1, points, "1\u00A0pt", "1\u00A0pt"],
    [1500, points, "1.500\u00A0pt", "1,500\u00A0pt"],
    [0.125, points, "0,13\u00A0pt", "0.13\u00A0pt"],
    [3, undefined, "3", "3"],
    [3, {}, "3", "3"],
  ])("is, for %s with %o, %j in Italian and %j in English", (value, unit, italian, english) => {
    expect(rewardValueText(value, unit, "it")).toBe(italian);
    expect(rewardValueText(value, unit, "en")).toBe(english);
  });

  it.each([
    ["too long", "EURO"],
    ["without letters", "1€3"],
    ["empty", ""],
  ])("uses the currency symbol if the currency code is %s", (_, uomIsoCode) => {
    expect(rewardValueText(5, { ...euro, uomIsoCode }, "it")).toBe("5\u00A0€");
  });

  it("does not treat the code of points as a currency", () => {
    expect(rewardValueText(5, { ...points, uomIsoCode: "PTS" }, "it")).toBe("5\u00A0pt");
  });

  it("has a shortened unit if the unit is too long for a card", () => {
    expect(rewardValueText(2, { uom: "x".repeat(500) }, "it")).toHaveLength(42);
  });

  it.each([undefined, 0, NaN, -5, -0.01])("is undefined for %s", (value) => {
    expect(rewardValueText(value, euro, "it")).toBeUndefined();
  });
});
