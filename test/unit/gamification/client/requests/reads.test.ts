// @vitest-environment node
import { describe, expect, it } from "vitest";
import { type CallOptions, getMember, manageOptin, optInStates } from "../../../../../src/gamification";
import {
  advance,
  connected,
  outcomeOf,
  second,
  settled,
  type StartedClient,
  startClient,
} from "../../support/start-client";

const read = ({ client }: StartedClient, options?: CallOptions) =>
  outcomeOf(client.call(getMember, { includeCustomFields: [] }, options));

const change = { callback: "entityChanged", objectType: "EntityChanged", body: { entityId: "a1" } } as const;

describe("equal reads", () => {
  it("share one call, whose reply is also used for later reads within two seconds", async () => {
    const h = startClient();
    const ends = [read(h), read(h), read(h)];
    await settled();
    expect(await Promise.all(ends)).toEqual(Array(3).fill(await ends[0]));
    await advance(1.9 * second);
    expect(await read(h)).toEqual(await ends[0]);
    expect(h.sentCalls()).toEqual(["getMember"]);
    await advance(0.2 * second);
    void read(h);
    expect(h.sentCalls()).toEqual(["getMember", "getMember"]);
  });

  it("are not shared if their requests differ or one of them is `fresh`", async () => {
    const h = startClient();
    await connected(h.client);
    void read(h);
    void outcomeOf(h.client.call(getMember, { includeCustomFields: ["x"] }));
    void read(h, { fresh: true });
    await settled();
    expect(h.sentCalls()).toHaveLength(3);
  });

  it("are sent again after a callback, a write or a lost connection", async () => {
    const h = startClient();
    await connected(h.client);
    const events = [
      () => h.model.gamification.push("mem-giulia", change),
      () =>
        void outcomeOf(h.client.call(manageOptin, { entityId: "x", entityType: "Contest", action: "join" })),
      () => h.network.cut(),
    ];
    for (const trigger of events) {
      void read(h);
      await settled();
      h.network.sent.length = 0;
      trigger();
      await advance(0.1 * second);
      void read(h);
      await advance(8 * second);
      expect(h.sentCalls().filter((name) => name === "getMember")).toHaveLength(1);
    }
  });

  it("are not shared with later reads if a callback arrived in between", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.faults.add({ match: "getMember", delay: second, times: 1 });
    const before = read(h);
    await settled();
    h.model.gamification.push("mem-giulia", change);
    await settled();
    const after = read(h);
    await settled();
    expect(h.sentCalls()).toHaveLength(2);
    expect(await after).toHaveProperty("value");
    await advance(second);
    expect(await before).toHaveProperty("value");
  });

  it("end for the caller that cancels, and are not sent if all callers cancel", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.faults.add({ match: "getMember", delay: second });
    const one = new AbortController();
    const two = new AbortController();
    const ends = [read(h, { signal: one.signal }), read(h, { signal: two.signal })];
    one.abort();
    expect(await ends[0]).toBe("aborted");
    await advance(1.1 * second);
    expect(await ends[1]).toHaveProperty("value");

    await advance(3 * second);
    const third = new AbortController();
    const cancelled = read(h, { signal: third.signal });
    third.abort();
    expect(await cancelled).toBe("aborted");
    void read(h);
    expect(h.sentCalls()).toHaveLength(3);
  });

  it("are not cached if they fail", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.faults.add({ match: "getMember", status: 500, times: 1 });
    const end = read(h);
    await settled();
    expect(await end).toBe("remote");
    const next = read(h);
    await settled();
    expect(await next).toHaveProperty("value");
  });
});

describe("a repeated read that waits until the platform shows a state", () => {
  const states = { optinStatesFilter: { ids: ["a1"] } };

  it("starts immediately and continues with growing pauses, without the cache", async () => {
    const h = startClient();
    await connected(h.client);
    const seen: number[] = [];
    const start = Date.now();
    const last = h.client.readUntil(
      (options) => h.client.call(optInStates, states, options),
      () => seen.push(Math.round((Date.now() - start) / 100) / 10) === 4,
    );
    await advance(20 * second);
    expect(await last).toHaveProperty("data");
    expect(seen).toEqual([0, 0.5, 1.5, 3.5]);
    expect(h.sentCalls()).toHaveLength(4);
  });

  it("ends after 15 s with the last reply", async () => {
    const h = startClient();
    await connected(h.client);
    let count = 0;
    const last = h.client.readUntil(
      () => Promise.resolve((count += 1)),
      () => false,
    );
    await advance(16 * second);
    expect(await last).toBe(6);
  });

  it("ends when its signal is aborted or the member's session ends", async () => {
    const h = startClient();
    await connected(h.client);
    const controller = new AbortController();
    const never = (options?: Pick<CallOptions, "signal">) =>
      outcomeOf(
        h.client.readUntil(
          () => Promise.resolve(1),
          () => false,
          options,
        ),
      );
    const ends = [never({ signal: controller.signal }), never()];
    await settled();
    controller.abort();
    expect(await ends[0]).toBe("aborted");
    h.client.forget();
    expect(await ends[1]).toBe("aborted");
  });
});
