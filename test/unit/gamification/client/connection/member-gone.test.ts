// @vitest-environment node
import { expect, it, vi } from "vitest";
import { getMember, manageOptin } from "../../../../../src/gamification";
import {
  advance,
  boardId,
  connected,
  outcomeOf,
  second,
  settled,
  startClient,
} from "../../support/start-client";

const own = { includeCustomFields: [], includeFields: ["name"] };

it("a logout ends pending calls and deletes cached data, so that the next member receives neither (S33)", async () => {
  const h = startClient();
  await connected(h.client);
  const cached = h.client.call(getMember, own);
  await settled();
  expect((await cached).data).toMatchObject({ name: "Giulia" });

  const board = vi.fn();
  h.client.board(boardId, { topRanksToInclude: 5 }, board);
  const heard = vi.fn();
  h.client.on("optinStatus", heard);
  await settled();
  h.model.faults.add({ match: "/gapi/", delay: second, times: 2 });
  const ends = [
    outcomeOf(h.client.call(getMember, { ...own, includeMetaDataFields: ["x"] })),
    outcomeOf(h.client.call(manageOptin, { entityId: "a1", entityType: "Achievement", action: "join" })),
  ];
  await settled();
  board.mockClear();

  h.client.forget();
  expect(await Promise.all(ends)).toEqual(["aborted", "outcomeUnknown"]);
  expect(h.status()).toBe("idle");
  h.getToken.mockResolvedValue(h.model.gamification.tokens.publicToken());
  const next = h.client.call(getMember, own);
  await advance(5 * second);
  expect((await next).data).toMatchObject({ id: "__PUBLIC__" });
  h.model.gamification.push("mem-giulia", {
    callback: "optinStatus",
    objectType: "OptinStatus",
    body: { entityId: "a1", statusCode: 15 },
  });
  h.model.gamification.boards.step(boardId);
  h.model.gamification.notifyBoardChanged(boardId);
  await settled();
  expect([board.mock.calls, heard.mock.calls]).toEqual([[], []]);
  expect(h.network.broker.connections()).toBe(1);
});

it("a member's queued calls are not sent after the logout (S33)", async () => {
  const h = startClient();
  await connected(h.client);
  h.model.faults.add({ match: "/gapi/", delay: second });
  const ends = Array.from({ length: 250 }, (_, at) =>
    outcomeOf(h.client.call(getMember, { ...own, includeMetaDataFields: [String(at)] })),
  );
  await settled();
  h.client.forget();
  expect(new Set(await Promise.all(ends))).toEqual(new Set(["aborted"]));
  await settled();
  expect(h.sentCalls()).toHaveLength(200);
});
