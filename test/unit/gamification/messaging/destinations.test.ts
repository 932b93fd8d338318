// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { type Call, heartbeat, playInstantWin } from "../../../../src/gamification";
import { calls } from "../../../../src/gamification/calls/all";
import {
  connected,
  outcomeOf,
  second,
  settled,
  type StartedClient,
  startClient,
} from "../support/start-client";

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Requests that the simulated platform has an answer for; the others are answered to an empty one. */
function requestFor(name: string, { model }: StartedClient): unknown {
  const { apiKey } = model.gamification;
  const requests: Readonly<Record<string, unknown>> = {
    createMemberToken: { apiKey, member: "giulia", isReferenceId: true },
    subscribeToLeaderboard: { entityId: "con-slot-lampo-1", action: "Subscribe" },
    updateMessagesState: [],
  };
  return requests[name] ?? {};
}

/** Every call settles with a value, or with errors that the platform itself has sent. */
const settles = (end: unknown) => typeof end === "object" || end === "remote" || end === "unauthorised";

describe.each(["websocket", "sockjs"] as const)("over %s", (transport) => {
  it.each(Object.entries(calls) as [string, Call<unknown, unknown>][])(
    "%s is sent and answered",
    async (name, call) => {
      const h = startClient(transport === "sockjs" ? { sockjs: () => Promise.resolve(h.fallback) } : {});
      if (transport === "sockjs") h.network.mood = "refused";
      await connected(h.client);
      expect(h.client.$state.get()).toEqual({ status: "connected", transport });
      const end = outcomeOf(h.client.call(call, requestFor(name, h)));
      await settled();
      expect(await end).toSatisfy(settles);
      expect(h.sentCalls()).toEqual([name]);
      expect(h.client.counters).toEqual({ duplicates: 0, unknownReplies: 0, droppedCallbacks: 0 });
    },
  );
});

it.each([
  ["cut", "outcomeUnknown"],
  ["stalled", "outcomeUnknown"],
] as const)(
  "a play whose connection is %s after it left goes out exactly once, and nobody knows its outcome",
  async (how, kind) => {
    const h = startClient();
    await connected(h.client);
    if (how === "cut") h.model.faults.add({ match: "playInstantWin", drop: true });
    else h.model.gamification.faults.apply("stall");
    const end = outcomeOf(h.client.call(playInstantWin, { instantWinId: "iw1" }));
    await advance(13 * second);
    h.model.gamification.faults.apply("start");
    await advance(10 * second);
    expect(await end).toBe(kind);
    expect(h.status()).toBe("connected");
    expect(h.sentCalls()).toEqual(["playInstantWin"]);
    const next = outcomeOf(h.client.call(heartbeat));
    await settled();
    expect(await next).toHaveProperty("value");
  },
);
