// @vitest-environment node
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Harness, startHarness, type TestServer } from "./server";

let server: TestServer;
let lines: Harness["lines"];
let clientWith: Harness["clientWith"];

beforeEach(async () => {
  ({ server, lines, clientWith } = await startHarness());
});
afterEach(() => server.close());

const get = { method: "GET", path: "/members" } as const;

describe("the path of a request", () => {
  it("contains its encoded parameters", async () => {
    const path = "/members/{memberId}/awards/{award id}";
    const pathParameters = { memberId: "a/b?c#d%", "award id": 7 };
    await clientWith().call({ method: "GET", path, pathParameters });
    expect(server.received[0]?.url).toBe("/api/members/a%2Fb%3Fc%23d%25/awards/7");
  });

  it.each([{}, { id: "" }, { id: ".." }, { id: "%2e%2E" }, { id: "." }])(
    "rejects %j as a parameter",
    async (pathParameters) => {
      const call = clientWith().call({ method: "GET", path: "/members/{id}/x", pathParameters });
      await expect(call).rejects.toThrow(new TypeError('GET /members/{id}/x needs its path parameter "id"'));
      expect(server.received).toEqual([]);
    },
  );

  it.each(["//elsewhere.test/x", "@elsewhere.test", "\\\\elsewhere.test", "https://elsewhere.test/x"])(
    "stays below the client's base URL even if the path is %s",
    async (path) => {
      await clientWith().call({ method: "GET", path });
      expect(server.received[0]?.url).toMatch(/^\/api\//);
    },
  );

  it("is rejected if it has a dot segment", async () => {
    await expect(clientWith().call({ method: "GET", path: "/../secrets" })).rejects.toThrow(TypeError);
    expect(server.received).toEqual([]);
  });
});

describe("the parameters of a request", () => {
  it("repeat the name of a list in the query string, without undefined values", async () => {
    const query = { tag: ["a b", "c&d"], limit: 20, open: true, none: undefined, empty: [] };
    await clientWith().call({ ...get, query });
    expect(server.received[0]?.url).toBe("/api/members?tag=a+b&tag=c%26d&limit=20&open=true");
  });

  it("are rejected if they include a header with a line break", async () => {
    await clientWith().call({ ...get, headers: { "x-space": "vetrina" } });
    expect(server.received[0]?.headers["x-space"]).toBe("vetrina");
    await expect(clientWith().call({ ...get, headers: { "x-space": "a\r\nx-b: c" } })).rejects.toThrow(
      TypeError,
    );
    expect(server.received).toHaveLength(1);
  });
});

describe("the body of a request", () => {
  const post = { method: "POST", path: "/things" } as const;

  it("is sent as JSON, with the content type application/json", async () => {
    await clientWith().call({ ...post, body: { json: [{ a: "è" }] } });
    expect(server.received[0]).toMatchObject({ method: "POST", body: '[{"a":"è"}]' });
    expect(server.received[0]?.headers["content-type"]).toBe("application/json");
  });

  it("is sent URL-encoded if it is a form", async () => {
    await clientWith().call({ ...post, body: { form: { a: "1 2", b: ["x", "y&z"], c: undefined } } });
    expect(server.received[0]?.body).toBe("a=1+2&b=x&b=y%26z");
    expect(server.received[0]?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it("is sent as multipart form data if it is a multipart form with files", async () => {
    const file = new Blob(["righe"], { type: "text/plain" });
    await clientWith().call({
      ...post,
      body: { multipart: { name: "prova", size: 3, files: [file, file] } },
    });
    const [{ body, headers } = { body: "", headers: {} }] = server.received;
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(String(headers["content-type"]))?.[1];
    const parts = body.split(`--${boundary}`).slice(1, -1);
    expect(parts).toHaveLength(4);
    expect(parts[0]).toContain('name="name"\r\n\r\nprova');
    expect(parts[2]).toMatch(/name="files"; filename="[^"]*"\r\ncontent-type: text\/plain\r\n\r\nrighe/i);
  });
});

describe("responses", () => {
  const replyWith = (body: string, headers: Record<string, string> = {}, status = 200) => {
    server.answer = (_, response) => response.writeHead(status, headers).end(body);
  };
  const json = { "content-type": "application/json;charset=utf-8" };

  it("are read as JSON or text by their content type, and as undefined if they are empty", async () => {
    expect(await clientWith().call(get)).toMatchObject({ value: { ok: true }, status: 200 });
    replyWith("pronto", { "content-type": "text/plain" });
    expect((await clientWith().call(get)).value).toBe("pronto");
    replyWith("", {}, 204);
    expect(await clientWith().call(get)).toMatchObject({ value: undefined, status: 204 });
    replyWith('{"type":"x"}', { "content-type": "application/problem+json" });
    expect((await clientWith().call(get)).value).toEqual({ type: "x" });
  });

  it("are checked by their schema", async () => {
    const schema = v.object({ ok: v.boolean() });
    expect((await clientWith().call({ ...get, schema })).value.ok).toBe(true);
    replyWith('{"ok":"yes"}', json);
    await expect(clientWith().call({ ...get, schema })).rejects.toMatchObject({ kind: "invalidReply" });
  });

  it.each([
    ["an incomplete body", '{"ok":'],
    ["HTML with the content type of JSON", "<!doctype html>"],
    ["more than 1 MB", `"${"x".repeat(1_000_000)}"`],
  ])("are rejected as invalid if they contain %s", async (_, body) => {
    replyWith(body, json);
    await expect(clientWith().call(get)).rejects.toMatchObject({ kind: "invalidReply" });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    [401, "unauthorised"],
    [400, "status"],
    [500, "status"],
  ])(
    "cause, for the status %i, a failure of the kind %s with shortened errors of the service",
    async (status, kind) => {
      replyWith(JSON.stringify({ errors: [{ message: "m".repeat(999), code: 1007, status }] }), json, status);
      await expect(clientWith().call(get)).rejects.toMatchObject({
        name: "HttpFailure",
        kind,
        status,
        errors: [{ message: "m".repeat(300), code: "1007", status }],
      });
      expect(server.received).toHaveLength(1);
    },
  );

  it("are replaced by a network failure if the host is unreachable", async () => {
    await server.close();
    const call = clientWith().call({ method: "POST", path: "/x" });
    await expect(call).rejects.toMatchObject({ kind: "network" });
  });
});

describe("callbacks", () => {
  it("receive the same response as the promise of the call", async () => {
    const callback = vi.fn();
    const reply = await clientWith().call(get, callback);
    expect(callback.mock.calls).toEqual([[undefined, reply]]);
  });

  it("receive the same failure as the promise of the call", async () => {
    server.answer = (_, response) => response.writeHead(404).end();
    const callback = vi.fn();
    const failure: unknown = await clientWith()
      .call(get, callback)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: "status", status: 404 });
    expect(callback.mock.calls).toEqual([[failure, undefined]]);
  });

  it("receive the error of an invalid request", async () => {
    const callback = vi.fn();
    await clientWith()
      .call({ method: "GET", path: "/{id}" }, callback)
      .catch(() => undefined);
    expect(callback.mock.calls[0]?.[0]).toMatchObject({ name: "TypeError" });
  });

  it("do not affect the call if they throw", async () => {
    const reply = await clientWith().call(get, () => {
      throw new Error("an error of the callback");
    });
    expect(reply.status).toBe(200);
    expect(lines.join()).toContain("a callback of GET /members failed");
  });
});
