// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { getAchievements, manageOptin } from "../../../../src/gamification";
import { CallFailure } from "../../../../src/gamification/client/errors";
import { createEntityWrites, writeReference } from "../../../../src/gamification/entities/entity-writes";
import { optInReading } from "../../../../src/gamification/protocol/states";
import { createLog } from "../../../../src/utils/log";
import { advance, connected, minute, second, settled, startClient } from "../support/start-client";

const id = "ach-esploratore";

/** Writes of Giulia on the simulated platform. */
async function start() {
  const h = startClient();
  await connected(h.client);
  const writes = createEntityWrites(
    createLog(() => "silent"),
    Date.now,
  );
  const isIn = async () => {
    const achievementFilter = { ids: [id], includeOptInState: true };
    const reply = await h.client.readUntil(
      (options) => h.client.call(getAchievements, { achievementFilter }, options),
      ({ data }) => optInReading(data[0]?.optInStatus ?? {}) === "in",
    );
    return optInReading(reply.data[0]?.optInStatus ?? {}) === "in";
  };
  const join = () =>
    writes.run(id, {
      action: "join",
      send: () => h.client.call(manageOptin, { entityId: id, entityType: "Achievement", action: "join" }),
      confirm: isIn,
    });
  const sends = () => h.sentCalls().filter((name) => name === "manageOptin").length;
  return { ...h, writes, join, sends, state: () => writes.$states.get()[id]?.status };
}

describe("a write for an entity", () => {
  it("is pending until the platform shows the requested state", async () => {
    const h = await start();
    const joined = h.join();
    expect(h.state()).toBe("pending");
    await advance(20 * second);
    expect(await joined).toMatchObject({ status: "done" });
    expect([h.state(), h.sends()]).toEqual(["done", 1]);
  });

  it("is sent once for a double press", async () => {
    const h = await start();
    const both = [h.join(), h.join()];
    await advance(20 * second);
    expect(await both[1]).toBeUndefined();
    expect([h.state(), h.sends()]).toEqual(["done", 1]);
  });

  it("fails without a connection, and can be made again", async () => {
    const h = await start();
    h.network.mood = "refused";
    h.network.cut();
    await settled();
    expect(await h.join()).toEqual({ status: "failed", kind: "notSent" });
    expect(h.sends()).toBe(0);
    h.network.mood = "good";
    await advance(minute);
    const again = h.join();
    await advance(20 * second);
    expect(await again).toMatchObject({ status: "done" });
  });

  it("is resolved by a read if the connection was lost after the write was sent", async () => {
    const h = await start();
    const joined = h.join();
    await advance(0);
    expect(h.sends()).toBe(1);
    h.network.swallow();
    h.network.cut();
    await advance(minute);
    expect((await joined)?.status).toMatch(/^(done|unknown)$/);
    expect([h.sends(), h.state()]).toEqual([1, (await joined)?.status]);
  });

  it("is resolved by a read if its reply is unreadable, because the platform may have executed the write", async () => {
    const h = await start();
    h.model.faults.add({ match: "/gapi/manageOptin", body: "empty", times: 1 });
    const joined = h.join();
    await advance(minute);
    expect(await joined).toMatchObject({ status: "unknown" });
    expect(h.sends()).toBe(1);
  });

  it("is not reported to the next member", async () => {
    const h = await start();
    const joined = h.join();
    h.writes.clear();
    expect(h.state()).toBeUndefined();
    await advance(20 * second);
    await joined;
    expect(h.state()).toBeUndefined();
  });
});

/** Starts writes whose parts the test provides. The fake clock begins at the start of 2027. */
function startAlone() {
  vi.useFakeTimers({ now: Date.parse("2027-01-01T00:00:00Z") });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const lines: unknown[][] = [];
  const print = (...line: unknown[]) => void lines.push(line);
  const writes = createEntityWrites(
    createLog(() => "debug", { debug: print, info: print, warn: print, error: print }),
    Date.now,
  );
  const at = Date.now();
  return { writes, lines, at, states: () => writes.$states.get() };
}

/** A part of a write that ends as soon as its signal is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => {
      reject(new CallFailure("outcomeUnknown", "manageOptin"));
    };
    if (signal.aborted) end();
    signal.addEventListener("abort", end);
  });

const accepted = () => Promise.resolve();
const shown = () => Promise.resolve(true);
const notShown = () => Promise.resolve(false);

describe("the outcome of a write", () => {
  it.each([
    ["done", accepted, shown],
    ["accepted", accepted, notShown],
    ["done", () => Promise.reject(new CallFailure("outcomeUnknown", "manageOptin")), shown],
    ["unknown", () => Promise.reject(new CallFailure("outcomeUnknown", "manageOptin")), notShown],
    ["done", () => Promise.reject(new CallFailure("invalidReply", "manageOptin")), shown],
    ["unknown", () => Promise.reject(new CallFailure("invalidReply", "manageOptin")), notShown],
  ] as const)("is %s, depending on the reply and the confirming read", async (status, send, confirm) => {
    const { writes, states, at } = startAlone();
    expect(await writes.run("a", { action: "claim", send, confirm })).toEqual({ status, at });
    expect(states()).toEqual({ a: { action: "claim", status, at } });
  });

  it.each(["notSent", "timeout", "aborted", "unauthorised", "remote"] as const)(
    "is a failure after %s, without a confirming read",
    async (kind) => {
      const { writes } = startAlone();
      const confirm = vi.fn(shown);
      const send = () => Promise.reject(new CallFailure(kind, "manageOptin"));
      expect(await writes.run("a", { action: "join", send, confirm })).toEqual({ status: "failed", kind });
      expect(confirm).not.toHaveBeenCalled();
    },
  );

  it("is accepted if the confirming read fails, and the failure is logged", async () => {
    const { writes, lines, at } = startAlone();
    const confirm = () => Promise.reject(new Error("no connection"));
    expect(await writes.run("a", { action: "join", send: accepted, confirm })).toEqual({
      status: "accepted",
      at,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.join(" ")).toMatch(/the state after a write could not be read.*no connection/);
  });

  it("is not stored if a programming error is thrown", async () => {
    const { writes, states } = startAlone();
    const mistake = new TypeError("not a function");
    const send = () => Promise.reject(mistake);
    await expect(writes.run("a", { action: "join", send, confirm: shown })).rejects.toBe(mistake);
    expect(states()).toEqual({ a: undefined });
  });

  it("does not remove the next member's pending write after a programming error", async () => {
    const { writes, states } = startAlone();
    const failing = writes.run("a", { action: "join", send: untilMistake, confirm: shown });
    writes.clear();
    const next = writes.run("a", { action: "claim", send: untilAborted, confirm: shown });
    await expect(failing).rejects.toThrow("mistake");
    expect(states()).toEqual({ a: { action: "claim", status: "pending" } });
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(await next).toMatchObject({ status: "done" });
  });
});

const untilMistake = (signal: AbortSignal) =>
  untilAborted(signal).catch(() => Promise.reject(new TypeError("mistake")));

describe("the parts of a write", () => {
  it("have 10 s for the reply and 20 s for the reads that confirm it", async () => {
    const { writes, states, at } = startAlone();
    const outcome = writes.run("a", { action: "join", send: untilAborted, confirm: untilAborted });
    await vi.advanceTimersByTimeAsync(29.9 * second);
    expect(states()).toEqual({ a: { action: "join", status: "pending" } });
    await vi.advanceTimersByTimeAsync(0.1 * second);
    expect(await outcome).toEqual({ status: "unknown", at: at + 30 * second });
  });

  it("are not aborted after they have ended", async () => {
    const { writes } = startAlone();
    const signals: AbortSignal[] = [];
    const keep = (signal: AbortSignal) => {
      signals.push(signal);
      return Promise.resolve(true);
    };
    await writes.run("a", { action: "join", send: keep, confirm: keep });
    expect(vi.getTimerCount()).toBe(0);
    writes.clear();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  });

  it("are aborted when the outcomes are cleared, even if they have not begun", async () => {
    const { writes, states } = startAlone();
    const seen: boolean[] = [];
    const confirm = (signal: AbortSignal) => {
      seen.push(signal.aborted);
      return Promise.resolve(false);
    };
    const outcome = writes.run("a", { action: "join", send: untilAborted, confirm });
    writes.clear();
    expect(await outcome).toMatchObject({ status: "unknown" });
    expect(seen).toEqual([true]);
    expect(states()).toEqual({});
  });
});

it("a write for several entities starts only if none of them has a pending write", async () => {
  const { writes, states, at } = startAlone();
  const read = { action: "read", confirm: shown } as const;
  const first = writes.run(["a", "b"], { ...read, send: untilAborted });
  const send = vi.fn(accepted);
  expect(await writes.run(["b", "c"], { ...read, send })).toBeUndefined();
  expect(await writes.run("a", { ...read, send })).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
  expect(await writes.run("c", { ...read, send })).toMatchObject({ status: "done" });
  await vi.advanceTimersByTimeAsync(10 * second);
  await first;
  const done = { action: "read", status: "done" };
  expect(states()).toEqual({
    a: { ...done, at: at + 10 * second },
    b: { ...done, at: at + 10 * second },
    c: { ...done, at },
  });
});

it("the reference for customer support has the entity and the time", () => {
  expect(writeReference("ach-1", Date.parse("2027-01-01T00:00:00Z"))).toBe("ach-1 2027-01-01T00:00:00.000Z");
});
