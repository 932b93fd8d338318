// @vitest-environment node
import { expect, it, onTestFinished, vi } from "vitest";
import { heartbeat } from "../../../../../src/gamification";
import { startSession } from "../../../../../src/gamification/client/stomp/session";
import type { SocketLike } from "../../../../../src/gamification/client/stomp/types";
import { fuzzRandom, fuzzRounds } from "../../../../support/fuzz";
import { keepBooks } from "../../support/books";
import { mutate } from "../../support/mutate";
import {
  advance,
  boardId,
  connected,
  minute,
  outcomeOf,
  second,
  type StartedClient,
  startClient,
} from "../../support/start-client";

const message = (subscription: string, headers: string, body: string) =>
  `MESSAGE\ndestination:/user/queue/x\nsubscription:${subscription}\ncontent-type:application/json\n${headers}\ncontent-length:${body.length}\n\n${body}\0`;

const board =
  '{"id":"con-slot-lampo-1","sequence":7,"leaderboardEntries":[{"rank":1,"score":5,"members":[{"memberId":"m"}]}]}';

/** A valid frame of each kind that a broker sends. The reply belongs to the call with the given id. */
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

/**
 * Returns the outcome of a valid call. If an ERROR frame caused a refusal, reopens the client first, like the
 * button "Riprova".
 */
async function answered(h: StartedClient): Promise<unknown> {
  await advance(second);
  if (h.status() === "refused") h.client.open();
  const end = outcomeOf(h.client.call(heartbeat, undefined, { fresh: true, timeoutMs: 2 * minute }));
  let hasEnded = false;
  void end.then(() => (hasEnded = true));
  while (!hasEnded) await advance(second);
  return end;
}

/** No received data may reach the console of the page. */
function watchConsole() {
  const printed = (["log", "info", "warn", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  onTestFinished(() => {
    for (const spy of printed) spy.mockRestore();
  });
  return () => printed.flatMap(({ mock }) => mock.calls);
}

/** After `close` the client has no timer and no socket. */
async function leavesNothing({ client, network }: StartedClient) {
  const closed = client.close();
  await advance(5 * second);
  await closed;
  expect([vi.getTimerCount(), network.broker.connections()]).toEqual([0, 0]);
}

it.each(Object.entries(frames))(
  "a client that receives mutated frames (%s) does not cause an error and still makes valid calls",
  async (kind, make) => {
    const random = fuzzRandom(kind);
    const printed = watchConsole();
    const h = startClient();
    await connected(h.client);
    const books = keepBooks(h);
    h.client.board(boardId, { topRanksToInclude: 3 }, () => undefined);
    // Replies need pending calls, so the test makes more calls if the frame is a reply.
    const each = make("a") === make("b") ? 20 : 4;
    let lastId = "none";
    for (let count = 1; count <= fuzzRounds(10_000); count += 1) {
      if (count % each === 0) void books.write();
      lastId = /^SEND\n.*\nmessage-id:(.*)/.exec(h.network.sent.at(-1) ?? "")?.[1] ?? lastId;
      h.network.inject(mutate(make(lastId), random));
      if (count % 100 === 0) expect(await answered(h)).toEqual({ value: {} });
    }
    await advance(minute);
    expect(books.audit()).toMatchObject({ unanswered: 0, sentTwice: [] });
    expect(printed()).toEqual([]);
    await leavesNothing(h);
  },
);

it("mutated replies to CONNECT open or end a connection, and leave no timer or socket", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const random = fuzzRandom("answers");
  const events = { reply: () => undefined, callback: () => undefined };
  const counts = { begun: 0, ended: 0, waiting: 0 };
  for (let count = 0; count < fuzzRounds(10_000); count += 1) {
    const socket: SocketLike = {
      url: "",
      readyState: 1,
      send: () => undefined,
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
    };
    const end = new AbortController();
    let outcome: keyof typeof counts = "waiting";
    const made = startSession({
      socket,
      token: "t",
      limit: second,
      signal: end.signal,
      events,
      callIdHeader: "message-id",
    });
    const heard = made.then(
      (connection) => {
        outcome = "begun";
        return connection;
      },
      () => void (outcome = "ended"),
    );
    socket.onmessage?.({ data: mutate(frames.CONNECTED?.("") ?? "", random) } as never);
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    counts[outcome] += 1;
    end.abort();
    (await heard)?.discard();
  }
  expect(vi.getTimerCount()).toBe(0);
  // Each of the three outcomes occurs often.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(fuzzRounds(100));
});

it("mutated handshakes end in a connection, a refusal or a retry, and do not break a later valid handshake", async () => {
  const random = fuzzRandom("handshakes");
  const printed = watchConsole();
  const h = startClient();
  const books = keepBooks(h);
  let isHostile = true;
  h.network.change = (text) => [isHostile && text.startsWith("CONNECTED") ? mutate(text, random) : text];
  for (let count = 1; count <= fuzzRounds(1000); count += 1) {
    h.client.open();
    void books.write();
    // Most clients are closed after the first data. Some run until their attempt ends by itself.
    await advance(count % 100 === 1 ? 11 * second : 1);
    h.client.forget();
    if (count % 100 > 0) continue;
    await advance(4 * second);
    // The test counts timers only at the end, because another file of this worker may have set one.
    expect(h.network.broker.connections()).toBe(0);
    isHostile = false;
    expect(await answered(h)).toEqual({ value: {} });
    isHostile = true;
  }
  expect(books.audit()).toMatchObject({ unanswered: 0, sentTwice: [] });
  expect(printed()).toEqual([]);
  await leavesNothing(h);
});
