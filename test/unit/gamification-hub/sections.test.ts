// @vitest-environment node
import { describe, expect, it } from "vitest";
import { chosenSections } from "../../../widgets/gamification-hub/sections";

const namesOf = (chosen: readonly string[], offers: (tag: string) => boolean = () => true) =>
  chosenSections(chosen, offers, { competitionId: undefined }).map(({ name }) => name);

describe("the sections of the hub", () => {
  it("are the author’s, in the author’s order and once, without unknown names", () => {
    expect(namesOf(["awards", "nulla", "achievements", "awards"])).toEqual(["awards", "achievements"]);
  });

  it("leave out what the library does not have, and the leaderboard of no competition", () => {
    const offers = (tag: string) => tag !== "vetrina-awards";
    expect(namesOf(["awards", "leaderboard", "messages"], offers)).toEqual(["messages"]);
    expect(namesOf([])).not.toContain("leaderboard");
  });

  it.each([[["nulla"]], [["leaderboard"]]])("are all, if nothing is left of %o", (chosen) => {
    expect(namesOf(chosen)).toEqual(namesOf([]));
  });
});
