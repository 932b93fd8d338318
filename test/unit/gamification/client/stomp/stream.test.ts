// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { getMember, heartbeat } from "../../../../../src/gamification";
import { inOrder, keepBooks } from "../../support/books";
import {
  advance,
  connected,
  outcomeOf,
  second,
  settled,
  type StartedClient,
  startClient,
} from "../../support/start-client";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Turns a message into a reply to getMember with this name. */
function memberNamed(message: string, name: string): string {
  const json = JSON.stringify({ data: { id: "m1", name } });
  const [head = ""] = message.split("\n\n");
  return `${head.replace(/content-length:\d+/, `content-length:${bytesOf(json).length}`)}\n\n${json}\0`;
}

async function nameFrom({ client }: StartedClient, waits = 20) {
  const call = client.call(getMember, { includeCustomFields: [] }, { fresh: true });
  const [reply] = await Promise.all([call, advance(waits)]);
  return reply.data.name;
}

const isReply = (text: string) => text.includes("objectType:MemberResponse");

describe("incoming data (R8)", () => {
  it("is read correctly if it arrives byte by byte, even inside a character", async () => {
    const h = startClient();
    await connected(h.client);
    const name = "Perché no? 🎯";
    h.network.change = (text) =>
      isReply(text)
        ? [...bytesOf(memberNamed(text, name))].map((byte) => Uint8Array.of(byte).buffer)
        : [text];
    expect(await nameFrom(h)).toBe(name);
  });

  it("does not lose a reply or repeat a callback if it arrives byte by byte", async () => {
    const h = startClient();
    h.network.change = (text) => [...bytesOf(text)].map((byte) => Uint8Array.of(byte).buffer);
    await connected(h.client);
    const books = keepBooks(h);
    for (let each = 0; each < 10; each += 1) books.live();
    await settled();
    expect(books.audit()).toEqual(inOrder);
    expect([books.ends(), books.handled()]).toEqual([{ answered: 10, remote: 10 }, 10]);
  });

  it("is split into frames if several frames and heartbeats arrive in one piece", async () => {
    const h = startClient();
    await connected(h.client);
    h.network.change = (text) => (isReply(text) ? [`\n\r\n${text}\n${text}\n`] : [text]);
    expect(await nameFrom(h)).toBe("Giulia");
    expect(h.client.counters.duplicates).toBe(1);
  });

  it("is read if it has 300 kB, and a NUL within the stated content-length fails only its call", async () => {
    const h = startClient();
    await connected(h.client);
    const name = "x".repeat(300_000);
    h.network.change = (text) => (isReply(text) ? [memberNamed(text, name)] : [text]);
    expect(await nameFrom(h)).toBe(name);
    h.network.change = (text) => {
      if (!isReply(text)) return [text];
      const [head = ""] = text.split("\n\n");
      return [`${head.replace(/content-length:\d+/, "content-length:5")}\n\n{"\0"}\0`];
    };
    const bad = outcomeOf(nameFrom(h));
    expect(await bad).toBe("invalidReply");
    h.network.change = (text) => [text];
    expect(await nameFrom(h)).toBe("Giulia");
  });

  it("is an invalid reply above 1 MB, and causes a reconnect above 2 MB (S24)", async () => {
    const h = startClient();
    await connected(h.client);
    h.network.change = (text) => (isReply(text) ? [memberNamed(text, "x".repeat(1_000_001))] : [text]);
    expect(await outcomeOf(nameFrom(h))).toBe("invalidReply");
    expect(h.network.opened).toHaveLength(1);
    let isFirst = true;
    h.network.change = (text) => {
      const isLarge = isReply(text) && isFirst;
      if (isReply(text)) isFirst = false;
      return [isLarge ? memberNamed(text, "x".repeat(2_000_001)) : text];
    };
    expect(await nameFrom(h, 6 * second)).toBe("Giulia");
    expect(h.network.opened).toHaveLength(2);
  });

  it("does not block the client if a frame never ends", async () => {
    const h = startClient();
    await connected(h.client);
    h.network.inject("MESSAGE\nsubscription:sub-0\ncontent-length:999999\n\n{");
    const answer = outcomeOf(h.client.call(heartbeat, undefined, { timeoutMs: 60 * second }));
    await advance(40 * second);
    expect(await answer).toHaveProperty("value");
    expect(h.network.opened).toHaveLength(2);
  });
});

describe("the broker's heartbeats", () => {
  const promising = (beats: string) => (text: string) => [
    text.replace(/heart-beat:[\d,]+/, beats === "" ? "x:y" : `heart-beat:${beats}`),
  ];

  it.each(["0,0", ""])(
    "are not expected if the broker disables them (%j), so silence does not end the connection",
    async (beats) => {
      const h = startClient();
      h.network.change = (text) => (text === "\n" ? [] : promising(beats)(text));
      await connected(h.client);
      // The sandbox's broker requires heartbeats from the client.
      const keepAlive = setInterval(
        () => void outcomeOf(h.client.call(heartbeat, undefined, { fresh: true })),
        5000,
      );
      await advance(60 * second);
      h.hide(false);
      await advance(second);
      clearInterval(keepAlive);
      expect(h.network.opened).toHaveLength(1);
    },
  );

  it.each(["x,y", "4000", "99999999999,99999999999", "-1,-1"])(
    "end the attempt without setting timers if their intervals are invalid (%j)",
    async (beats) => {
      const h = startClient();
      h.network.change = promising(beats);
      h.client.open();
      await settled();
      expect(h.status()).toBe("waiting");
      expect(vi.getTimerCount()).toBe(1);
    },
  );
});

it("a header that contains a line end is never sent (S23)", async () => {
  const h = startClient();
  await connected(h.client);
  h.network.sent.length = 0;
  for (const name of ["x\nevil:1", "x\r\n\r\nbody", "x\0SEND"]) {
    const call = { name, kind: "read", parameter: undefined, read: (json: unknown) => json } as const;
    const end = outcomeOf(h.client.call(call, undefined, { timeoutMs: second }));
    await advance(second);
    expect(await end).toBe("notSent");
  }
  expect(h.network.sent.filter((text) => text !== "\n")).toEqual([]);
});
