// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Harness, startHarness, startServer, type TestServer } from "./server";

let server: TestServer;
let lines: Harness["lines"];
let clientWith: Harness["clientWith"];

beforeEach(async () => {
  ({ server, lines, clientWith } = await startHarness());
});
afterEach(() => server.close());

const get = { method: "GET", path: "/members" } as const;

describe("credentials", () => {
  it.each([
    [
      { kind: "bearer", token: () => Promise.resolve("jwt-1") },
      { authorization: "Bearer jwt-1" },
      "/api/members",
    ],
    [
      { kind: "basic", user: "niccolò", password: "a:b" },
      { authorization: "Basic bmljY29sw7I6YTpi" },
      "/api/members",
    ],
    [{ kind: "apiKey", in: "header", name: "x-api-key", key: "k" }, { "x-api-key": "k" }, "/api/members"],
    [{ kind: "apiKey", in: "query", name: "api_key", key: "k&" }, {}, "/api/members?api_key=k%26"],
  ] as const)("are sent as configured (%j)", async (authentication, headers, url) => {
    await clientWith({ authentication }).call(get);
    expect(server.received[0]).toMatchObject({ url, headers });
    await clientWith({ authentication }).call({ ...get, authenticated: false });
    expect(server.received[1]?.url).toBe("/api/members");
    expect(server.received[1]?.headers).not.toMatchObject({ authorization: expect.any(String) as string });
    expect(server.received[1]?.headers).not.toHaveProperty("x-api-key");
  });

  it("contain a new token for each call", async () => {
    const token = vi.fn().mockReturnValueOnce("first").mockReturnValueOnce("second");
    const client = clientWith({ authentication: { kind: "bearer", token } });
    await client.call(get);
    await client.call(get);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer first",
      "Bearer second",
    ]);
  });

  it("cannot be replaced by a request's headers", async () => {
    const client = clientWith({ authentication: { kind: "bearer", token: () => "own" } });
    await client.call({ ...get, headers: { Authorization: "Bearer other" } });
    expect(server.received[0]?.headers.authorization).toBe("Bearer own");
  });

  it("are not sent to the target of a redirect", async () => {
    const elsewhere = await startServer();
    server.answer = (_, response) => response.writeHead(307, { location: elsewhere.url }).end();
    const client = clientWith({ authentication: { kind: "bearer", token: () => "t" } });
    const call = client.call({ method: "POST", path: "/x", body: { json: {} } });
    await expect(call).rejects.toMatchObject({ name: "HttpFailure", kind: "network" });
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  it.each([
    "http://elsewhere.test",
    "/api",
    "ftp://elsewhere.test",
    "javascript:alert(1)",
    "mailto:a@b.test",
    "https://user:secret@api.test",
    "",
  ])("are never sent, because the client throws a TypeError for the base URL “%s”", (url) => {
    expect(() => clientWith({ url })).toThrow(TypeError);
  });

  it("are not contained in log messages or errors (S18)", async () => {
    server.answer = (_, response) => response.writeHead(403).end();
    const client = clientWith({
      authentication: { kind: "apiKey", in: "query", name: "key", key: "s3cret" },
    });
    const failure: unknown = await client
      .call({ ...get, query: { ip: "203.0.113.7" } })
      .catch((error: unknown) => error);
    expect(lines).toEqual(["[vetrina] GET /members: HttpFailure: call failed: status 403"]);
    expect(JSON.stringify(failure) + String((failure as Error).stack)).not.toContain("s3cret");
  });
});
