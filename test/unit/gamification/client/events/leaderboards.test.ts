// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import type { BoardFilter, BoardNews } from "../../../../../src/gamification";
import {
  advance,
  boardId,
  connected,
  second,
  settled,
  type StartedClient,
  startClient,
} from "../../support/start-client";

const top10: BoardFilter = { topRanksToInclude: 10 };

/** A connected client and a function that adds a listener to a leaderboard. */
async function startLeaderboards() {
  const h = startClient();
  await connected(h.client);
  const watch = (filter = top10, entityId = boardId) => {
    const received: BoardNews[] = [];
    const stop = h.client.board(entityId, filter, (news) => void received.push(news));
    const sequences = () =>
      received.map((news) => (news.status === "ready" ? news.board.sequence : news.failure.kind));
    return { received, stop, sequences };
  };
  return { ...h, watch };
}

function move({ model }: Pick<StartedClient, "model">, times = 1) {
  for (let count = 0; count < times; count += 1) {
    model.gamification.boards.step(boardId);
    model.gamification.notifyBoardChanged(boardId);
  }
}

/**
 * Subscribe calls of the client. Each contains the action and, if the call has a filter, the values of the
 * filter.
 */
const subscriptions = ({ network }: Pick<StartedClient, "network">) =>
  network.sent.flatMap((frame) => {
    const json = /^SEND\ndestination:\/gapi\/subscribeToLeaderboard[^]*?\n\n([^]*)\0$/.exec(frame)?.[1];
    if (json === undefined) return [];
    const { body } = JSON.parse(json) as { body: { action: string; leaderboardFilter?: object } };
    return [[body.action, ...Object.values(body.leaderboardFilter ?? {})]];
  });

describe("a leaderboard", () => {
  it("is reported when a listener subscribes, and after each change", async () => {
    const h = await startLeaderboards();
    const board = h.watch();
    await settled();
    move(h);
    await advance(20);
    expect(board.received).toHaveLength(2);
    const [first, next] = board.sequences();
    expect(Number(next)).toBe(Number(first) + 1);
    expect(board.received[1]).toMatchObject({ status: "ready", board: { id: boardId } });
  });

  it("is reported with more ranks as soon as a second listener requests them", async () => {
    const h = await startLeaderboards();
    const few = h.watch({ topRanksToInclude: 2 });
    await settled();
    const more = h.watch({ topRanksToInclude: 20 });
    await settled();
    const ranks = ({ received }: typeof few) =>
      received.map((news) => (news.status === "ready" ? news.board.leaderboardEntries.length : 0));
    expect(ranks(few)[0]).toBe(2);
    expect(ranks(more).at(-1)).toBeGreaterThan(2);
    expect(few.sequences().at(-1)).toBe(few.sequences()[0]);
  });

  it("is reported at most once per animation frame, in its newest state", async () => {
    const h = await startLeaderboards();
    const board = h.watch();
    await settled();
    const [first] = board.sequences();
    move(h, 1000);
    await advance(40);
    expect(board.sequences().slice(1).length).toBeLessThanOrEqual(2);
    expect(board.sequences().at(-1)).toBe(Number(first) + 1000);
  });

  it("has one subscription for all listeners, with the largest number of ranks that they request", async () => {
    const h = await startLeaderboards();
    const boards = [h.watch(), h.watch(), h.watch({ topRanksToInclude: 100, ranksBelowToInclude: 3 })];
    await settled();
    expect(subscriptions(h)).toEqual([
      ["Subscribe", 10, 0, 0],
      ["Subscribe", 50, 0, 3],
    ]);
    move(h);
    await advance(20);
    expect(new Set(boards.map(({ sequences }) => sequences().at(-1))).size).toBe(1);
    boards[2]?.stop();
    boards[0]?.stop();
    boards[0]?.stop();
    await settled();
    expect(subscriptions(h).slice(2)).toEqual([["Subscribe", 10, 0, 0]]);
    boards[1]?.stop();
    await settled();
    expect(subscriptions(h).at(-1)).toEqual(["Unsubscribe"]);
    h.network.sent.length = 0;
    move(h);
    await advance(20);
    expect(subscriptions(h)).toEqual([]);
  });

  it("is reported immediately to a later listener", async () => {
    const h = await startLeaderboards();
    const first = h.watch();
    await settled();
    const second = h.watch();
    expect(second.received).toEqual(first.received);
  });

  it("is not reported in a state that is older than, or equal to, the last reported one", async () => {
    const h = await startLeaderboards();
    const board = h.watch();
    await settled();
    const [first] = board.sequences();
    for (const sequence of [Number(first) + 5, Number(first) + 4, Number(first) + 5, Number(first)]) {
      h.model.gamification.push("mem-giulia", {
        callback: "leaderboardUpdate",
        objectType: "Leaderboard",
        body: { id: boardId, sequence, leaderboardEntries: [] },
      });
      await advance(20);
    }
    expect(board.sequences()).toEqual([first, Number(first) + 5]);
  });

  it("is subscribed to again after a connection loss, even if the platform restarts its sequence numbers", async () => {
    const h = await startLeaderboards();
    const board = h.watch();
    await settled();
    move(h, 3);
    await advance(20);
    h.network.cut();
    h.model.gamification.boards.reset();
    await advance(6 * second);
    expect(subscriptions(h)).toEqual([
      ["Subscribe", 10, 0, 0],
      ["Subscribe", 10, 0, 0],
    ]);
    expect(Number(board.sequences().at(-1))).toBeLessThan(Number(board.sequences().at(-2)));
  });

  it("is reported as failed if the platform refuses the subscription", async () => {
    const h = await startLeaderboards();
    const board = h.watch(top10, "nowhere");
    await settled();
    expect(board.sequences()).toEqual(["remote"]);
  });

  it("is subscribed to on connecting if a listener requested it earlier", async () => {
    const h = startClient();
    const listener = vi.fn();
    h.client.board(boardId, top10, listener);
    await settled();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
