// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHttpClient } from "../../../src/http-client";
import { createLog } from "../../../src/utils/log";

type Answer = () => Response | Promise<Response>;

const hang: Answer = () => new Promise(() => undefined);
const status = (code: number) => () => new Response("", { status: code });
const success: Answer = () => new Response("fatto");

function clientWith(...answers: Answer[]) {
  const requests: Request[] = [];
  const client = createHttpClient({
    url: "https://api.vetrina.test",
    log: createLog(() => "silent"),
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      const answer = answers[Math.min(requests.length, answers.length) - 1] ?? hang;
      return answer();
    },
  });
  return { client, requests };
}

const get = { method: "GET", path: "/x" } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("the time limit of a call", () => {
  it("is 60 seconds, including retries", async () => {
    const { client, requests } = clientWith(status(503), hang);
    const failure = failureOf(client.call(get));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(requests).toHaveLength(2);
    expect(requests[1]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: "timeout" });
    expect(requests[1]?.signal.aborted).toBe(true);
  });

  it("can be set for one call", async () => {
    const failure = failureOf(clientWith(hang).client.call({ ...get, timeoutMs: 500 }));
    await vi.advanceTimersByTimeAsync(500);
    expect(await failure).toMatchObject({ kind: "timeout" });
  });

  it("has no effect after the caller cancels the call", async () => {
    const cancel = new AbortController();
    const { client, requests } = clientWith(hang);
    const failure = failureOf(client.call({ ...get, signal: cancel.signal }));
    await vi.advanceTimersByTimeAsync(10);
    cancel.abort();
    expect(await failure).toMatchObject({ kind: "aborted" });
    expect(requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("retries", () => {
  it.each([408, 429, 502, 503, 504])("repeat a read after the status %i, at most twice", async (code) => {
    const recovered = clientWith(status(code), status(code), success);
    const reply = recovered.client.call(get);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await reply).value).toBe("fatto");
    const lost = clientWith(status(code));
    const failure = failureOf(lost.client.call(get));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await failure).toMatchObject({ kind: "status", status: code });
    expect(lost.requests).toHaveLength(3);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)("never repeat a %s", async (method) => {
    for (const answer of [status(503), () => Promise.reject(new TypeError("Failed to fetch"))]) {
      const { client, requests } = clientWith(answer);
      const failure = failureOf(client.call({ method, path: "/x", body: { json: {} } }));
      await vi.advanceTimersByTimeAsync(50_000);
      expect(await failure).toMatchObject({ name: "HttpFailure" });
      expect(requests).toHaveLength(1);
    }
  });
});

describe("a request", () => {
  it("does not send cookies or a referrer, use a cache or follow redirects", async () => {
    const { client, requests } = clientWith(success);
    await client.call(get);
    expect(requests[0]).toMatchObject({
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      redirect: "error",
    });
  });
});
