// @vitest-environment node
import { describe, expect, it } from "vitest";
import { inOrder, keepBooks } from "../../../support/books";
import {
  advance,
  boardId,
  connected,
  destinationsOf,
  second,
  settled,
  startClient,
} from "../../../support/start-client";

/** A busy client: a leaderboard, and calls and callbacks ten times a second. */
async function startBusy(random = 0) {
  const h = startClient({ random: () => random });
  await connected(h.client);
  h.client.board(boardId, { topRanksToInclude: 3 }, () => undefined);
  await settled();
  const books = keepBooks(h);
  const live = async (milliseconds: number) => {
    for (let time = 0; time < milliseconds; time += 100) {
      books.live();
      await advance(100);
    }
  };
  /**
   * Milliseconds until the client has the status, or `Infinity` after the limit. `pass` advances the time.
   */
  const until = async (
    status: string,
    limit: number,
    pass: (milliseconds: number) => Promise<unknown> = live,
  ) => {
    let time = 0;
    for (; h.status() !== status && time < limit; time += 100) await pass(100);
    return h.status() === status ? time : Infinity;
  };
  return { ...h, books, live, until };
}

type Busy = Awaited<ReturnType<typeof startBusy>>;

/**
 * Counts of CONNECTs and leaderboard subscriptions, and ids of the queues, in the frames after the first
 * `since` ones.
 */
function beginnings({ network }: Busy, since: number) {
  const sent = network.sent.slice(since);
  return {
    connects: sent.filter((text) => text.startsWith("CONNECT\n")).length,
    queues: sent.flatMap((text) => /^SUBSCRIBE\nid:(.*)/.exec(text)?.[1] ?? []),
    boards: destinationsOf(sent).filter((name) => name === "subscribeToLeaderboard").length,
  };
}

const beganOnce = { connects: 1, queues: ["sub-0", "sub-1"], boards: 1 };

describe("a broker outage of 3 s (R1)", () => {
  it.each([0, 0.5, 0.999])(
    "ends with one reconnect within 8 s of the drop, without duplicate calls or subscriptions (random value %d)",
    async (random) => {
      const h = await startBusy(random);
      await h.live(second);
      // These calls are pending when the fault occurs.
      h.model.faults.add({ match: "/gapi/", delay: 200, times: 20 });
      for (let each = 0; each < 10; each += 1) h.books.live();
      await advance(100);
      h.model.gamification.faults.apply("stop");
      expect(await h.until("waiting", second)).toBeLessThan(second);
      await h.live(3 * second);
      h.model.gamification.faults.apply("start");
      const before = h.network.sent.length;
      expect(await h.until("connected", 10 * second)).toBeLessThanOrEqual(5 * second);
      await h.live(2 * second);
      await advance(31 * second);
      expect(beginnings(h, before)).toEqual(beganOnce);
      expect(h.network.broker.connections()).toBe(1);
      expect(h.books.audit()).toEqual(inOrder);
      const { outcomeUnknown, ...others } = h.books.ends();
      // The ten pending calls, and a call sent while the socket was closing.
      expect(outcomeUnknown).toBe(11);
      expect(Object.keys(others).sort()).toEqual(["answered", "notSent", "remote"]);
    },
  );

  it("does not lose or duplicate a call, even if it occurs five times", async () => {
    const h = await startBusy(0.3);
    for (let outage = 0; outage < 5; outage += 1) {
      h.model.gamification.faults.apply("stop");
      await h.live(3 * second);
      h.model.gamification.faults.apply("start");
      expect(await h.until("connected", 40 * second)).toBeLessThan(40 * second);
      await h.live(3 * second);
    }
    await advance(31 * second);
    expect(h.network.broker.connections()).toBe(1);
    expect(h.books.audit()).toEqual(inOrder);
    expect(h.books.handled()).toBeGreaterThan(100);
  });
});

describe("a half-open connection (R2)", () => {
  const cases = [0, 0.5, 1.9, 2.1, 3.9].flatMap((since) => [
    { since, calls: "open calls", limit: 20 },
    { since, calls: "no open call", limit: 12.5 },
  ]);

  it.each(cases)(
    "is closed within $limit s and then replaced if it hangs $since s after a heartbeat, with $calls",
    async ({ since, calls, limit }) => {
      const h = await startBusy(0.999);
      await advance(8 * second + since * second);
      h.network.swallow();
      const pass = calls === "open calls" ? h.live : advance;
      expect(await h.until("waiting", 30 * second, pass)).toBeLessThanOrEqual(limit * second);
      const before = h.network.sent.length;
      expect(await h.until("connected", 20 * second)).toBeLessThanOrEqual(8 * second);
      await advance(31 * second);
      expect(beginnings(h, before)).toEqual(beganOnce);
      expect(h.books.audit()).toEqual(inOrder);
    },
  );

  it("is replaced at most 7 s after the last attempt has failed at a stalled broker", async () => {
    const h = await startBusy();
    h.model.gamification.faults.apply("stall");
    expect(await h.until("waiting", 30 * second)).toBeLessThanOrEqual(20 * second);
    await h.until("connecting", 10 * second);
    await h.live(5 * second);
    h.model.gamification.faults.apply("start");
    const before = h.network.sent.length;
    const attempt = await h.until("waiting", 11 * second);
    expect(attempt).toBeLessThanOrEqual(10 * second);
    expect(await h.until("connected", 20 * second)).toBeLessThanOrEqual(7 * second);
    await advance(31 * second);
    expect(beginnings(h, before)).toEqual(beganOnce);
    expect(h.books.audit()).toEqual(inOrder);
  });
});
