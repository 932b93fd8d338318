// @vitest-environment node
import { describe, expect, it } from "vitest";
import { spaces } from "../../../../sandbox/browser/gamification/spaces";
import {
  awardDeadline,
  awardStateOf,
  awardStates,
  conditionalOperators,
  entityStates,
  getAchievements,
  getAwards,
  getCompetitions,
  getContests,
  getMessages,
  isClaimable,
  isFinished,
  scheduleTypes,
} from "../../../../src/gamification/protocol";
import { messageStatuses } from "../../../../src/gamification/protocol/messages";
import { optInStateCodes } from "../../../../src/gamification/protocol/states";
import { start, startBroker, type WireClient } from "./client";

interface List<Item> {
  readonly read: (reply: unknown) => { readonly data: readonly Item[] };
}

/** Reads every item of a list, page by page. */
const listOver =
  (client: WireClient) =>
  <Item>(call: List<Item>, name: string, filterName: string) =>
  (filter: object = {}): readonly Item[] => {
    const items: Item[] = [];
    for (let isLast = false; !isLast;) {
      const page = { ...filter, skip: items.length, limit: 50 };
      const { data } = call.read(client.call(name, { [filterName]: page }));
      items.push(...data);
      isLast = data.length < 50;
    }
    return items;
  };

function read(name?: keyof typeof spaces) {
  const { player } = startBroker(name ? { arrangeSpace: spaces[name] } : {});
  const client = player();
  const list = listOver(client);
  return {
    client,
    achievements: list(getAchievements, "getAchievements", "achievementFilter"),
    competitions: list(getCompetitions, "getCompetitions", "competitionFilter"),
    contests: list(getContests, "getContests", "contestFilter"),
    awards: list(getAwards, "getAwards", "awardFilter"),
    messages: list(getMessages, "getMessages", "messageFilter"),
  };
}

const active = { statusCode: { moreThan: 20, lessThan: 30 } };
const plainActive = { ...active, constraints: ["hasNoDependancies"] };

describe("the demo space", () => {
  it("has active achievements of every schedule type and every conditional operator", () => {
    const achievements = read().achievements(active);
    expect(new Set(achievements.map(({ scheduling }) => scheduling?.scheduleType))).toEqual(
      new Set(scheduleTypes),
    );
    const strategies = achievements.map(({ strategies: all }) => all?.pointsStrategy);
    expect(new Set(strategies.map((strategy) => strategy?.operator))).toEqual(new Set(conditionalOperators));
    expect(strategies.find((strategy) => strategy?.operator === "Between")).toMatchObject({
      pointsValue: 5,
      pointsValueUpper: 8,
    });
  });

  it("has a graph with a cycle and a graph with a missing node, and both traversals handle them", () => {
    const { client } = read();
    for (const traversal of ["DEPTH_FIRST", "BREADTH_FIRST"]) {
      const graph = (id: string) =>
        client.call("getGraph", { ids: [id], entityType: "Achievement", traversal })?.data as {
          nodes: { entityId: string }[];
          graphs: { edges: { tailEntityId: string }[] }[];
        };
      expect(graph("mis-sale-bingo").nodes.map(({ entityId }) => entityId)).toEqual([
        "mis-sale-bingo",
        "mis-sale-rossa",
        "mis-sale-verde",
        "mis-sale-blu",
      ]);
      const { nodes, graphs } = graph("mis-guida-poker");
      const known = nodes.map(({ entityId }) => entityId);
      const missing = graphs[0]?.edges.filter(({ tailEntityId }) => !known.includes(tailEntityId));
      expect(missing).toMatchObject([{ tailEntityId: "mis-guida-rimossa" }]);
    }
  });

  it("has awards with each kind of deadline, and an award with a delay", () => {
    const awards = read().awards();
    const award = (id: string) => awards.find((each) => each.id === id);
    expect(award("awa-con-attesa")).toMatchObject({ delay: 60 });
    const withoutDates = award("awa-senza-date");
    expect(withoutDates?.pointInTime).toBeUndefined();
    for (const id of ["awa-da-riscattare", "awa-a-termine", "awa-senza-date"]) {
      const found = award(id);
      expect(found && awardDeadline(found), id).toBeGreaterThan(start);
      expect(found && isClaimable(found, start), id).toBe(true);
    }
  });

  it("gives the self-excluded player marco only his earlier awards", () => {
    const client = startBroker().player("marco");
    const { data } = getAwards.read(client.call("getAwards", { awardFilter: {} }));
    expect(data.map((award) => awardStateOf(award))).toEqual(["Issued", "Delivered"]);
    expect(client.call("optInStates", { optinStatesFilter: {} })?.data).toEqual([]);
  });
});

describe("the space of a scenario", () => {
  it("has, in `many`, 500 active achievements with unique ids, and many other entities", () => {
    const { client, achievements, competitions, contests, awards, messages } = read("many");
    expect(new Set(messages().map(({ id }) => id)).size).toBe(500);
    expect(new Set(messages().map(({ subject }) => subject)).size).toBe(500);
    const all = achievements(plainActive);
    expect(all).toHaveLength(500);
    expect(new Set(all.map(({ id }) => id)).size).toBe(500);
    const last = { entityFilter: [{ entityType: "Achievement", entityIds: ["ach-dieci-mani-20"] }] };
    expect(client.call("getRewards", last)?.data).toHaveLength(1);
    for (const list of [competitions(), contests(), awards()]) expect(list.length).toBeGreaterThan(100);
    const competitionIds = competitions().map(({ id }) => id);
    expect(contests().every(({ competitionId = "" }) => competitionIds.includes(competitionId))).toBe(true);
    const graph = client.call("getGraph", { ids: ["mis-giro-del-casino-8"], entityType: "Achievement" });
    expect(graph?.data).toMatchObject({ nodes: { length: 5 } });
  });

  it("has only empty lists in `none`", () => {
    const { client, achievements, competitions, contests, awards } = read("none");
    for (const list of [achievements(), competitions(), contests(), awards()]) expect(list).toEqual([]);
    for (const name of ["getMessages", "getRewards", "getMissionStates", "optInStates", "listInstantWins"]) {
      expect(client.call(name, {})?.data, name).toEqual([]);
    }
  });

  it("has, in `all-statuses`, an entity and an award of each status, and an achievement of each opt-in state", () => {
    const { achievements, competitions, awards, messages } = read("all-statuses");
    const inbox = messages({ messageType: "InboxItem" });
    expect(inbox.map(({ status }) => status)).toEqual(messageStatuses);
    const statuses = competitions().map(({ status }) => status);
    expect(statuses).toHaveLength(Object.keys(entityStates).length);
    expect(new Set(statuses)).toEqual(new Set(Object.keys(entityStates)));
    const all = achievements({ includeOptInState: true });
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(Object.keys(entityStates)));
    const optIns = all.map(({ optInStatus }) => optInStatus?.status);
    expect(optIns).toEqual(expect.arrayContaining(Object.keys(optInStateCodes)));
    expect(new Set(awards().map((award) => awardStateOf(award)))).toEqual(
      new Set([...Object.keys(awardStates), undefined]),
    );
  });

  it("has, in `full`, no place left in any running competition", () => {
    const { client, competitions, contests } = read("full");
    const entrants = (id: string) =>
      contests()
        .filter((contest) => contest.competitionId === id && contest.round === 1)
        .reduce((sum, { entrantsCount = 0 }) => sum + entrantsCount, 0);
    for (const { id, maxNumberOfEntrants } of competitions()) expect(maxNumberOfEntrants).toBe(entrants(id));
    const join = { entityId: "com-coppa", entityType: "Competition", action: "join" };
    expect(client.call("manageOptin", join)?.errors).toMatchObject([{ status: 400 }]);
  });

  it("has, in `ended`, no running or planned entity, and past end dates for its finished competitions", () => {
    const { achievements, competitions, contests } = read("ended");
    for (const list of [achievements(), competitions(), contests()]) {
      const states = list.map(({ statusCode = 0 }) => statusCode);
      expect(states.filter((code) => code >= 15 && code < 35)).toEqual([]);
    }
    for (const { scheduledStartDate = 0, scheduledEndDate = 0 } of competitions().filter(isFinished)) {
      expect(scheduledEndDate).toBeLessThan(start);
      expect(scheduledStartDate).toBeLessThan(scheduledEndDate);
    }
  });

  it("has, in `expired`, no claimable award, several expired awards, and only expired messages", () => {
    const { messages, awards: readAwards } = read("expired");
    expect(new Set(messages().map(({ status }) => status))).toEqual(new Set(["Expired"]));
    const awards = readAwards();
    expect(awards.filter((award) => isClaimable(award, start))).toEqual([]);
    expect(awards.filter((award) => awardStateOf(award) === "Expired").length).toBeGreaterThan(5);
  });
});
