// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { heartbeat, manageOptin } from "../../../../../src/gamification";
import {
  advance,
  boardId,
  connected,
  outcomeOf,
  second,
  settled,
  startClient,
} from "../../support/start-client";

const join = { entityId: "com-poker", entityType: "Competition", action: "join" } as const;

/** The simulated broker sets its own `message-id` if a call has none, as RabbitMQ and ActiveMQ do. */
async function startWithCorrelationId() {
  const h = startClient({ callIdHeader: "correlation-id" });
  await connected(h.client);
  return h;
}

describe("a client whose broker reserves `message-id`", () => {
  it("sends the id of a call in the configured header, and does not send `message-id`", async () => {
    const h = await startWithCorrelationId();
    const end = outcomeOf(h.client.call(heartbeat));
    await settled();
    expect(await end).toEqual({ value: {} });
    expect(h.network.sent.at(-1)).toMatch(
      /^SEND\ndestination:\/gapi\/heartbeat\ncorrelation-id:[\da-f-]{36}\n/,
    );
    expect(h.network.sent.join("")).not.toContain("message-id");
  });

  it("receives the replies to reads, writes and leaderboards, and counts duplicates", async () => {
    const h = await startWithCorrelationId();
    h.model.gamification.faults.apply("duplicate", 1);
    const ends = [outcomeOf(h.client.call(heartbeat)), outcomeOf(h.client.call(manageOptin, join))];
    const heard = vi.fn();
    h.client.board(boardId, { topRanksToInclude: 3 }, heard);
    await settled();
    for (const end of ends) expect(await end).toHaveProperty("value");
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ status: "ready" }));
    expect(h.client.counters).toMatchObject({ duplicates: 1, unknownReplies: 0 });
  });

  it("handles each callback once, identified by the broker's id", async () => {
    const h = await startWithCorrelationId();
    const heard = vi.fn();
    h.client.on("entityChanged", heard);
    for (const entityId of ["a", "b"]) {
      const push = { callback: "entityChanged", objectType: "EntityChanged", body: { entityId } } as const;
      h.model.gamification.push("mem-giulia", push);
    }
    await settled();
    expect(heard.mock.calls).toMatchObject([[{ entityId: "a" }], [{ entityId: "b" }]]);
  });

  it("closes a half-open connection within 12.5 s after a reply, because no call is open (R2)", async () => {
    const h = await startWithCorrelationId();
    void outcomeOf(h.client.call(heartbeat));
    await settled();
    h.network.swallow();
    await advance(12.5 * second);
    expect(h.status()).not.toBe("connected");
  });
});
