// @vitest-environment node
import { describe, expect, it } from "vitest";
import { getMember } from "../../../../../src/gamification";
import {
  advance,
  connected,
  minute,
  outcomeOf,
  second,
  type StartedClient,
  startClient,
} from "../../support/start-client";

/** Bytes per millisecond, which means 20 KB/s. */
const speed = 20;

/** A client over a line of 20 KB/s. A piece of data arrives as a whole, as a message of a WebSocket does. */
async function startOnSlowLine({ pieceSize = Infinity } = {}) {
  const h = startClient();
  await connected(h.client);
  let freeAt = 0;
  const pass = (piece: string) => {
    freeAt = Math.max(freeAt, Date.now()) + piece.length / speed;
    setTimeout(() => {
      h.network.inject(piece);
    }, freeAt - Date.now());
  };
  h.network.change = (text) => {
    for (let at = 0; at < text.length; at += pieceSize) pass(text.slice(at, at + pieceSize));
    return [];
  };
  return h;
}

/** @returns the outcome of a call whose reply has this size */
function call({ client, model }: StartedClient, size: number) {
  const name = "x".repeat(size);
  model.gamification.space.updateMember("mem-giulia", (member) => ({
    ...member,
    profile: { ...member.profile, name },
  }));
  const request = { includeCustomFields: [], includeFields: ["name"] };
  return outcomeOf(client.call(getMember, request, { fresh: true, timeoutMs: 2 * minute }));
}

describe("a reply on a line of 20 KB/s", () => {
  it.each([0, 1, 2, 3, 3.9])(
    "does not count as silence if it has 300 KB and starts %d s after a heartbeat (R2)",
    async (since) => {
      const h = await startOnSlowLine();
      await advance(8 * second + since * second);
      const end = call(h, 299_000);
      await advance(20 * second);
      expect(await end).toHaveProperty("value");
      expect([h.sentCalls(), h.network.opened.length]).toEqual([["getMember"], 1]);
      await advance(minute);
      expect(h.network.opened).toHaveLength(1);
    },
  );

  it("settles its call even after 30 s if it has 900 KB and arrives in pieces", async () => {
    const h = await startOnSlowLine({ pieceSize: 2000 });
    const end = call(h, 900_000);
    await advance(50 * second);
    expect(await end).toHaveProperty("value");
    expect([h.sentCalls(), h.network.opened.length]).toEqual([["getMember"], 1]);
  });

  it("settles its call even if replies arrive for minutes and no piece of data ends with a frame", async () => {
    const h = await startOnSlowLine({ pieceSize: 2000 });
    const { change } = h.network;
    let rest = "";
    // In each piece the broker begins the next frame, so no piece ends with the last byte of a frame.
    h.network.change = (text) => {
      const all = rest + text;
      const length = Math.floor((all.length - 1) / 2000) * 2000;
      rest = all.slice(length);
      return change(all.slice(0, length));
    };
    const ends = [];
    for (let count = 0; count < 20; count += 1) {
      ends.push(call(h, 100_000));
      await advance(5.2 * second);
    }
    expect(h.network.opened).toHaveLength(1);
    for (const end of ends.slice(0, -1)) expect(await end).toHaveProperty("value");
  });
});
