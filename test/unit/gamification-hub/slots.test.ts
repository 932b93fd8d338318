import { describe, expect, it } from "vitest";
import { chosenSections } from "../../../widgets/gamification-hub/sections";
import { layOutSections } from "../../../widgets/gamification-hub/slots";

/** Names of the slots, and names of the sections behind "Altro", each list joined by spaces. */
function layout(chosen: readonly string[], { hasSettings = true, hasLeaderboard = true } = {}) {
  const competitionId = hasLeaderboard ? "com-1" : undefined;
  const sections = chosenSections(chosen, () => true, { competitionId });
  const { slots, rest } = layOutSections(sections, hasSettings);
  const names = slots.map(({ name, sections: own }) =>
    own.length > 1 ? `${name}(${own.map((section) => section.name).join(" ")})` : name,
  );
  return [names.join(" "), rest.map(({ name }) => name).join(" ")];
}

describe("the slots of the hub", () => {
  it("number five if the hub has all sections: one contains the challenges, and the last contains the remaining sections", () => {
    expect(layout([])).toEqual([
      "today instant-win challenges(achievements competitions missions) leaderboard",
      "awards messages rewards products rules agenda",
    ]);
  });

  it("use the space of a missing leaderboard for the awards", () => {
    expect(layout([], { hasLeaderboard: false })).toEqual([
      "today instant-win challenges(achievements competitions missions) awards",
      "messages rewards products rules agenda",
    ]);
  });

  it.each([
    ["agenda awards", true, "agenda awards", ""],
    ["achievements competitions missions awards", true, "achievements competitions missions awards", ""],
    [
      "achievements competitions missions awards agenda",
      false,
      "achievements competitions missions awards agenda",
      "",
    ],
    [
      "achievements competitions missions awards agenda",
      true,
      "challenges(achievements competitions missions) awards agenda",
      "",
    ],
    ["agenda rules products awards messages", true, "agenda rules products awards", "messages"],
    [
      "rules today leaderboard missions instant-win agenda",
      true,
      "today leaderboard missions instant-win",
      "rules agenda",
    ],
  ])(
    "show the sections %s (settings: %s) as %s, with “%s” behind Altro",
    (chosen, hasSettings, slots, rest) => {
      expect(layout(chosen.split(" "), { hasSettings })).toEqual([slots, rest]);
    },
  );

  it("number at most five including the settings, and do not omit a section, for any choice of the author", () => {
    const all = chosenSections([], () => true, { competitionId: "com-1" });
    for (let choice = 1; choice < 2 ** all.length; choice += 1) {
      const chosen = all.filter((_, index) => choice & (2 ** index));
      for (const hasSettings of [true, false]) {
        const { slots, rest } = layOutSections(chosen, hasSettings);
        expect(slots.length + (rest.length > 0 || hasSettings ? 1 : 0)).toBeLessThanOrEqual(5);
        const shown = [...slots.flatMap(({ sections }) => sections), ...rest];
        expect(shown.length).toBe(chosen.length);
        expect(new Set(shown)).toEqual(new Set(chosen));
      }
    }
  });
});
