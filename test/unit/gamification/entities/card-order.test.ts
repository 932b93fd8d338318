// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  cardGroup,
  type CardPlace,
  compareCardPlaces,
} from "../../../../src/gamification/entities/card-order";
import type { ParticipationReason } from "../../../../src/gamification/entities/participation";

const running = { status: "Active", statusCode: 25 };
const ready = { status: "Ready", statusCode: 15 };
const finished = { status: "Finished", statusCode: 35 };

describe("the group of a card", () => {
  it("depends on the possible action, if there is one", () => {
    expect(cardGroup(running, { action: "leave" }, true)).toBe("joined");
    expect(cardGroup(running, { action: "join" }, false)).toBe("joinable");
  });

  it.each<[ParticipationReason, object, boolean, string]>([
    ["takes-part-automatically", running, false, "automatic"],
    ["takes-part-automatically", ready, false, "upcoming"],
    ["logged-out", running, false, "joinable"],
    ["logged-out", ready, false, "upcoming"],
    ["not-started", ready, false, "upcoming"],
    ["processing", running, false, "joined"],
    ["closing", { status: "Finishing", statusCode: 30 }, true, "joined"],
    ["closing", { status: "Finishing", statusCode: 30 }, false, "closed"],
    ["completed", running, true, "completed"],
    ["tag-missing", running, false, "blocked"],
    ["tag-excludes", running, false, "blocked"],
    ["dependency-missing", running, false, "blocked"],
    ["unavailable", { status: "Preparing", statusCode: 10 }, false, "upcoming"],
    ["unavailable", running, false, "blocked"],
    ["unavailable", finished, false, "closed"],
    ["full", running, false, "closed"],
    ["finished", finished, true, "closed"],
    ["cancelled", { status: "Cancelled", statusCode: 115 }, false, "closed"],
  ])("depends on the reason (%s) if no action is possible", (reason, entity, takesPart, group) => {
    expect(cardGroup(entity, { action: "none", reason }, takesPart)).toBe(group);
  });
});

describe("the order of cards", () => {
  it("depends on the group, then on the soonest date, with cards without a date last in their group", () => {
    const places: (CardPlace & { readonly id: string })[] = [
      { id: "over", group: "closed", at: 1 },
      { id: "later", group: "joinable", at: 20 },
      { id: "endless", group: "joinable" },
      { id: "soon", group: "joinable", at: 10 },
      { id: "mine", group: "joined", at: 99 },
      { id: "coming", group: "upcoming", at: 5 },
      { id: "auto", group: "automatic" },
    ];
    expect(places.toSorted(compareCardPlaces).map(({ id }) => id)).toEqual([
      "mine",
      "soon",
      "later",
      "endless",
      "auto",
      "coming",
      "over",
    ]);
  });
});
