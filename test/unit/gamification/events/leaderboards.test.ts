// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import type { BoardFilter, BoardNews } from "../../../../src/gamification";
import {
  boardId,
  connected,
  second,
  settled,
  type StartedClient,
  startClient,
} from "../support/start-client";

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const top10: BoardFilter = { topRanksToInclude: 10 };

/** A board of the space, and somebody who looks at it. */
async function startBoard() {
  const h = startClient();
  await connected(h.client);
  const watch = (filter = top10, entityId = boardId) => {
    const heard: BoardNews[] = [];
    const stop = h.client.board(entityId, filter, (news) => void heard.push(news));
    const sequences = () =>
      heard.map((news) => (news.status === "ready" ? news.board.sequence : news.failure.kind));
    return { heard, stop, sequences };
  };
  return { ...h, watch };
}

function move({ model }: Pick<StartedClient, "model">, times = 1) {
  for (let count = 0; count < times; count += 1) {
    model.gamification.boards.step(boardId);
    model.gamification.boardMoved(boardId);
  }
}

/** What was asked of the platform: the action, and the filter where there is one. */
const subscriptions = ({ network }: Pick<StartedClient, "network">) =>
  network.sent.flatMap((frame) => {
    const json = /^SEND\ndestination:\/gapi\/subscribeToLeaderboard[^]*?\n\n([^]*)\0$/.exec(frame)?.[1];
    if (json === undefined) return [];
    const { body } = JSON.parse(json) as { body: { action: string; leaderboardFilter?: object } };
    return [[body.action, ...Object.values(body.leaderboardFilter ?? {})]];
  });

describe("a leaderboard", () => {
  it("is told as it is, and after each change", async () => {
    const h = await startBoard();
    const board = h.watch();
    await settled();
    move(h);
    await advance(20);
    expect(board.heard).toHaveLength(2);
    const [first, next] = board.sequences();
    expect(Number(next)).toBe(Number(first) + 1);
    expect(board.heard[1]).toMatchObject({ status: "ready", board: { id: boardId } });
  });

  it("is told once a frame, the newest alone, however often it changes", async () => {
    const h = await startBoard();
    const board = h.watch();
    await settled();
    const [first] = board.sequences();
    move(h, 1000);
    await advance(40);
    expect(board.sequences().slice(1).length).toBeLessThanOrEqual(2);
    expect(board.sequences().at(-1)).toBe(Number(first) + 1000);
  });

  it("is subscribed to once for all who look at it, as much as one of them wants", async () => {
    const h = await startBoard();
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

  it("is told at once to who comes later", async () => {
    const h = await startBoard();
    const first = h.watch();
    await settled();
    const second = h.watch();
    expect(second.heard).toEqual(first.heard);
  });

  it("never goes back: an older or known state is dropped", async () => {
    const h = await startBoard();
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

  it("is subscribed to again after a loss, and heard even where the platform counts anew", async () => {
    const h = await startBoard();
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

  it("that the platform does not show says so", async () => {
    const h = await startBoard();
    const board = h.watch(top10, "nowhere");
    await settled();
    expect(board.sequences()).toEqual(["remote"]);
  });

  it("asked for while there is no connection is subscribed to with the first", async () => {
    const h = startClient();
    const heard = vi.fn();
    h.client.board(boardId, top10, heard);
    await settled();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
