// @vitest-environment node
import { describe, expect, it } from "vitest";
import { heartbeat } from "../../../../../../src/gamification";
import { fuzzRandom } from "../../../../../support/fuzz";
import { inOrder, keepBooks } from "../../../support/books";
import { advance, connected, outcomeOf, second, settled, startClient } from "../../../support/start-client";

async function startBooked() {
  const h = startClient();
  await connected(h.client);
  return { ...h, books: keepBooks(h) };
}

/** Holds back the messages of the broker, so that a test can deliver them in any order and number. */
function holdBack({ network }: ReturnType<typeof startClient>) {
  const held: string[] = [];
  network.change = (text) => {
    if (!text.startsWith("MESSAGE\n")) return [text];
    held.push(text);
    return [];
  };
  return held;
}

/** Replaces the body of a MESSAGE. The new body ends with NUL. */
const withBody = (text: string, body: string) =>
  `${text.replace(/content-length:.*\n/, "").split("\n\n")[0] ?? ""}\n\n${body}\0`;

const isGood = { answered: 40, remote: 40 };

describe("replies and callbacks", () => {
  it.each(["one", "two", "three"])(
    "reach their call or listener once, regardless of order, duplicates and foreign ids (R7, order %s)",
    async (order) => {
      const h = await startBooked();
      const random = fuzzRandom(order);
      const held = holdBack(h);
      for (let each = 0; each < 40; each += 1) h.books.live();
      await settled();
      const foreign = held.map((text) => text.replace(/message-id:.*/, `message-id:${random()}`));
      const copies = held.filter(() => random() < 0.5);
      const replies = foreign.filter((text) => text.includes("sub-0"));
      const messages = [...held, ...copies, ...replies]
        .map((text) => ({ text, at: random() }))
        .sort((one, other) => one.at - other.at);
      for (const { text } of messages) h.network.inject(text);
      await settled();
      expect(h.books.audit()).toEqual(inOrder);
      expect(h.books.ends()).toEqual(isGood);
      expect(h.books.handled()).toBe(40);
      expect(h.client.counters).toEqual({
        duplicates: copies.length,
        unknownReplies: replies.length,
        droppedCallbacks: 0,
      });
    },
  );

  it("are ignored if they arrive after the timeout of their call (R7)", async () => {
    const h = await startBooked();
    const held = holdBack(h);
    h.books.live();
    await advance(31 * second);
    expect(h.books.ends()).toEqual({ timeout: 1, outcomeUnknown: 1 });
    for (const text of held) h.network.inject(text);
    await settled();
    expect(h.client.counters).toMatchObject({ duplicates: 2, unknownReplies: 0 });
    expect(h.books.audit()).toEqual(inOrder);
  });

  it("are not used for later calls if they belong to a closed connection (R7)", async () => {
    const h = await startBooked();
    const held = holdBack(h);
    void h.books.read();
    await settled();
    h.network.cut();
    await advance(6 * second);
    const [late = "", again = ""] = held;
    expect(held).toHaveLength(2);
    h.network.inject(late);
    await settled();
    expect(h.books.audit()).toEqual({ ...inOrder, unanswered: 1 });
    h.network.inject(again);
    await settled();
    expect(h.books.audit()).toEqual(inOrder);
    expect(h.books.ends()).toEqual({ answered: 1 });
  });

  it.each([
    ["with an empty body", (text: string) => withBody(text, "")],
    ["with a body that is not JSON", (text: string) => text.replace(/\n\n\{/, "\n\n[")],
    [
      "with a body that is too deep (S24)",
      (text: string) => withBody(text, "[".repeat(5000) + "]".repeat(5000)),
    ],
  ])(
    "end their call as an invalid reply if they arrive %s, and do not affect the next call",
    async (_, spoil) => {
      const h = await startBooked();
      h.network.change = (text) => [text.startsWith("MESSAGE\n") ? spoil(text) : text];
      h.books.live();
      await settled();
      expect(h.books.ends()).toEqual({ invalidReply: 2 });
      expect(h.books.handled()).toBe(0);
      h.network.change = (text) => [text];
      h.books.live();
      await settled();
      expect(h.books.ends()).toEqual({ invalidReply: 2, answered: 1, remote: 1 });
      expect(h.books.audit()).toEqual(inOrder);
    },
  );

  it.each([
    ["no end of its headers", "MESSAGE\nsubscription:sub-0\0"],
    ["no headers", "MESSAGE\n\n\0"],
    ["an unknown command", "SHOUT\na:b\n\n\0"],
    ["a head that never ends", `MESSAGE\n${"a".repeat(70_000)}`],
    [
      "a body that is shorter than its content-length",
      "MESSAGE\nsubscription:sub-0\ncontent-length:50\n\n{}\0",
    ],
    ["NUL alone", "\0\0\0"],
    ["no STOMP content", "HTTP/1.1 200 OK\r\n\r\n<!doctype html>\0"],
  ])("arrive after a malformed frame with %s, over a new connection if needed", async (_, frame) => {
    const h = await startBooked();
    h.books.live();
    h.network.inject(frame);
    await advance(second);
    h.books.live();
    await advance(90 * second);
    h.books.report();
    const good = outcomeOf(h.client.call(heartbeat));
    await settled();
    expect(await good).toHaveProperty("value");
    expect(h.books.audit()).toEqual(inOrder);
    expect(h.books.handled()).toBeGreaterThan(0);
    expect(h.status()).toBe("connected");
  });
});
