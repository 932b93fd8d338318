// @vitest-environment node
import { describe, expect, it } from "vitest";
import { competitionList, type CompetitionQuery } from "../../../../src/gamification/competitions/queries";
import { entityStates } from "../../../../src/gamification/protocol/states";
import { startReading } from "../support/panels";
import { destinationsOf, outcomeOf, settled } from "../support/start-client";

const query: CompetitionQuery = { status: "active", tags: [], ids: [], language: "it" };

describe("a page of competitions", () => {
  it("is read with contests, rewards and the member’s states in four calls", async () => {
    const h = startReading(competitionList, query);
    const { data, meta } = await h.read();
    expect(h.sentCalls().toSorted()).toEqual(["getCompetitions", "getContests", "getRewards", "optInStates"]);
    expect(meta?.totalRecordsFound).toBe(data.length);
    const item = data.find(({ id }) => id === "com-autunno");
    expect(item?.optIn?.status).toBe("Entrant");
    expect(item?.contests.map(({ id, optInStatus }) => [id, optInStatus?.status])).toEqual([
      ["con-autunno-1", "Entrant"],
    ]);
    expect(item?.rewards.map(({ rewardRank }) => rewardRank)).toEqual(["1", "2,3", "4 5 ...10", "11-50"]);
  });

  it("needs four calls for any number of competitions, but only one if no competition exists", async () => {
    const h = startReading(competitionList, query);
    const { data } = await h.read({ status: "all" });
    expect(data.length).toBeGreaterThan(5);
    expect(h.sentCalls()).toHaveLength(4);
    h.network.sent.length = 0;
    expect(await h.idsOf({ ids: ["com-nessuna"] })).toEqual([]);
    expect(h.sentCalls()).toEqual(["getCompetitions"]);
  });

  it("contains only competition states that belong to the status filter, and never drafts", async () => {
    const h = startReading(competitionList, query);
    const names = (status: CompetitionQuery["status"]) =>
      h
        .read({ status })
        .then(({ data }) => [...new Set(data.map(({ competition }) => competition.status).sort())]);
    expect(await names("upcoming")).toEqual(["Ready", "Starting"]);
    expect(await names("active")).toEqual(["Active", "Finishing"]);
    expect(await names("finished")).toEqual(["Finalised", "Finalising", "Finished"]);
    const all = await names("all");
    expect(all).toHaveLength(8);
    expect(all).not.toContain("Draft");
  });

  it("begins with the competition that ends next", async () => {
    const h = startReading(competitionList, query);
    const active = await h.idsOf({ status: "active" });
    expect(active.indexOf("com-slot-lampo")).toBeLessThan(active.indexOf("com-autunno"));
    expect(await h.idsOf({ status: "upcoming" })).toEqual(["com-starting", "com-poker"]);
  });

  it("contains the competitions that the author names, even cancelled ones", async () => {
    const h = startReading(competitionList, query);
    const ids = Object.keys(entityStates).map((state) => `com-${state.toLowerCase()}`);
    const shown = await h.idsOf({ status: "all", ids });
    expect(shown).toContain("com-cancelled");
    expect(shown).toContain("com-unknown");
    expect(await h.idsOf({ status: "active", ids: ["com-cancelled", "com-autunno"] })).toEqual([
      "com-autunno",
    ]);
  });

  it("states which required achievements are completed, without another call", async () => {
    const h = startReading(competitionList, query);
    const achievementDependencies = {
      must: ["ach-una-al-giorno", "ach-dieci-mani"],
      mustNot: [],
      should: [],
    };
    h.model.gamification.space.update((state) => ({
      ...state,
      competitions: state.competitions.map((each) =>
        each.id === "com-slot-lampo" ? { ...each, achievementDependencies } : each,
      ),
    }));
    const { data } = await h.read();
    expect(data.find(({ id }) => id === "com-slot-lampo")?.completedIds).toEqual(["ach-una-al-giorno"]);
    expect(h.sentCalls()).toHaveLength(4);
  });

  it("shows whether the operator excludes the member", async () => {
    const h = startReading(competitionList, query);
    h.model.gamification.space.updateMember("mem-giulia", (member) => ({
      ...member,
      optIns: [
        {
          entityType: "Competition",
          entityId: "com-slot-lampo",
          status: "Excluded",
          percentageComplete: 0,
          points: 0,
        },
      ],
    }));
    const { data } = await h.read();
    expect(data.find(({ id }) => id === "com-slot-lampo")?.optIn?.statusCode).toBe(-5);
  });

  it("leaves out contests and rewards that cannot be read", async () => {
    const h = startReading(competitionList, query);
    h.model.faults.add({ match: "/gapi/getContests", status: 500 });
    h.model.faults.add({ match: "/gapi/getRewards", status: 500 });
    const { data } = await h.read();
    expect(data.length).toBeGreaterThan(0);
    expect(data.flatMap(({ contests, rewards }) => [...contests, ...rewards])).toEqual([]);
    expect(data.find(({ id }) => id === "com-autunno")?.optIn?.status).toBe("Entrant");
  });

  it("fails if the member’s states cannot be read, unless the token may not request them", async () => {
    const h = startReading(competitionList, query);
    h.model.faults.add({ match: "/gapi/optInStates", status: 500, times: 1 });
    expect(await outcomeOf(h.read())).toBe("remote");
    h.model.faults.add({ match: "/gapi/optInStates", status: 403, times: 1 });
    const { data } = await h.read({ language: "en" });
    expect(data.every(({ optIn }) => optIn === undefined)).toBe(true);
  });

  it("reads all pages of contests even if the platform sends fewer per page than requested", async () => {
    const h = startReading(competitionList, query);
    h.model.gamification.space.update((state) => ({
      ...state,
      contests: Array.from({ length: 70 }, (_, index) => index).flatMap((index) =>
        state.contests
          .filter(({ id }) => id === "con-autunno-1")
          .map((each) => ({ ...each, id: `con-${index}` })),
      ),
    }));
    const { data } = await h.read({ ids: ["com-autunno"] });
    expect(data[0]?.contests).toHaveLength(70);
    expect(h.sentCalls().filter((name) => name === "getContests")).toHaveLength(2);
  });

  it("ends when it is cancelled", async () => {
    const h = startReading(competitionList, query);
    const controller = new AbortController();
    h.model.faults.add({ match: "/gapi/getContests", delay: 60_000 });
    const reading = outcomeOf(h.read({}, {}, { signal: controller.signal }));
    await settled();
    controller.abort();
    await settled();
    expect(await reading).toBe("aborted");
    expect(destinationsOf(h.network.sent)).not.toContain("getRewards");
  });
});
