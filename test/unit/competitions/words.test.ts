// @vitest-environment node
import { describe, expect, it } from "vitest";
import { entityStates } from "../../../src/gamification/protocol/states";
import { translator } from "../../../src/i18n/texts";
import { contestName, entrantsText } from "../../../widgets/competitions/competition-texts";
import { competitionsTexts } from "../../../widgets/competitions/texts";
import { toneOf } from "../../../widgets/competitions/tone";

const say = translator(competitionsTexts, "it", {});

describe("the text about the entrants of a competition", () => {
  it.each([
    [80, 500, 2, "80 su 500"],
    [2, 500, 2, "2 su 500"],
    [1, 500, 2, "1 su 500, almeno 2"],
    [0, undefined, 2, "0, almeno 2"],
    [0, 500, 0, "0 su 500"],
    [undefined, 500, 2, "al massimo 500, almeno 2"],
    [80, 0, 1, "80"],
    [80, undefined, 10, "80"],
    [undefined, undefined, 10, "almeno 10"],
    [undefined, 0, undefined, ""],
  ])(
    "shows a count of %s, a maximum of %s and a minimum of %s as “%s”",
    (count, maxNumberOfEntrants, minNumberOfEntrants, expected) => {
      expect(entrantsText({ maxNumberOfEntrants, minNumberOfEntrants }, count, say)).toBe(expected);
    },
  );
});

describe("the name of a contest", () => {
  const competition = { name: "Lega del poker" };

  it.each([
    ["the label of its group", { groupStageLabel: " Girone A ", name: "Gara 1" }, "Girone A"],
    ["its own name", { name: "Gara 1", groupStage: 1 }, "Gara 1"],
    ["its group if the name is the competition's", { ...competition, groupStage: 2 }, "Girone 2"],
    ["its round without a group", { ...competition, groupStageLabel: "", round: 3 }, "Turno 3"],
    ["the first round if everything is missing", {}, "Turno 1"],
  ])("is %s", (_, contest, expected) => {
    const nothing = { name: undefined, groupStageLabel: undefined, groupStage: undefined, round: undefined };
    expect(contestName({ ...nothing, ...contest }, competition, translator(competitionsTexts, "it"))).toBe(
      expected,
    );
  });
});

it("the tone of a state is never the tone of a success, and is neutral if the state is unknown", () => {
  const tones = Object.keys(entityStates).map((status) => [status, toneOf({ status })]);
  expect(Object.fromEntries(tones.filter(([, tone]) => tone !== "closed"))).toEqual({
    Ready: "waiting",
    Starting: "waiting",
    Active: "running",
    Finishing: "running",
    Cancelling: "warning",
    Cancelled: "warning",
  });
  expect(toneOf({ status: "Sospesissimo" })).toBe("closed");
});
