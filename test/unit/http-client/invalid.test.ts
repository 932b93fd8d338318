// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHttpClient, type HttpClientOptions, type HttpRequest } from "../../../src/http-client";
import { type Harness, startHarness, type TestServer } from "./server";

let server: TestServer;
let lines: Harness["lines"];
let clientWith: Harness["clientWith"];

beforeEach(async () => {
  ({ server, lines, clientWith } = await startHarness());
});
afterEach(() => server.close());

const get = { method: "GET", path: "/members" } as const;
const post = { method: "POST", path: "/members" } as const;
const circular: Record<string, unknown> = {};
circular.self = circular;

const outcomeOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe("an invalid request", () => {
  it.each<[field: string, request: unknown]>([
    ["request", undefined],
    ["request", null],
    ["request", "GET /members"],
    ["method", { path: "/members" }],
    ["method", { ...get, method: "FOO BAR" }],
    ["method", { ...get, method: "get" }],
    ["path", { method: "GET" }],
    ["path", { method: "GET", path: new URL("https://elsewhere.test/") }],
    ["pathParameters", { ...get, pathParameters: null }],
    ["query", { ...get, query: "a=1" }],
    ["headers", { ...get, headers: { "x-space": "a\r\nx-b: c" } }],
    ["headers", { ...get, headers: { "x space": "a" } }],
    ["headers", { ...get, headers: "x-space: a" }],
    ["body", { ...get, body: { json: {} } }],
    ["body", { ...post, body: {} }],
    ["body", { ...post, body: null }],
    ["body", { ...post, body: '{"a":1}' }],
    ["body.json", { ...post, body: { json: { a: 1n } } }],
    ["body.json", { ...post, body: { json: circular } }],
    ["body.json", { ...post, body: { json: undefined } }],
    ["body", { ...post, body: { form: undefined } }],
    ["body", { ...post, body: { multipart: "a=1" } }],
    ["schema", { ...get, schema: {} }],
    ["signal", { ...get, signal: new AbortController() }],
    ["timeoutMs", { ...get, timeoutMs: Number.NaN }],
    ["timeoutMs", { ...get, timeoutMs: -1 }],
    ["timeoutMs", { ...get, timeoutMs: "5000" }],
    ["timeoutMs", { ...get, timeoutMs: Infinity }],
  ])("is rejected with a TypeError that names `%s`, without being sent (%o)", async (field, request) => {
    const token = vi.fn(() => "t");
    const callback = vi.fn();
    const client = clientWith({ authentication: { kind: "bearer", token } });
    const failure = await outcomeOf(client.call(request as HttpRequest, callback));
    expect(failure).toBeInstanceOf(TypeError);
    expect((failure as Error).message).toMatch(new RegExp(`^\`${field}\` `));
    expect(callback.mock.calls).toEqual([[failure, undefined]]);
    expect(token).not.toHaveBeenCalled();
    expect(server.received).toEqual([]);
  });
});

describe("invalid options of a client", () => {
  it.each<[field: string, options: unknown]>([
    ["timeoutMs", { timeoutMs: -1 }],
    ["timeoutMs", { timeoutMs: "5000" }],
    ["timeoutMs", { timeoutMs: 2 ** 31 }],
    ["retryDelayMs", { retryDelayMs: Number.NaN }],
    ["retryDelayMs", { retryDelayMs: -1 }],
    ["fetch", { fetch: "fetch" }],
    ["authentication", { authentication: "secret" }],
    ["authentication", { authentication: null }],
    ["authentication.kind", { authentication: { kind: "magic" } }],
    ["authentication.kind", { authentication: {} }],
    ["authentication.kind", { authentication: { kind: "constructor" } }],
    ["authentication.token", { authentication: { kind: "bearer", token: "plain" } }],
    ["authentication.user", { authentication: { kind: "basic", user: "a:b", password: "c" } }],
    ["authentication.user", { authentication: { kind: "basic", password: "c" } }],
    ["authentication.password", { authentication: { kind: "basic", user: "a" } }],
    ["authentication.in", { authentication: { kind: "apiKey", in: "cookie", name: "n", key: "k" } }],
    ["authentication.name", { authentication: { kind: "apiKey", in: "query", key: "k" } }],
    ["authentication.key", { authentication: { kind: "apiKey", in: "query", name: "n" } }],
    ["authentication.key", { authentication: { kind: "apiKey", in: "header", name: "n", key: "" } }],
  ])("cause a TypeError that names `%s` (%o)", (field, options) => {
    expect(() => clientWith(options as HttpClientOptions)).toThrow(
      expect.objectContaining({
        name: "TypeError",
        message: expect.stringMatching(new RegExp(`^\`${field}\` `)) as string,
      }) as Error,
    );
  });

  it("cause a TypeError if the client is created without options", () => {
    const createFrom = createHttpClient as (options?: unknown) => unknown;
    expect(() => createFrom()).toThrow(new TypeError("`options` is not valid"));
  });

  it("cause a TypeError without the API key in its message if the key is not valid in a header", () => {
    const authentication = { kind: "apiKey", in: "header", name: "x-key", key: "s3cret\n\u0000x" } as const;
    expect(() => clientWith({ authentication })).toThrow(new TypeError("`authentication.key` is not valid"));
  });
});

describe("a bearer token", () => {
  it.each([undefined, null, "", 5])("causes a TypeError, and no request, if it is %o", async (token) => {
    const authentication = { kind: "bearer", token: () => token as string } as const;
    await expect(clientWith({ authentication }).call(get)).rejects.toThrow(
      new TypeError("`authentication.token()` is not valid"),
    );
    expect(server.received).toEqual([]);
  });

  it("makes the call fail with the original error of `token()` if that function fails", async () => {
    const own = new Error("the login has ended");
    const rejecting = { kind: "bearer", token: () => Promise.reject(own) } as const;
    const callback = vi.fn();
    expect(await outcomeOf(clientWith({ authentication: rejecting }).call(get, callback))).toBe(own);
    expect(callback.mock.calls).toEqual([[own, undefined]]);
    const throwing = {
      kind: "bearer",
      token: () => {
        throw own;
      },
    } as const;
    expect(await outcomeOf(clientWith({ authentication: throwing }).call(get))).toBe(own);
    expect(server.received).toEqual([]);
  });
});

it("an error of a callback is logged even if the request was invalid", async () => {
  const call = clientWith().call as (request: unknown, callback: () => void) => Promise<unknown>;
  await outcomeOf(
    call(undefined, () => {
      throw new Error("an error of the callback");
    }),
  );
  await vi.waitFor(() => {
    expect(lines.join()).toContain("a callback of");
  });
});
