// @vitest-environment node
import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { createHttpClient } from "../../../src/http-client";
import { createHttp } from "../../../src/http/http";
import { type PlainFetch, plainInit, withPlainArguments } from "../../../src/http/plain-fetch";
import { createClock } from "../../../src/time/clock";
import { createLog } from "../../../src/utils/log";

const url = "https://api.vetrina.test/list";
const log = createLog(() => "silent");

function httpWith(fetch: typeof globalThis.fetch, sink = log) {
  return createHttp({
    settings: () => ({ timeoutMs: 8000, retryDelayMs: 1 }),
    clock: createClock(),
    log: sink,
    fetch,
  });
}

const schema = v.object({ ok: v.boolean() });
const good = () => Promise.resolve(new Response('{"ok":true}'));

it("the client calls fetch only with a URL string and a plain options object", async () => {
  const send = vi.fn(good);
  await httpWith(send).call({ method: "POST", url, query: { a: "1" }, body: { list: [1, "b"] }, schema });
  const [input, init] = send.mock.calls[0] as unknown as Parameters<PlainFetch>;
  expect(input).toBe(`${url}?a=1`);
  expect(Object.getPrototypeOf(init)).toBe(Object.prototype);
  expect(init).toMatchObject({
    method: "POST",
    body: '{"list":[1,"b"]}',
    credentials: "omit",
    cache: "no-store",
    referrerPolicy: "no-referrer",
    redirect: "error",
    headers: { accept: "application/json", "content-type": "application/json" },
  });
  expect(Object.getPrototypeOf(init.headers)).toBe(Object.prototype);
});

it("the client supports a wrapper of fetch that copies the options as JSON and so loses the signal", async () => {
  const send = vi.fn((_url: string, _init: RequestInit) => good());
  const copying = (url: string, init: RequestInit) =>
    send(url, JSON.parse(JSON.stringify(init)) as RequestInit);
  const cancel = new AbortController();
  const call = { method: "GET", url, schema } as const;
  expect((await httpWith(copying as never).call(call)).value).toEqual({ ok: true });
  expect(new Request(url, send.mock.calls[0]?.[1]).method).toBe("GET");
  const http = httpWith((() => new Promise(() => undefined)) as never);
  const cancelled = http.call({ ...call, signal: cancel.signal });
  cancel.abort();
  await expect(cancelled).rejects.toMatchObject({ kind: "aborted" });
});

it("the client passes fetch a signal that can abort the request", async () => {
  const send = vi.fn((_url: string, _init: RequestInit) => good());
  await httpWith(send as never).call({ method: "GET", url, schema });
  expect(typeof send.mock.calls[0]?.[1].signal?.addEventListener).toBe("function");
});

it("the client hides properties that a page added to Object.prototype from fetch, but not the standard ones", async () => {
  const members = { priority: "x", mode: "x" };
  const init = plainInit({ method: "GET", headers: {} }, new AbortController().signal);
  expect(Object.hasOwn(init, "hasOwnProperty")).toBe(false);
  Object.assign(Object.prototype, members);
  try {
    const hidden = plainInit({ method: "GET", headers: {} }, new AbortController().signal);
    expect([hidden.mode, hidden.priority, Object.keys(hidden)]).toEqual([
      undefined,
      undefined,
      ["method", "headers"],
    ]);
    expect(new Request(url, hidden).method).toBe("GET");
  } finally {
    for (const name of Object.keys(members)) Reflect.deleteProperty(Object.prototype, name);
  }
});

it("the client does not send a body with a read", async () => {
  const send = vi.fn(good);
  await httpWith(send).call({ method: "GET", url, schema });
  const [input, init] = send.mock.calls[0] as unknown as Parameters<PlainFetch>;
  expect([input, init.method]).toEqual([url, "GET"]);
  expect(init).not.toHaveProperty("body");
});

it("the client sends forms as a string, and multipart forms with their boundary", async () => {
  const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response("")));
  const client = createHttpClient({ url: "https://api.vetrina.test", log, fetch: send as never });
  await client.call({ method: "POST", path: "/a", body: { form: { a: "1 2" } } });
  await client.call({ method: "POST", path: "/a", body: { multipart: { a: "1", file: new Blob(["x"]) } } });
  const [form, multipart] = send.mock.calls.map(([, init]) => init);
  expect(form?.body).toBe("a=1+2");
  const sent = await new Response(multipart?.body, multipart as ResponseInit).formData();
  expect(sent.get("a")).toBe("1");
});

it("the client accepts a fetch that returns only an object with then()", async () => {
  const thenable = () => {
    const sent = good();
    return { then: sent.then.bind(sent) } as Promise<Response>;
  };
  expect((await httpWith(thenable).call({ method: "GET", url, schema })).value).toEqual({ ok: true });
});

it("the client accepts responses of a polyfill without a body and with other headers", async () => {
  const headers = { get: (name: string) => (name === "x-a" ? "1" : null) };
  const polyfill = () =>
    Promise.resolve({ ok: true, status: 200, headers, text: () => Promise.resolve('{"ok":true}') } as never);
  const answer = await httpWith(polyfill).call({ method: "GET", url, schema });
  expect(answer.value).toEqual({ ok: true });
  expect(answer.headers.get("x-a")).toBe("1");
});

/** Throws like the getters of a browser for an object that is not a response. */
const illegal = () => {
  throw new TypeError("Illegal invocation");
};

it.each([
  ["nothing", () => Promise.resolve()],
  [
    "an object that only inherits from a response",
    async () => Object.defineProperty(await good(), "bodyUsed", { get: illegal }),
  ],
  ["a response without headers", async () => Object.defineProperty(await good(), "headers", { value: {} })],
])("the client logs one error if fetch returns %s", async (_, returning) => {
  const error = vi.fn();
  const sink = { ...console, error, debug: () => undefined };
  const http = httpWith(
    returning as never,
    createLog(() => "error", sink),
  );
  const fails = { kind: "network" };
  await expect(http.call({ method: "GET", url, schema })).rejects.toMatchObject(fails);
  await expect(http.call({ method: "GET", url, schema })).rejects.toMatchObject(fails);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]?.[0]).toContain("fetch");
});

it("the client passes fetch the options of the call if the Request of a polyfill lacks them", async () => {
  const send = vi.fn(good);
  const request = { url: url, method: "GET", headers: new Headers(), signal: null } as never;
  await withPlainArguments(send, { credentials: "omit", redirect: "error" } as never)(request);
  expect(send).toHaveBeenCalledWith(url, expect.objectContaining({ credentials: "omit", redirect: "error" }));
});
