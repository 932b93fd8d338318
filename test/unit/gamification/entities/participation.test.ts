// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { MemberView } from "../../../../src/gamification/entities/member";
import {
  type Joinable,
  participation,
  type ParticipationFacts,
} from "../../../../src/gamification/entities/participation";
import { entityStates, optInStateCodes } from "../../../../src/gamification/protocol/states";

const member: MemberView = { isLoggedIn: true, isFree: true, tags: ["gold"] };
const running: Joinable = { status: "Active", constraints: ["optinRequiredForEntrants"] };
const tags = (filter: object) => ({
  must: [],
  mustNot: [],
  should: [],
  shouldMatchAtLeast: undefined,
  ...filter,
});

/** Result of `participation` as one word: the action, or the reason if there is no action. */
function decide(entity: Partial<Joinable> = {}, facts: Partial<ParticipationFacts> = {}): string {
  const result = participation(
    { ...running, ...entity },
    { member, optIn: { status: "NotEntered" }, ...facts },
  );
  return result.action === "none" ? result.reason : result.action;
}

describe("participation in an entity", () => {
  it.each<[string, string, Partial<Joinable>, Partial<ParticipationFacts>]>([
    ["join", "an open entity", {}, {}],
    ["join", "an entity without an opt-in state", {}, { optIn: undefined }],
    ["leave", "a member who takes part", {}, { optIn: { statusCode: 15 } }],
    [
      "leave",
      "a restricted member who takes part",
      {},
      { optIn: { statusCode: 25 }, member: { ...member, isFree: false } },
    ],
    ["processing", "an opt-in in progress", {}, { optIn: { status: "Entering" } }],
    ["completed", "a completed entity", {}, { optIn: { status: "Completed" } }],
    ["unavailable", "a rejected member", {}, { optIn: { status: "Rejected", statusCode: 15 } }],
    ["unavailable", "a negative opt-in code", {}, { optIn: { statusCode: -1 } }],
    ["logged-out", "a visitor", {}, { member: { ...member, isLoggedIn: false, isFree: false } }],
    ["restricted", "a restricted member", {}, { member: { ...member, isFree: false } }],
    ["takes-part-automatically", "an entity without opt-in", { constraints: [] }, {}],
    ["not-started", "an entity that is planned", { status: "Ready" }, {}],
    ["not-started", "an entity that is about to start", { status: "Starting" }, {}],
    [
      "leave",
      "a member of an entity that is about to start",
      { statusCode: 20, status: undefined },
      { optIn: { statusCode: 15 } },
    ],
    ["closing", "an entity that is about to finish", { status: "Finishing" }, { optIn: { statusCode: 15 } }],
    ["finished", "a finished entity", { status: "Finalised" }, { optIn: { statusCode: 15 } }],
    ["cancelled", "a cancelled entity", { status: "Cancelled" }, { optIn: { statusCode: 15 } }],
    ["unavailable", "an entity in an unknown state", { status: "Frozen", statusCode: 999 }, {}],
    ["tag-missing", "a missing tag", { memberTagsFilter: tags({ must: ["gold", "vip"] }) }, {}],
    [
      "tag-missing",
      "too few optional tags",
      { memberTagsFilter: tags({ should: ["a", "b"], shouldMatchAtLeast: 1 }) },
      {},
    ],
    [
      "join",
      "enough optional tags",
      { memberTagsFilter: tags({ should: ["gold", "b"], shouldMatchAtLeast: 1 }) },
      {},
    ],
    ["tag-excludes", "an excluding tag", { memberTagsFilter: tags({ mustNot: ["gold"] }) }, {}],
    [
      "join",
      "unknown tags",
      { memberTagsFilter: tags({ must: ["vip"] }) },
      { member: { ...member, tags: undefined } },
    ],
    [
      "dependency-missing",
      "an open dependency",
      { achievementDependencies: tags({ must: ["a1"] }) },
      { completedIds: [] },
    ],
    [
      "join",
      "a completed dependency",
      { achievementDependencies: tags({ must: ["a1"] }) },
      { completedIds: ["a1"] },
    ],
    ["full", "no place left", { maxNumberOfEntrants: 100 }, { entrants: 100 }],
    ["join", "the last place", { maxNumberOfEntrants: 100 }, { entrants: 99 }],
    ["join", "an unlimited number of places", { maxNumberOfEntrants: 0 }, { entrants: 100 }],
    ["join", "an unknown number of entrants", { maxNumberOfEntrants: 100 }, { entrants: undefined }],
  ])("has the result “%s” for %s", (expected, _, entity, facts) => {
    expect(decide(entity, facts)).toBe(expected);
  });

  it("can begin only in the state Active, and end only in the states Ready, Starting and Active", () => {
    const offered = Object.entries(entityStates).flatMap(([status, statusCode]) =>
      Object.values(optInStateCodes).map(
        (code) => [status, decide({ status, statusCode }, { optIn: { statusCode: code } })] as const,
      ),
    );
    const actions = offered.filter(([, result]) => result === "join" || result === "leave");
    expect([...new Set(actions.filter(([, result]) => result === "join").map(([status]) => status))]).toEqual(
      ["Active"],
    );
    expect([...new Set(actions.map(([status]) => status))]).toEqual(["Ready", "Starting", "Active"]);
  });
});
