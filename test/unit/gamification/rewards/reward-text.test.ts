// @vitest-environment node
import { describe, expect, it } from "vitest";
import { entityTexts } from "../../../../src/gamification/entities/texts";
import { rewardLine, rewardText } from "../../../../src/gamification/rewards/reward-text";
import { translator } from "../../../../src/i18n/texts";

const rewardType = {
  key: "bonus",
  uom: "euro",
  uomIsoCode: "EUR",
  uomSymbol: "€",
  uomType: "Currency",
  customFields: {},
};
const textOf = (name: string | undefined, rewardValue: number | undefined) =>
  rewardText({ name, rewardValue, rewardType }, "it");

describe("the text of a reward", () => {
  it.each([
    ["200 € di bonus casinò", 200, "200 € di bonus casinò"],
    ["Bonus di 1.500€", 1500, "Bonus di 1.500€"],
    ["Bonus di 2,50\u00A0€", 2.5, "Bonus di 2,50\u00A0€"],
    ["Premio da 1.200 €", 200, "200\u00A0€ · Premio da 1.200 €"],
    ["Premio da 12,50 €", 50, "50\u00A0€ · Premio da 12,50 €"],
    ["Bonus casinò", 200, "200\u00A0€ · Bonus casinò"],
    ["Bonus 2026", 20, "20\u00A0€ · Bonus 2026"],
    ["Bonus casinò", undefined, "Bonus casinò"],
    ["Bonus casinò", 0, "Bonus casinò"],
    ["Bonus casinò", -5, "Bonus casinò"],
    [undefined, 5, "5\u00A0€"],
    [undefined, undefined, ""],
  ])("is, for the name %j and the value %j, %j", (name, value, expected) => {
    expect(textOf(name, value)).toBe(expected);
  });

  it("does not repeat the value if the name contains the value with its unit", () => {
    const reward = { name: "10 € di bonus casinò", rewardValue: 10, rewardType };
    expect(rewardText(reward, "en")).toBe("10 € di bonus casinò");
    expect(rewardText({ ...reward, name: "110 € di bonus" }, "en")).toBe("€10 · 110 € di bonus");
  });
});

describe("the rewards of a card", () => {
  const say = translator(entityTexts, "it", {});
  const reward = { name: "10 giri", rewardValue: undefined, rewardType: undefined };

  it("are shown as the first reward and the number of other rewards", () => {
    expect(rewardLine([], "it", say)).toBe("");
    expect(rewardLine([reward], "it", say)).toBe("10 giri");
    expect(rewardLine([reward, reward, reward], "it", say)).toBe("10 giri (+2)");
  });
});
