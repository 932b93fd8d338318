// @vitest-environment node
import { expect, it, vi } from "vitest";
import { randomFrom } from "../../../../sandbox/model/gamification/space/random";
import { heartbeat, manageOptin } from "../../../../src/gamification";
import { mutate } from "../support/mutate";

import {
  boardId,
  connected,
  minute,
  outcomeOf,
  second,
  type StartedClient,
  startClient,
} from "../support/start-client";

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const message = (subscription: string, headers: string, body: string) =>
  `MESSAGE\ndestination:/user/queue/x\nsubscription:${subscription}\ncontent-type:application/json\n${headers}\ncontent-length:${body.length}\n\n${body}\0`;

const board =
  '{"id":"con-slot-lampo-1","sequence":7,"leaderboardEntries":[{"rank":1,"score":5,"members":[{"memberId":"m"}]}]}';

/** A good frame of each kind that a broker sends; a reply is one to a call that is on its way. */
const frames: Readonly<Record<string, (id: string) => string>> = {
  CONNECTED: () => "CONNECTED\nversion:1.2\nheart-beat:4000,4000\nuser-name:m1\n\n\0",
  reply: (id) => message("sub-0", `message-id:${id}\nobjectType:X`, '{"meta":{},"data":[],"errors":[]}'),
  error: (id) =>
    message("sub-0", `message-id:${id}\nobjectType:X`, '{"errors":[{"message":"no","code":1,"status":400}]}'),
  callback: () =>
    message("sub-1", "message-id:c1\ncallback:entityChanged\nobjectType:EntityChanged", '{"entityId":"a"}'),
  board: () => message("sub-1", "message-id:c2\ncallback:leaderboardUpdate\nobjectType:Leaderboard", board),
  ERROR: () => "ERROR\nmessage:no\ncontent-type:text/plain\n\nno\0",
  RECEIPT: () => "RECEIPT\nreceipt-id:close-2\n\n\0",
  beat: () => "\n",
};

/** A good call. Who is refused, because of an ERROR among what came, presses "Riprova". */
async function answered(h: StartedClient): Promise<unknown> {
  await advance(second);
  if (h.status() === "refused") h.client.open();
  const end = outcomeOf(h.client.call(heartbeat, undefined, { fresh: true, timeout: 2 * minute }));
  let hasEnded = false;
  void end.then(() => (hasEnded = true));
  while (!hasEnded) await advance(second);
  return end;
}

it("10,000 mutated frames of every kind harm nobody, and a good call is answered after each hundred", async () => {
  const random = randomFrom("frames");
  const printed = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const h = startClient();
  await connected(h.client);
  h.client.board(boardId, { topRanksToInclude: 3 }, () => undefined);
  h.client.on("entityChanged", () => undefined);
  const ends: Promise<unknown>[] = [];
  const kinds = Object.values(frames);
  const answers: unknown[] = [];
  for (let count = 0; count < 10_000; count += 1) {
    const lastId = /message-id:([\da-f-]{36})/.exec(h.network.sent.at(-1) ?? "")?.[1] ?? "none";
    h.network.inject(mutate(kinds[count % kinds.length]?.(lastId) ?? "", random));
    if (count % 10 === 0) {
      const join = { entityId: String(count), entityType: "Contest", action: "join" } as const;
      ends.push(outcomeOf(h.client.call(manageOptin, join)));
    }
    if (count % 100 < 99) continue;
    answers.push(await answered(h));
  }
  await advance(minute);
  const outcomes = await Promise.all(ends);
  expect(answers).toEqual(Array(100).fill({ value: {} }));
  expect(outcomes).toHaveLength(1000);
  expect(printed.mock.calls).toEqual([]);
  printed.mockRestore();
});

it("mutated handshakes end in a connection, a refusal or another try, and a good one after them works", async () => {
  const random = randomFrom("herd");
  const printed = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const h = startClient();
  let isHostile = true;
  h.network.change = (text) => [isHostile && text.startsWith("CONNECTED") ? mutate(text, random) : text];
  for (let count = 0; count < 300; count += 1) {
    h.client.open();
    await advance(11 * second);
    h.client.forget();
    await advance(100);
  }
  await advance(5 * second);
  expect(vi.getTimerCount()).toBe(0);
  isHostile = false;
  expect(await answered(h)).toEqual({ value: {} });
  expect(printed.mock.calls).toEqual([]);
  printed.mockRestore();
});
