// @vitest-environment node
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type HttpFailure, isAborted, readErrorItems } from "../../../src/http/failure";
import { createHttp } from "../../../src/http/http";
import { createClock } from "../../../src/time/clock";
import { createLog } from "../../../src/utils/log";
import { randomId } from "../../../src/utils/random-id";

const url = "https://api.vetrina.test/thing";
const schema = v.object({ ok: v.boolean() });
const good = (headers: Record<string, string> = {}) => new Response('{"ok":true}', { headers });
const status = (code: number, headers: Record<string, string> = {}, body = "") =>
  new Response(body, { status: code, headers });

type Answer = () => Response | Promise<Response>;

function httpWith(...answers: Answer[]) {
  const requests: Request[] = [];
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const log = createLog(() => "debug", { debug: print, info: print, warn: print, error: print });
  const clock = createClock({ wallNow: () => 0, monotonicNow: () => performance.now() });
  const http = createHttp({
    settings: () => ({ timeoutMs: 60_000, retryDelayMs: 1000 }),
    clock,
    log,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new Error("no answer was prepared");
      return answer();
    },
  });
  return { http, requests, lines, clock };
}

const get = { method: "GET", url, schema } as const;
const post = { method: "POST", url, schema, body: { password: "vetrina" } } as const;
const fails = (kind: string, code?: number) =>
  expect.objectContaining({ name: "HttpFailure", kind, status: code }) as HttpFailure;

/** Advances the time until the promise settles. */
async function settle<Value>(promise: Promise<Value>): Promise<Value | HttpFailure> {
  const outcome = promise.catch((error: unknown) => error as HttpFailure);
  await vi.advanceTimersByTimeAsync(59_000);
  return outcome;
}

describe("http", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("sends requests without cookies, referrer or cache, and does not follow redirects", async () => {
    const { http, requests } = httpWith(() => good());
    const answer = await http.call({ ...get, query: { a: "1 2", b: "&" }, headers: { "x-a": "b" } });
    expect(answer.value).toEqual({ ok: true });
    const [request] = requests;
    expect(request).toMatchObject({
      url: `${url}?a=1+2&b=%26`,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      redirect: "error",
    });
    expect(request?.headers.get("x-a")).toBe("b");
  });

  it.each([408, 429, 502, 503, 504])("retries a read after status %i, at most twice", async (code) => {
    const recovered = httpWith(
      () => status(code),
      () => status(code),
      () => good(),
    );
    expect(await settle(recovered.http.call(get))).toMatchObject({ value: { ok: true } });
    const lost = httpWith(() => status(code));
    expect(await settle(lost.http.call(get))).toEqual(fails("status", code));
    expect(lost.requests).toHaveLength(3);
  });

  it.each([400, 404, 413, 500, 501])("does not retry a read after status %i", async (code) => {
    const { http, requests } = httpWith(() => status(code));
    expect(await settle(http.call(get))).toEqual(fails("status", code));
    expect(requests).toHaveLength(1);
  });

  it("retries a read after a network error, even in the middle of a body", async () => {
    const cut = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"ok":'));
            controller.error(new TypeError("connection reset"));
          },
        }),
      );
    const { http, requests } = httpWith(
      () => Promise.reject(new TypeError("Failed to fetch")),
      cut,
      () => good(),
    );
    expect(await settle(http.call(get))).toMatchObject({ value: { ok: true } });
    expect(requests).toHaveLength(3);
  });

  it.each([
    ["a status", () => status(503)],
    ["the network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("does not retry a write that fails because of %s", async (_, answer) => {
    const { http, requests } = httpWith(answer);
    await settle(http.call(post));
    expect(requests).toHaveLength(1);
  });

  it("waits for the time in Retry-After before the retry", async () => {
    const { http, requests } = httpWith(
      () => status(503, { "retry-after": "20" }),
      () => good(),
    );
    const call = http.call(get);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1001);
    expect(requests).toHaveLength(2);
    await call;
  });

  it("reports a retry as soon as an attempt has failed", async () => {
    const { http } = httpWith(
      () => status(503),
      () => good(),
    );
    const onRetry = vi.fn();
    const call = http.call({ ...get, onRetry });
    await vi.advanceTimersByTimeAsync(1);
    expect(onRetry).toHaveBeenCalledOnce();
    await settle(call);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("limits the total time of a call, including its retries", async () => {
    const hang: Answer = () => new Promise(() => undefined);
    const { http, requests } = httpWith(() => status(503), hang);
    const call = http.call(get).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual(fails("timeout"));
    expect(requests[1]?.signal.aborted).toBe(true);
  });

  it("limits the time for the body of a response", async () => {
    const { http } = httpWith(() => new Response(new ReadableStream({ start: () => undefined })));
    const call = http.call(get).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await call).toEqual(fails("timeout"));
  });

  it("distinguishes a cancellation from a failure, even between two attempts", async () => {
    const { http, requests } = httpWith(() => status(503));
    const cancel = new AbortController();
    const call = http.call({ ...get, signal: cancel.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    cancel.abort();
    const failure = await call;
    expect(isAborted(failure)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });

  it("does not send a request if the call is already cancelled", async () => {
    const { http } = httpWith(() => good());
    expect(await settle(http.call({ ...get, signal: AbortSignal.abort() }))).toEqual(fails("aborted"));
  });

  it.each([
    ["HTML", "<!doctype html><title>x</title>"],
    ["a cut body", '{"ok":'],
    ["nothing", ""],
    ["the wrong shape", '{"ok":"yes"}'],
    ["a list", "[]"],
    ["more than 1 MB", `{"ok":true,"x":"${"y".repeat(1_000_000)}"}`],
  ])("rejects a response with %s as invalid, without a retry", async (_, body) => {
    const { http, requests } = httpWith(() => new Response(body));
    expect(await settle(http.call(get))).toMatchObject({ kind: "invalidReply" });
    expect(requests).toHaveLength(1);
  });

  it("rejects a response whose Content-Length is too large", async () => {
    const { http } = httpWith(() => good({ "content-length": "2000000" }));
    expect(await settle(http.call(get))).toEqual(fails("invalidReply"));
  });

  it("reports status 401 as a separate kind of failure, with shortened errors of the service (S19)", async () => {
    const body = JSON.stringify({ errors: [{ message: "m".repeat(1000), code: 7, status: 401 }, "odd"] });
    const { http } = httpWith(() => status(401, {}, body));
    const failure = (await settle(http.call(post))) as HttpFailure;
    expect(failure.kind).toBe("unauthorised");
    expect(failure.errors).toEqual([{ message: "m".repeat(300), code: "7", status: 401 }]);
  });

  it("reads the server's time from responses that are not cached", async () => {
    const date = "Sat, 21 Nov 2026 11:00:00 GMT";
    const cached = httpWith(() => good({ date, age: "30" }));
    await settle(cached.http.call(get));
    expect(cached.clock.now()).toBe(0);
    const fresh = httpWith(() => good({ date }));
    await fresh.http.call(get);
    expect(Math.abs(fresh.clock.now() - Date.parse(date))).toBeLessThan(2000);
  });

  it("does not log query strings or bodies (S18)", async () => {
    const { http, lines } = httpWith(() => status(500, {}, '{"errors":[{"message":"segreto"}]}'));
    await settle(http.call({ ...get, query: { ipAddress: "203.0.113.7" }, callId: "call-1" }));
    await settle(http.call(post));
    expect(lines[0]).toBe("[vetrina] call call-1 GET /thing: call failed: status 500");
    expect(lines.join()).not.toMatch(/203\.0\.113|vetrina"|segreto|\?/);
  });

  it("removes prototype keys from a response (S12)", async () => {
    const { http } = httpWith(() => new Response('{"ok":true,"__proto__":{"polluted":1}}'));
    await http.call(get);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe("random ids", () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

  it("are UUIDs, even if the browser has no randomUUID", () => {
    Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
    const ids = Array.from({ length: 100 }, randomId);
    Reflect.deleteProperty(crypto, "randomUUID");
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(100);
  });
});

describe("the error items of a response", () => {
  it("are read from any value without an exception", () => {
    for (const odd of [undefined, null, 1, "x", [], {}, { errors: {} }, { errors: [null, 1] }]) {
      expect(readErrorItems(odd)).toEqual([]);
    }
    expect(readErrorItems({ errors: Array.from({ length: 50 }, () => ({})) })).toHaveLength(20);
  });
});
