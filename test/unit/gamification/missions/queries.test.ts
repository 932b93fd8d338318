// @vitest-environment node
import { describe, expect, it } from "vitest";
import { missionList, type MissionQuery } from "../../../../src/gamification/missions/queries";
import { withSteps } from "../../../../src/gamification/missions/with-steps";
import { settled, startClient } from "../support/start-client";

const query: MissionQuery = {
  status: "active",
  tags: [],
  withoutTags: [],
  ids: [],
  order: "levels",
  withGraph: true,
  language: "it",
};

/** Missions of the simulated space, all of them running. */
const all = ["mis-giro-del-casino", "mis-settimana-sport", "mis-sale-bingo", "mis-guida-poker"];

/** Reads missions of Giulia, on the simulated platform. */
async function readFor(part: Partial<MissionQuery> = {}, h = startClient(), page = { skip: 0, limit: 20 }) {
  const reading = missionList.readPage(h.client, { ...query, ...part }, page, {});
  await settled();
  const { meta, data } = await reading;
  const missions = data.map((mission) => withSteps(mission, part.order));
  return { ...h, meta, missions, ids: data.map(({ id }) => id) };
}

/** Frame of the last call with this name, or an empty string. */
const lastRequest = (h: Pick<Awaited<ReturnType<typeof readFor>>, "network">, name: string) =>
  h.network.sent.findLast((frame) => frame.startsWith(`SEND\ndestination:/gapi/${name}\n`)) ?? "";

describe("the missions of a panel (G5)", () => {
  it("are read in four calls, regardless of their number", async () => {
    const h = await readFor();
    expect(h.ids).toEqual(all);
    expect([...h.sentCalls()].sort()).toEqual([
      "getAchievements",
      "getGraph",
      "getMissionStates",
      "getRewards",
    ]);
    expect(h.sentCalls()[0]).toBe("getMissionStates");
  });

  it("require one call if no mission exists", async () => {
    const h = await readFor({ tags: ["nessuno"] });
    expect([h.ids, h.sentCalls()]).toEqual([[], ["getMissionStates"]]);
  });

  it("have their steps with states, texts, rewards and achievements", async () => {
    const { missions } = await readFor();
    const [tour] = missions;
    expect(tour?.root).toMatchObject({ name: "Il giro del casinò", optIn: { status: "Running" } });
    expect(tour?.rewards.length).toBeGreaterThan(0);
    expect(tour?.steps.map(({ id, state }) => `${id}:${state}`)).toEqual([
      "mis-giro-roulette:done",
      "mis-giro-blackjack:next",
      "mis-giro-baccarat:open",
      "mis-giro-pausa:open",
    ]);
    expect(tour?.steps[1]?.node).toMatchObject({
      description: "Cinque mani di blackjack.",
      termsAndConditions: expect.any(String) as unknown,
      scheduling: { scheduleType: "Once" },
      memberTagsFilter: { must: [] },
      points: { pointsValue: 5 },
      optIn: { points: 2, percentageComplete: 40 },
      achievement: { id: "mis-giro-blackjack" },
    });
    expect(tour?.progress).toEqual({ done: 1, all: 4 });
  });

  it("show the steps of UNKNOWN and BROKEN edges", async () => {
    const { missions } = await readFor({ ids: ["mis-settimana-sport"] });
    expect(missions[0]?.steps.map(({ id, state }) => `${id}:${state}`)).toEqual([
      "mis-sport-calcio:next",
      "mis-sport-tennis:open",
      "mis-sport-ippica:open",
    ]);
    expect(missions[0]?.links.map(({ type }) => type)).toEqual(["ROOT", "UNKNOWN", "BROKEN"]);
  });

  it("include the steps of a circle, and steps whose entity does not exist", async () => {
    const { missions } = await readFor({ ids: ["mis-sale-bingo", "mis-guida-poker"] });
    expect(missions.map(({ steps }) => steps.map(({ id, state }) => `${id}:${state}`))).toEqual([
      ["mis-sale-rossa:next", "mis-sale-verde:locked", "mis-sale-blu:locked"],
      ["mis-guida-regole:next", "mis-guida-rimossa:unknown", "mis-giro-blackjack:open"],
    ]);
  });

  it("include only missions that have the required tags and none of the excluded tags", async () => {
    expect((await readFor({ tags: ["missione"] })).ids).toEqual(all);
    expect((await readFor({ withoutTags: ["missione"] })).ids).toEqual([]);
  });

  it("include only missions in the requested phase", async () => {
    expect((await readFor({ status: "upcoming" })).ids).toEqual([]);
    expect((await readFor({ status: "all" })).ids).toEqual(all);
  });

  it("are read in pages", async () => {
    const h = await readFor({}, startClient(), { skip: 1, limit: 1 });
    expect([h.ids, h.meta?.totalRecordsFound]).toEqual([["mis-settimana-sport"], all.length]);
  });

  it.each([
    ["levels", "BREADTH_FIRST"],
    ["branches", "DEPTH_FIRST"],
  ] as const)("are sorted by %s by requesting the graph with the traversal %s", async (order, traversal) => {
    expect(lastRequest(await readFor({ order }), "getGraph")).toContain(`"traversal":"${traversal}"`);
  });

  it.each(["getGraph", "getAchievements", "getRewards"])("keep their steps if %s fails", async (name) => {
    const h = startClient();
    h.model.faults.add({ match: `/gapi/${name}`, status: 500 });
    const { missions } = await readFor({}, h);
    expect(missions[0]?.steps).toHaveLength(4);
    expect(missions[0]?.hasGraph).toBe(name !== "getGraph");
  });

  it("have only a list of steps for a visitor, without calls that the visitor's token may not make", async () => {
    const h = startClient();
    h.getToken.mockImplementation(() => Promise.resolve(h.model.gamification.tokens.publicToken()));
    const { missions } = await readFor({ withGraph: false }, h);
    expect([...h.sentCalls()].sort()).toEqual(["getAchievements", "getMissionStates", "getRewards"]);
    expect(missions[0]).toMatchObject({ hasGraph: false, progress: { done: 0 } });
    expect(missions[0]?.steps.length).toBeGreaterThan(0);
  });

  it("fail only if the missions themselves cannot be read, or if the caller cancels", async () => {
    const h = startClient();
    h.model.faults.add({ match: "/gapi/getMissionStates", status: 500 });
    const failed = missionList
      .readPage(h.client, query, { skip: 0, limit: 20 }, {})
      .catch((error: unknown) => error);
    await settled();
    expect(await failed).toMatchObject({ kind: "remote" });
    h.model.faults.clear();
    h.model.faults.add({ match: "/gapi/getGraph", delay: 5000 });
    const controller = new AbortController();
    const aborted = missionList
      .readPage(h.client, query, { skip: 0, limit: 20 }, { signal: controller.signal })
      .catch((error: unknown) => error);
    await settled();
    controller.abort();
    expect(await aborted).toMatchObject({ kind: "aborted" });
  });
});
