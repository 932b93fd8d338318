// @vitest-environment node
import { describe, expect, it } from "vitest";
import { accountPaths, bonusPaths, gamificationPaths, liveCasinoPaths } from "../../../sandbox/model";
import { startSandbox } from "./start";

describe("the sandbox's cross-origin rules", () => {
  const preflight = (url: string, origin: string) =>
    fetch(url, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "GET",
        "access-control-request-headers": "authorization,x-call-id",
      },
    });

  it("allow the demo site to use the library's headers without cookies", async () => {
    const { siteUrl, accountUrl } = await startSandbox();
    const answer = await preflight(accountUrl + accountPaths.balance, siteUrl);
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe(siteUrl);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    const allowed = answer.headers.get("access-control-allow-headers")?.split(/, ?/);
    expect(allowed).toEqual([
      "authorization",
      "content-type",
      "x-jwt",
      "x-channel-info",
      "x-call-id",
      "x-session-id",
      "x-channel-id",
      "x-user-ip",
    ]);
    const call = await fetch(accountUrl + accountPaths.balance, { headers: { origin: siteUrl } });
    expect(call.headers.get("access-control-expose-headers")).toBe("Date, x-token-expiring");
  });

  it.each([
    [gamificationPaths.token, "authorization"],
    [bonusPaths.list, ""],
    [liveCasinoPaths.evolutionFeed, ""],
  ])("allow, for the service %s, only the headers %j", async (path, allowed) => {
    const { siteUrl, accountUrl } = await startSandbox();
    const { headers } = await preflight(accountUrl + path, siteUrl);
    expect(headers.get("access-control-allow-headers")).toBe(allowed);
  });

  it("do not allow another origin", async () => {
    const { accountUrl } = await startSandbox();
    const answer = await preflight(accountUrl + accountPaths.balance, "https://elsewhere.example");
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("a refusal outside a known call", () => {
  it.each([
    ["an unknown call", "GET", "/api/inbox-ms/ms/inbox/getMessages", 404, "NOT_FOUND"],
    ["a body that is not JSON", "POST", accountPaths.login, 400, "BAD_REQUEST"],
  ] as const)(
    "uses the envelope, is not cached and is marked as simulated (%s)",
    async (_, method, path, status, code) => {
      const { accountUrl } = await startSandbox();
      const refusal = await fetch(accountUrl + path, {
        method,
        ...(method === "POST" && { headers: { "content-type": "application/json" }, body: "{" }),
      });
      expect(refusal.status).toBe(status);
      expect(refusal.headers.get("x-vetrina-simulated")).toBe("true");
      expect(await refusal.json()).toMatchObject({ statusCode: status, errors: [{ code, status }] });
    },
  );
});
