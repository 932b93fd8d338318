// @vitest-environment node
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Harness, startHarness } from "./harness";
import type { TestServer } from "./server";

let server: TestServer;
let lines: Harness["lines"];
let clientWith: Harness["clientWith"];

beforeEach(async () => {
  ({ server, lines, clientWith } = await startHarness());
});
afterEach(() => server.close());

const get = { method: "GET", path: "/members" } as const;

describe("paths", () => {
  it("have their parameters in place, each of them encoded", async () => {
    const path = "/members/{memberId}/awards/{award id}";
    const pathParameters = { memberId: "a/b?c#d%", "award id": 7 };
    await clientWith().call({ method: "GET", path, pathParameters });
    expect(server.arrived[0]?.url).toBe("/api/members/a%2Fb%3Fc%23d%25/awards/7");
  });

  it.each([{}, { id: "" }, { id: ".." }, { id: "%2e%2E" }, { id: "." }])(
    "%j is no parameter",
    async (pathParameters) => {
      const call = clientWith().call({ method: "GET", path: "/members/{id}/x", pathParameters });
      await expect(call).rejects.toMatchObject({ name: "MissingParameter", parameter: "id" });
      expect(server.arrived).toEqual([]);
    },
  );

  it.each(["//elsewhere.test/x", "@elsewhere.test", "\\\\elsewhere.test", "https://elsewhere.test/x"])(
    "%s stays on the client's own origin, below its address",
    async (path) => {
      await clientWith().call({ method: "GET", path });
      expect(server.arrived[0]?.url).toMatch(/^\/api\//);
    },
  );

  it("does not climb out", async () => {
    await expect(clientWith().call({ method: "GET", path: "/../secrets" })).rejects.toThrow(TypeError);
    expect(server.arrived).toEqual([]);
  });
});

describe("parameters", () => {
  it("go into the query; a list repeats its name and what is undefined is left out", async () => {
    const query = { tag: ["a b", "c&d"], limit: 20, open: true, none: undefined, empty: [] };
    await clientWith().call({ ...get, query });
    expect(server.arrived[0]?.url).toBe("/api/members?tag=a+b&tag=c%26d&limit=20&open=true");
  });

  it("go into headers, with no line of their own", async () => {
    await clientWith().call({ ...get, headers: { "x-space": "vetrina" } });
    expect(server.arrived[0]?.headers["x-space"]).toBe("vetrina");
    await expect(clientWith().call({ ...get, headers: { "x-space": "a\r\nx-b: c" } })).rejects.toThrow(
      TypeError,
    );
    expect(server.arrived).toHaveLength(1);
  });
});

describe("bodies", () => {
  const post = { method: "POST", path: "/things" } as const;

  it("are JSON", async () => {
    await clientWith().call({ ...post, body: { json: [{ a: "è" }] } });
    expect(server.arrived[0]).toMatchObject({ method: "POST", body: '[{"a":"è"}]' });
    expect(server.arrived[0]?.headers["content-type"]).toBe("application/json");
  });

  it("are forms", async () => {
    await clientWith().call({ ...post, body: { form: { a: "1 2", b: ["x", "y&z"], c: undefined } } });
    expect(server.arrived[0]?.body).toBe("a=1+2&b=x&b=y%26z");
    expect(server.arrived[0]?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it("are of many parts, files among them", async () => {
    const file = new Blob(["righe"], { type: "text/plain" });
    await clientWith().call({
      ...post,
      body: { multipart: { name: "prova", size: 3, files: [file, file] } },
    });
    const [{ body, headers } = { body: "", headers: {} }] = server.arrived;
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(String(headers["content-type"]))?.[1];
    const parts = body.split(`--${boundary}`).slice(1, -1);
    expect(parts).toHaveLength(4);
    expect(parts[0]).toContain('name="name"\r\n\r\nprova');
    expect(parts[2]).toMatch(/name="files"; filename="[^"]*"\r\ncontent-type: text\/plain\r\n\r\nrighe/i);
  });
});

describe("answers", () => {
  const answerWith = (body: string, headers: Record<string, string> = {}, status = 200) => {
    server.answer = (_, response) => response.writeHead(status, headers).end(body);
  };
  const json = { "content-type": "application/json;charset=utf-8" };

  it("are JSON, text or nothing", async () => {
    expect(await clientWith().call(get)).toMatchObject({ value: { ok: true }, status: 200 });
    answerWith("pronto", { "content-type": "text/plain" });
    expect((await clientWith().call(get)).value).toBe("pronto");
    answerWith("", {}, 204);
    expect(await clientWith().call(get)).toMatchObject({ value: undefined, status: 204 });
    answerWith('{"type":"x"}', { "content-type": "application/problem+json" });
    expect((await clientWith().call(get)).value).toEqual({ type: "x" });
  });

  it("pass their schema", async () => {
    const schema = v.object({ ok: v.boolean() });
    expect((await clientWith().call({ ...get, schema })).value.ok).toBe(true);
    answerWith('{"ok":"yes"}', json);
    await expect(clientWith().call({ ...get, schema })).rejects.toMatchObject({ kind: "invalidReply" });
  });

  it.each([
    ["a cut body", '{"ok":'],
    ["HTML that says it is JSON", "<!doctype html>"],
    ["more than 1 MB", `"${"x".repeat(1_000_000)}"`],
  ])("%s is none", async (_, body) => {
    answerWith(body, json);
    await expect(clientWith().call(get)).rejects.toMatchObject({ kind: "invalidReply" });
    expect(server.arrived).toHaveLength(1);
  });

  it.each([
    [401, "unauthorised"],
    [400, "status"],
    [500, "status"],
  ])("of status %i fail as %s, with what the service says cut to size", async (status, kind) => {
    answerWith(JSON.stringify({ errors: [{ message: "m".repeat(999), code: 1007, status }] }), json, status);
    await expect(clientWith().call(get)).rejects.toMatchObject({
      name: "HttpFailure",
      kind,
      status,
      errors: [{ message: "m".repeat(300), code: "1007", status }],
    });
    expect(server.arrived).toHaveLength(1);
  });

  it("that never come from a host that is not there are a failure of the network", async () => {
    await server.close();
    const call = clientWith().call({ method: "POST", path: "/x" });
    await expect(call).rejects.toMatchObject({ kind: "network" });
  });
});

describe("callbacks", () => {
  it("are told the answer as well as the promise", async () => {
    const callback = vi.fn();
    const reply = await clientWith().call(get, callback);
    expect(callback.mock.calls).toEqual([[undefined, reply]]);
  });

  it("are told a failure as well as the promise", async () => {
    server.answer = (_, response) => response.writeHead(404).end();
    const callback = vi.fn();
    const failure: unknown = await clientWith()
      .call(get, callback)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: "status", status: 404 });
    expect(callback.mock.calls).toEqual([[failure, undefined]]);
  });

  it("are told of a request that cannot be made", async () => {
    const callback = vi.fn();
    await clientWith()
      .call({ method: "GET", path: "/{id}" }, callback)
      .catch(() => undefined);
    expect(callback.mock.calls[0]?.[0]).toMatchObject({ name: "MissingParameter" });
  });

  it("that throw harm nobody", async () => {
    const reply = await clientWith().call(get, () => {
      throw new Error("the callback's own");
    });
    expect(reply.status).toBe(200);
    expect(lines.join()).toContain("a callback of GET /members failed");
  });
});
