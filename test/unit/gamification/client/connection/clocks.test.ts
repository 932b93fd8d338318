// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { heartbeat } from "../../../../../src/gamification";
import { inOrder, keepBooks } from "../../support/books";
import {
  advance,
  connected,
  minute,
  outcomeOf,
  second,
  settled,
  startClient,
} from "../../support/start-client";

const hour = 60 * minute;

describe.each([
  ["31 minutes fast", 31 * minute],
  ["an hour fast", hour],
  ["25 minutes fast", 25 * minute],
  ["a day fast", 24 * hour],
  ["an hour slow", -hour],
])("a client on a device whose clock is %s and not synchronised (R11)", (_, error) => {
  function start() {
    const h = startClient();
    h.model.clock.advance(-error);
    return h;
  }

  it("connects and receives replies to its calls", async () => {
    const h = start();
    const answer = outcomeOf(h.client.call(heartbeat));
    await settled();
    expect([h.status(), h.getToken.mock.calls.length]).toEqual(["connected", 1]);
    expect(await answer).toHaveProperty("value");
  });

  it("refreshes its token about as often as with a correct clock, and before it expires", async () => {
    const h = start();
    await connected(h.client);
    await advance(4 * hour);
    // Limits for a correct clock: the first token and about ten refreshes.
    expect(h.getToken.mock.calls.length).toBeGreaterThanOrEqual(9);
    expect(h.getToken.mock.calls.length).toBeLessThanOrEqual(12);
    expect(h.count("CONNECT")).toBe(h.getToken.mock.calls.length);
    expect(h.states.map(({ status }) => status)).not.toContain("refused");
  });
});

it.each([
  ["forward", hour],
  ["back", -hour],
])("a clock that is set %s by an hour causes at most one reconnect (R11)", async (_, jump) => {
  const h = startClient();
  await connected(h.client);
  const books = keepBooks(h);
  await advance(minute);
  vi.setSystemTime(Date.now() + jump);
  h.model.clock.advance(-jump);
  await advance(30 * second);
  books.live();
  await advance(5 * minute);
  expect(h.status()).toBe("connected");
  expect(h.count("CONNECT")).toBeLessThanOrEqual(2);
  expect(h.states.map(({ status }) => status)).not.toContain("refused");
  expect(books.audit()).toEqual(inOrder);
  expect(books.ends()).toEqual({ answered: 1, remote: 1 });
});

it.each([
  ["for a minute", minute],
  ["for a night", 8 * hour],
])(
  "a device that slept %s connects again within three seconds, with a valid token (R11)",
  async (_, time) => {
    const h = startClient();
    await connected(h.client);
    const books = keepBooks(h);
    await advance(10 * second);
    // The broker dropped the client while the device slept, and the client did not notice.
    h.network.swallow();
    books.live();
    vi.setSystemTime(Date.now() + time);
    await advance(3 * second);
    expect(h.status()).toBe("connected");
    await settled();
    expect(books.audit()).toEqual(inOrder);
    // The read was sent again, the write was not.
    expect(books.ends()).toEqual({ answered: 1, outcomeUnknown: 1 });
    expect([h.count("CONNECT"), h.getToken.mock.calls.length]).toEqual([2, 2]);
  },
);
