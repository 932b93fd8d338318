// @vitest-environment node
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EarlyRead, earlyReads } from "../../../src/http/early-reads";
import { takeEarlyResponse } from "../../../src/http/early-responses";
import { createHttp } from "../../../src/http/http";
import type { PlainInit } from "../../../src/http/plain-fetch";
import { createClock } from "../../../src/time/clock";
import { createLog } from "../../../src/utils/log";

const url = "https://api.vetrina.test/list";

const leave = (read: Partial<EarlyRead> & Pick<EarlyRead, "response">) => {
  const now = performance.now();
  earlyReads.set(url, { sentAt: now, arrivedAt: now, abort: () => undefined, ...read });
};
const read = (init: Partial<PlainInit> = {}): PlainInit => ({ method: "GET", headers: {}, ...init });
const found = () => Promise.resolve(new Response('{"ok":true}'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  earlyReads.clear();
});

it("an early response is used only by the first matching request", async () => {
  leave({ response: found() });
  const taken = await takeEarlyResponse(url, read({ headers: { accept: "application/json" } }));
  expect(await taken?.response.json()).toEqual({ ok: true });
  expect(await takeEarlyResponse(url, read())).toBeUndefined();
});

it.each([
  ["another URL", `${url}?ids=1`, read()],
  ["a POST", url, read({ method: "POST", body: "{}" })],
  ["a request with a token", url, read({ headers: { authorization: "Bearer x" } })],
])("an early response is not used for %s", async (_, url, init) => {
  leave({ response: found() });
  expect(await takeEarlyResponse(url, init)).toBeUndefined();
  expect(earlyReads.size).toBe(1);
});

const breaksOff = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.error(new TypeError("network error"));
      },
    }),
  );

it.each([
  ["after a failure", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["with an error status", () => Promise.resolve(new Response("", { status: 503 }))],
  ["with an incomplete body", () => Promise.resolve(breaksOff())],
])("an early response is not returned %s, so that the caller sends a normal request", async (_, response) => {
  leave({ response: response() });
  const taken = takeEarlyResponse(url, read());
  await vi.advanceTimersByTimeAsync(0);
  expect(await taken).toBeUndefined();
  expect(earlyReads.size).toBe(0);
});

it("an early response is not returned after more than thirty seconds", async () => {
  leave({ response: found() });
  vi.advanceTimersByTime(30_001);
  expect(await takeEarlyResponse(url, read())).toBeUndefined();
});

it("the age of an early response includes its waiting time, so that the server clock stays correct", async () => {
  const sentAt = performance.now();
  leave({ response: found(), sentAt, arrivedAt: sentAt + 100 });
  vi.advanceTimersByTime(2100);
  const taken = await takeEarlyResponse(url, read());
  expect(taken?.age).toBe(2000);
  // The request took 100 ms, and the response waited 2000 ms. The clock counts half of the total time, so the
  // total is set to 4100 ms.
  expect(performance.now() - (taken?.started ?? 0)).toBe(4100);
});

it("an early read is aborted when the request that uses it is aborted", async () => {
  const caller = new AbortController();
  const abort = vi.fn();
  leave({ response: new Promise(() => undefined), abort });
  void takeEarlyResponse(url, read({ signal: caller.signal }));
  expect(abort).not.toHaveBeenCalled();
  caller.abort();
  expect(abort).toHaveBeenCalledOnce();
});

describe("a call with an early response", () => {
  const log = createLog(() => "error");
  const http = () =>
    createHttp({ settings: () => ({ timeoutMs: 8000, retryDelayMs: 1000 }), clock: createClock(), log });
  const call = { method: "GET", url, schema: v.object({ ok: v.boolean() }) } as const;

  it("uses the early response instead of a request, with the same checks", async () => {
    const requested = vi.fn();
    vi.stubGlobal("fetch", requested);
    leave({ response: found() });
    vi.advanceTimersByTime(500);
    expect(await http().call(call)).toMatchObject({ value: { ok: true }, status: 200, age: 500 });
    leave({ response: Promise.resolve(new Response('{"ok":"forse"}')) });
    await expect(http().call(call)).rejects.toMatchObject({ kind: "invalidReply", status: 200 });
    expect(requested).not.toHaveBeenCalled();
  });

  it("sends a request immediately if the early one has failed, without counting it as an attempt", async () => {
    const requested = vi.fn(() => found());
    vi.stubGlobal("fetch", requested);
    leave({ response: Promise.resolve(new Response("", { status: 503 })) });
    const onRetry = vi.fn();
    expect(await http().call({ ...call, onRetry })).toMatchObject({ value: { ok: true }, age: 0 });
    expect(requested).toHaveBeenCalledTimes(1);
    expect(onRetry).not.toHaveBeenCalled();
  });

  it("does not send a request if the early response is too large (S24)", async () => {
    const requested = vi.fn();
    vi.stubGlobal("fetch", requested);
    leave({ response: Promise.resolve(new Response("x".repeat(1_000_001))) });
    await expect(http().call(call)).rejects.toMatchObject({ kind: "invalidReply" });
    expect(requested).not.toHaveBeenCalled();
  });

  it("ends at its own time limit while it waits for the early response", async () => {
    leave({ response: new Promise(() => undefined) });
    const failed = expect(http().call(call)).rejects.toMatchObject({ kind: "timeout" });
    await vi.advanceTimersByTimeAsync(8000);
    await failed;
  });
});
