// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import type { Push } from "../../../../../sandbox/model/gamification/interface";
import { callbackSchemas, createDrift, getMember } from "../../../../../src/gamification";
import {
  connected,
  outcomeOf,
  second,
  settled,
  type StartedClient,
  startClient,
} from "../../support/start-client";

const pushes: readonly Push[] = [
  { callback: "entityChanged", objectType: "EntityChanged", body: { entityId: "a1", typeOffChange: 2 } },
  {
    callback: "entityStateChanged",
    objectType: "EntityStateChanged",
    body: { entityId: "c1", typeOffChange: 10, previousState: 25, currentState: 35 },
  },
  { callback: "notification", objectType: "Message", body: { id: "m1", subject: "Ciao" } },
  { callback: "optinStatus", objectType: "OptinStatus", body: { entityId: "a1", statusCode: 15 } },
  { callback: "proxy", objectType: "ProxyMessage", body: { data: { anything: 1 } } },
  { callback: "leaderboardUpdate", objectType: "Leaderboard", body: { id: "c9", sequence: 3 } },
];

const push = ({ model }: StartedClient, one: Push) => {
  model.gamification.push("mem-giulia", one);
};

async function startListening() {
  const h = startClient();
  await connected(h.client);
  const received: [string, unknown][] = [];
  for (const kind of Object.keys(callbackSchemas) as (keyof typeof callbackSchemas)[])
    h.client.on(kind, (payload: unknown) => void received.push([kind, payload]));
  h.client.on("error", (error) => void received.push(["error", error]));
  return { ...h, received };
}

describe("callbacks", () => {
  it("reach the listeners of their kind, parsed by the schema of that kind", async () => {
    const h = await startListening();
    for (const each of pushes) push(h, each);
    await settled();
    expect(h.received).toEqual(
      pushes.map(({ callback, body }) => [callback, expect.objectContaining(body) as unknown]),
    );
  });

  it("are recognised by the type of their payload if their kind is not in a header", async () => {
    const h = await startListening();
    h.network.change = (text) => [text.replace(/callback:.*\n/, "")];
    for (const each of pushes) push(h, each);
    await settled();
    expect(h.received.map(([kind]) => kind)).toEqual(pushes.map(({ callback }) => callback));
  });

  it("reach every listener until it is removed, even if another one throws", async () => {
    const h = await startListening();
    const listener = vi.fn();
    h.client.on("entityChanged", () => {
      throw new Error("a broken panel");
    });
    const stops = [h.client.on("entityChanged", listener), h.client.on("entityChanged", listener)];
    push(h, pushes[0] as Push);
    await settled();
    expect(listener).toHaveBeenCalledTimes(2);
    stops[0]?.();
    stops[0]?.();
    push(h, pushes[0] as Push);
    await settled();
    expect(listener).toHaveBeenCalledTimes(3);
    expect(h.lines.filter((line) => line.includes("a broken panel"))).toHaveLength(2);
  });

  it("are emitted only once if they are repeated on the same connection", async () => {
    const h = await startListening();
    h.network.change = (text) => (text.includes("callback:") ? [text, text] : [text]);
    push(h, pushes[0] as Push);
    await settled();
    expect(h.received).toHaveLength(1);
    expect(h.client.counters.duplicates).toBe(1);
    h.network.change = (text) => [text];
    h.network.cut();
    await vi.advanceTimersByTimeAsync(6 * second);
    push(h, pushes[0] as Push);
    await settled();
    expect(h.received).toHaveLength(2);
  });

  it("are dropped without effect if they are unreadable, too deep, too large or unknown (S24)", async () => {
    const h = await startListening();
    const bodies = [
      "",
      "{",
      "[]",
      '{"typeOffChange":1}',
      "[".repeat(5000),
      `{"x":"${"y".repeat(1_100_000)}"}`,
    ];
    for (const body of bodies) {
      h.network.change = (text) => [
        `${text.split("\n\n")[0] ?? ""}\n\n${body}\0`.replace(/content-length:\d+\n/, ""),
      ];
      push(h, pushes[0] as Push);
    }
    h.network.change = (text) => [
      text.replace("callback:entityChanged", "callback:new").replace(/objectType:\w+/, "objectType:New"),
    ];
    push(h, pushes[0] as Push);
    await settled();
    expect(h.received).toEqual([]);
    expect(h.client.counters.droppedCallbacks).toBe(bodies.length);
    h.network.change = (text) => [text];
    push(h, pushes[0] as Push);
    await settled();
    expect(h.received).toHaveLength(1);
  });

  it("are reported as errors of at most 300 characters if their type is ApiException (S19)", async () => {
    const h = await startListening();
    h.network.change = (text) => [text.replace(/objectType:\w+/, "objectType:ApiException")];
    push(h, { ...(pushes[0] as Push), body: { message: "<b>no</b>".repeat(100), status: 500 } });
    await settled();
    expect(h.received).toEqual([
      ["error", { objectType: "Error", message: "<b>no</b>".repeat(100).slice(0, 300) }],
    ]);
  });

  it("are limited to a thousand per second, while calls still get a reply (S24)", async () => {
    const h = await startListening();
    for (let count = 0; count < 3000; count += 1) push(h, pushes[0] as Push);
    const answer = outcomeOf(h.client.call(getMember, { includeCustomFields: [] }));
    await settled();
    expect(h.received).toHaveLength(1000);
    expect(h.client.counters.droppedCallbacks).toBe(2000);
    expect(await answer).toHaveProperty("value");
    await vi.advanceTimersByTimeAsync(second);
    push(h, pushes[0] as Push);
    await settled();
    expect(h.received).toHaveLength(1001);
  });
});

it("the client's drift alarm counts unknown callbacks and unknown fields", async () => {
  const drift = createDrift({ every: 1 });
  const h = startClient({ drift });
  await connected(h.client);
  h.network.change = (text) => [
    text.replace("callback:proxy", "callback:new").replace("objectType:ProxyMessage", "objectType:New"),
  ];
  push(h, { callback: "proxy", objectType: "ProxyMessage", body: {} });
  void outcomeOf(h.client.call(getMember, { includeCustomFields: [] }));
  push(h, { ...(pushes[0] as Push), body: { entityId: "a1", colour: "red" } });
  await settled();
  expect(drift.counts()).toMatchObject({ callbacks: { new: 1 }, fields: { "entityChanged.colour": 1 } });
});
