import * as v from "valibot";
// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest";
import { gamificationActions as actions } from "../../../../sandbox/model";
import { callbackSchemas } from "../../../../src/gamification/protocol/callbacks";
import { giulia, startBroker, type WireClient, type WireReply } from "./client";

afterEach(() => {
  vi.useRealTimers();
});

interface Entry {
  readonly rank: number;
  readonly score: number;
  readonly members: readonly { readonly memberId: string; readonly rankChangeType: number }[];
}

const entriesOf = (board: WireReply | undefined) => (board?.leaderboardEntries ?? []) as readonly Entry[];

/** Subscribes to a leaderboard and returns its first snapshot. */
const subscribe = (client: WireClient, leaderboardFilter: object, action = "Subscribe") =>
  client.call("subscribeToLeaderboard", { entityId: "con-autunno-1", action, leaderboardFilter })
    ?.data as WireReply;

describe("a leaderboard", () => {
  it("sends a first snapshot, then one per simulation step in order, until the client unsubscribes", () => {
    const { model, player } = startBroker();
    const client = player();
    const other = player();
    const first = subscribe(client, { topRanksToInclude: 5 });
    expect(first).toMatchObject({ id: "con-autunno-1", sequence: 1 });
    model.gamification.tick();
    model.gamification.tick();
    expect(client.callbacks("leaderboardUpdate").map(({ sequence }) => sequence)).toEqual([2, 3]);
    expect(other.callbacks("leaderboardUpdate")).toEqual([]);
    subscribe(client, {}, "Unsubscribe");
    model.gamification.tick();
    expect(client.callbacks("leaderboardUpdate")).toHaveLength(2);
  });

  it("has consistent ranks, ties and rank changes", () => {
    const { model, player } = startBroker();
    const client = player();
    subscribe(client, { topRanksToInclude: 50 });
    for (let step = 0; step < 10; step += 1) model.gamification.tick();
    const boards = client.callbacks("leaderboardUpdate").map(entriesOf);
    for (const board of boards) {
      const scores = board.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      board.reduce((rank, entry) => {
        expect(entry.rank).toBe(rank);
        return rank + entry.members.length;
      }, 1);
    }
    const moves = boards.flat().flatMap(({ members }) => members.map(({ rankChangeType }) => rankChangeType));
    expect(new Set(moves)).toEqual(new Set([-1, 0, 1]));
    expect(boards.flat().some(({ members }) => members.length > 1)).toBe(true);
  });

  it("includes the member's rank and its neighbours, regardless of how low the rank is", () => {
    const client = startBroker().player();
    const filter = { topRanksToInclude: 1, ranksAboveToInclude: 1, ranksBelowToInclude: 2 };
    const entries = entriesOf(subscribe(client, filter));
    const own = entries.findIndex(({ members }) => members.some(({ memberId }) => memberId === giulia));
    expect(own).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(5);
    expect(entries[0]?.rank).toBe(1);
  });

  it("shows at most 50 top ranks", () => {
    const board = subscribe(startBroker().player("anna"), { topRanksToInclude: 100 });
    expect(entriesOf(board)).toHaveLength(50);
  });
});

describe("the simulated space", () => {
  it("advances only while a client is connected", () => {
    vi.useFakeTimers();
    const { player } = startBroker({ pace: 2000 });
    expect(vi.getTimerCount()).toBe(0);
    const client = player();
    subscribe(client, { topRanksToInclude: 1 });
    vi.advanceTimersByTime(4000);
    expect(client.callbacks("leaderboardUpdate")).toHaveLength(2);
    client.leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("starts and ends entities when they are due, and notifies all clients", () => {
    const { model, player, visitor } = startBroker();
    const client = player();
    const other = visitor();
    model.clock.advance(4 * 60 * 60_000);
    model.gamification.tick();
    for (const { callbacks } of [client, other]) {
      expect(callbacks("entityStateChanged")).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ entityId: "com-poker", previousState: 15, currentState: 25 }),
          expect.objectContaining({ entityId: "com-slot-lampo", previousState: 25, currentState: 35 }),
        ]),
      );
    }
    const { data } = client.call("getCompetitions", { competitionFilter: { ids: ["com-poker"] } }) ?? {};
    expect(data).toMatchObject([{ status: "Active", statusCode: 25 }]);
  });
});

it("callbacks of every kind match their schemas", () => {
  const { model, player } = startBroker();
  const client = player();
  subscribe(client, { topRanksToInclude: 3 });
  actions.sendMessage(model.gamification, giulia, { subject: "A", body: "<p>B</p>" });
  actions.addPoints(model.gamification, giulia, "ach-dieci-mani", 1);
  actions.setStatus(model.gamification, "com-poker", "Cancelled");
  actions.relay(model.gamification, undefined, { testo: "Manutenzione" });
  model.gamification.tick();
  for (const [kind, schema] of Object.entries(callbackSchemas)) {
    const bodies = client.callbacks(kind);
    expect(bodies, kind).not.toEqual([]);
    for (const body of bodies) expect(v.safeParse(schema as v.GenericSchema, body).success, kind).toBe(true);
  }
});
