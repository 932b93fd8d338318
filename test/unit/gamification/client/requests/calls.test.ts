// @vitest-environment node
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import {
  type CallFailure,
  type CallOptions,
  claimAwards,
  getAchievements,
  getMember,
  heartbeat,
  manageOptin,
  optInStates,
} from "../../../../../src/gamification";
import type { ReplyOf } from "../../../../../src/gamification/protocol/call";
import {
  advance,
  connected,
  outcomeOf,
  second,
  settled,
  type StartedClient,
  startClient,
} from "../../support/start-client";

const own = { includeCustomFields: [] };
const join = { entityId: "a1", entityType: "Achievement", action: "join" } as const;

const read = ({ client }: StartedClient, options?: CallOptions) =>
  outcomeOf(client.call(getMember, own, options));
const write = ({ client }: StartedClient, options?: CallOptions) =>
  outcomeOf(client.call(manageOptin, join, options));

describe("a call", () => {
  it("resolves with the platform's data", async () => {
    const h = startClient();
    const reply = h.client.call(getMember, { ...own, includeFields: ["name"] });
    await settled();
    expect((await reply).data).toMatchObject({ name: "Giulia" });
  });

  it("ends after 30 s with timeout (sent read), outcomeUnknown (sent write) or notSent (unsent call)", async () => {
    const h = startClient();
    const unsent = read(h);
    h.network.mood = "hanging";
    await connected(h.client);
    await advance(30 * second);
    expect(await unsent).toBe("notSent");

    const other = startClient();
    await connected(other.client);
    other.model.faults.add({ match: "/gapi/", delay: 60 * second });
    const ends = [read(other), write(other), read(other, { timeoutMs: 2 * second, fresh: true })];
    await advance(2 * second);
    expect(await ends[2]).toBe("timeout");
    await advance(28 * second);
    expect(await Promise.all(ends)).toEqual(["timeout", "outcomeUnknown", "timeout"]);
  });

  it("ends with outcomeUnknown if it is a sent write and the caller cancels it", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.faults.add({ match: "/gapi/", delay: second, times: 2 });
    const controller = new AbortController();
    const { signal } = controller;
    const ends = [read(h, { signal }), write(h, { signal })];
    controller.abort();
    ends.push(read(h, { signal }), write(h, { signal }));
    expect(await Promise.all(ends)).toEqual(["aborted", "outcomeUnknown", "aborted", "aborted"]);
    await advance(2 * second);
    expect(h.sentCalls()).toEqual(["getMember", "manageOptin"]);
    expect(h.client.counters).toMatchObject({ duplicates: 2, unknownReplies: 0 });
  });

  it("waits in the queue while 200 other calls have no reply (S24)", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.faults.add({ match: "/gapi/", delay: second, times: 200 });
    const pages = Array.from({ length: 450 }, (_, skip) =>
      outcomeOf(h.client.call(getAchievements, { achievementFilter: { includeOptInState: false, skip } })),
    );
    await settled();
    expect(h.sentCalls()).toHaveLength(200);
    await advance(1.5 * second);
    const ends = await Promise.all(pages);
    expect(ends.every((end) => typeof end === "object")).toBe(true);
    const order = h.network.sent.flatMap((frame) => /"skip":(\d+)/.exec(frame)?.[1] ?? []).map(Number);
    expect(order).toEqual(Array.from({ length: 450 }, (_, index) => index));
  });
});

describe("a reply", () => {
  it.each([
    ["an error", { status: 500 }, "remote"],
    ["a refusal", { status: 403 }, "unauthorised"],
    ["a refusal of the token", { status: 401 }, "unauthorised"],
    ["not JSON", { body: "malformed" }, "invalidReply"],
    ["an HTML page", { body: "html" }, "invalidReply"],
    ["empty", { body: "empty" }, "invalidReply"],
  ] as const)("fails the call if it is %s", async (what, fault, kind) => {
    const h = startClient();
    await connected(h.client);
    h.model.faults.add({ match: "getMember", ...fault, times: 1 });
    const end = read(h);
    await settled();
    expect(await end).toBe(kind);
    expect(h.lines.some((line) => line.includes("empty body"))).toBe(what === "empty");
  });

  it("fails the call with its own errors, shortened for display (S19)", async () => {
    const h = startClient();
    await connected(h.client);
    const errors = [{ message: "x".repeat(5000), code: 1007, status: 400 }];
    h.network.change = (text) =>
      text.startsWith("MESSAGE") ? [withBody(text, { data: [], errors })] : [text];
    const call = h.client.call(getMember, own);
    const failed = expect(call).rejects.toMatchObject({
      kind: "remote",
      errors: [{ message: "x".repeat(300), code: "1007", status: 400 }],
    });
    await settled();
    await failed;
  });

  it("fails the call if it has data and errors, with the data in the failure but not in the log", async () => {
    const h = startClient();
    await connected(h.client);
    const replies = [
      { data: [{ id: "a1", status: "Claimed" }], errors: [{ message: "no", code: 1, status: 400 }] },
      { data: "unreadable", errors: [{ message: "no", code: 1, status: 400 }] },
    ];
    h.network.change = (text) => (text.startsWith("MESSAGE") ? [withBody(text, replies.shift())] : [text]);
    const claim = () => h.client.call(claimAwards, { awardIds: ["a1", "a2"] });
    const failures = [claim(), claim()].map((call) => call.catch((error: unknown) => error));
    await settled();
    const [first, second] = (await Promise.all(failures)) as CallFailure<ReplyOf<typeof claimAwards>>[];
    expect([first?.kind, second?.kind]).toEqual(["remote", "remote"]);
    expect(first?.reply).toMatchObject({ data: [{ id: "a1", status: "Claimed" }] });
    expect(second?.reply).toBeUndefined();
    expect(inspect(first)).not.toContain("a1");
  });

  it("is an error if its type is ApiException, regardless of its body", async () => {
    const h = startClient();
    await connected(h.client);
    h.network.change = (text) => [text.replace(/objectType:\w+/, "objectType:ApiException")];
    const end = read(h);
    await settled();
    expect(await end).toBe("remote");
  });

  it("settles the call once if it arrives twice", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.gamification.faults.apply("duplicate");
    const end = read(h);
    await settled();
    expect(await end).toHaveProperty("value");
    expect(h.client.counters).toMatchObject({ duplicates: 1, unknownReplies: 0 });
  });

  it("is ignored if its id is unknown, and the read times out", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.gamification.faults.apply("wrongId", 1);
    const end = read(h);
    await advance(30 * second);
    expect(await end).toBe("timeout");
    expect(h.client.counters).toMatchObject({ duplicates: 0, unknownReplies: 1 });
    const next = read(h);
    await settled();
    expect(await next).toHaveProperty("value");
  });

  it("settles its own call, in any order of replies", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.faults.add({ match: "getMember", delay: second, times: 1 });
    const slow = h.client.call(getMember, { ...own, includeFields: ["name"] });
    const fast = h.client.call(optInStates, { optinStatesFilter: { ids: ["a1"] } });
    await settled();
    expect((await fast).meta?.objectType).toBe("OptinStatus");
    await advance(second);
    expect((await slow).data).toMatchObject({ name: "Giulia" });
  });
});

/** Replaces the body of a MESSAGE frame. */
function withBody(message: string, body: unknown): string {
  const json = JSON.stringify(body);
  const [head = ""] = message.split("\n\n");
  return `${head.replace(/content-length:\d+/, `content-length:${json.length}`)}\n\n${json}\0`;
}

describe("a call whose connection is lost", () => {
  it("is sent once more if it is a read, and never if it is a write", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.faults.add({ match: "/gapi/", drop: true, times: 1 });
    const ends = [write(h), read(h)];
    await advance(6 * second);
    expect(await ends[0]).toBe("outcomeUnknown");
    expect(await ends[1]).toHaveProperty("value");
    expect(h.sentCalls()).toEqual(["manageOptin", "getMember", "getMember"]);
  });

  it("times out if it is a read whose connection is lost twice", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.faults.add({ match: "getMember", drop: true });
    const end = read(h, { timeoutMs: 300 * second });
    await advance(30 * second);
    expect(await end).toBe("timeout");
    expect(h.sentCalls()).toEqual(["getMember", "getMember"]);
  });

  it("ends with notSent if it is a write and no connection exists", async () => {
    const h = startClient();
    expect(await write(h)).toBe("notSent");
    await connected(h.client);
    h.network.cut();
    expect(await write(h)).toBe("notSent");
    expect(h.sentCalls()).toEqual([]);
  });

  it("waits for the next connection if it is a read, until its timeout", async () => {
    const h = startClient();
    await connected(h.client);
    h.network.cut();
    await settled();
    const ends = [read(h, { timeoutMs: second, fresh: true }), read(h)];
    await advance(6 * second);
    expect(await ends[0]).toBe("notSent");
    expect(await ends[1]).toHaveProperty("value");
  });

  it("settles together with 129 others after an outage of 3 s", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.faults.add({ match: "/gapi/", delay: 200 });
    const ends = Array.from({ length: 130 }, (_, at) =>
      at % 2 ? write(h) : outcomeOf(h.client.call(heartbeat, undefined, { fresh: true })),
    );
    await advance(100);
    h.model.gamification.faults.apply("stop");
    await advance(3 * second);
    h.model.gamification.faults.apply("start");
    await advance(6 * second);
    const settledEnds = await Promise.all(ends);
    expect(settledEnds.filter((end) => end === "outcomeUnknown")).toHaveLength(65);
    expect(settledEnds.filter((end) => typeof end === "object")).toHaveLength(65);
    expect(h.sentCalls().filter((name) => name === "manageOptin")).toHaveLength(65);
  });
});
