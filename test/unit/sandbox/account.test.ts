// @vitest-environment node
import { describe, expect, it } from "vitest";
import { accountPaths, bonusPaths, gamificationPaths, liveCasinoPaths } from "../../../sandbox/model";
import type { Sandbox } from "../../../sandbox/server";
import { statelessCall } from "./account/wire";
import { botToken, send, startSandbox } from "./start";

interface Envelope {
  readonly statusCode: number;
  readonly result?: { readonly jwt?: string; readonly balance?: number; readonly valid?: boolean };
  readonly errors?: readonly { readonly message: string; readonly code: string; readonly status: number }[];
}

const envelopeOf = (answer: Response) => answer.json() as Promise<Envelope>;

const logIn = ({ accountUrl }: Sandbox, payload: unknown) =>
  send("POST", accountUrl + accountPaths.statelessLogin, payload, statelessCall);

async function giulia(sandbox: Sandbox) {
  return { username: "giulia", password: "vetrina", recaptchaToken: await botToken(sandbox) };
}

async function tokenOfGiulia(sandbox: Sandbox): Promise<string> {
  const { result } = await envelopeOf(await logIn(sandbox, await giulia(sandbox)));
  return result?.jwt ?? "";
}

const legacyQuery = "?channel=62&requestId=r1&ipAddress=&infoChannel=test";

const bearer = (token: string) => ({ headers: { ...statelessCall, authorization: `Bearer ${token}` } });

describe("login", () => {
  it("answers with a token and the player's public data", async () => {
    const sandbox = await startSandbox();
    const answer = await logIn(sandbox, await giulia(sandbox));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-vetrina-simulated")).toBe("true");
    expect(await answer.json()).toEqual({
      statusCode: 200,
      result: {
        jwt: expect.stringMatching(/^eyJ/) as unknown,
        userInfo: {
          name: "Giulia",
          siteNicknames: [
            { siteId: "1", nickname: "giulia_demo", providerId: "vetrina" },
            { siteId: "2", nickname: "giulia.carte", providerId: "vetrina-poker" },
          ],
        },
      },
    });
  });

  it("accepts only the legacy payload at the legacy path", async () => {
    const sandbox = await startSandbox();
    const url = sandbox.accountUrl + accountPaths.login;
    const legacy = {
      channel: "62",
      flagConto: 0,
      ipAddress: "",
      pvd: "",
      requestId: "r1",
      sessionId: "s1",
    };
    expect((await send("POST", url, { ...(await giulia(sandbox)), ...legacy })).status).toBe(200);
    expect((await send("POST", url, await giulia(sandbox))).status).toBe(400);
  });

  it("answers a wrong name and a wrong password with the same error", async () => {
    const sandbox = await startSandbox();
    const wrongPassword = await logIn(sandbox, { ...(await giulia(sandbox)), password: "Vetrina" });
    const wrongName = await logIn(sandbox, { ...(await giulia(sandbox)), username: "giulio" });
    expect([wrongPassword.status, wrongName.status]).toEqual([401, 401]);
    const refusal = await envelopeOf(wrongPassword);
    expect(refusal).toEqual(await envelopeOf(wrongName));
    expect(refusal.errors?.[0]).toMatchObject({ code: "WRONG_CREDENTIALS", status: 401 });
  });

  it("refuses a missing or reused bot token with its own error code", async () => {
    const sandbox = await startSandbox();
    const payload = await giulia(sandbox);
    await logIn(sandbox, payload);
    for (const recaptchaToken of [payload.recaptchaToken, "", "made-up", undefined]) {
      const refusal = await logIn(sandbox, { ...payload, recaptchaToken });
      expect(refusal.status).toBe(403);
      expect((await envelopeOf(refusal)).errors?.[0]?.code).toBe("BOT_CHECK");
    }
  });

  it.each([
    ["an array", []],
    ["a missing password", { username: "giulia", recaptchaToken: "x" }],
    ["an unknown key", { username: "giulia", password: "vetrina", recaptchaToken: "x", channel: "62" }],
    ["a wrong type", { username: 1, password: "vetrina", recaptchaToken: "x" }],
  ])("refuses %s with 400", async (_, payload) => {
    const refusal = await logIn(await startSandbox(), payload);
    expect(refusal.status).toBe(400);
    expect((await envelopeOf(refusal)).errors?.[0]?.code).toBe("BAD_REQUEST");
  });

  it("refuses a body that is not JSON with 400, in the envelope", async () => {
    const { accountUrl } = await startSandbox();
    const refusal = await fetch(accountUrl + accountPaths.login, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(refusal.status).toBe(400);
    expect((await envelopeOf(refusal)).statusCode).toBe(400);
  });
});

describe("balance", () => {
  it("answers a call with a valid token, on both paths", async () => {
    const sandbox = await startSandbox();
    const token = await tokenOfGiulia(sandbox);
    for (const path of [accountPaths.balance + legacyQuery, accountPaths.statelessBalance]) {
      const answer = await fetch(sandbox.accountUrl + path, bearer(token));
      expect(await answer.json()).toEqual({
        statusCode: 200,
        result: { balance: 1234.5, currency: "EUR" },
      });
    }
  });

  it("refuses a call without a valid token with 401", async () => {
    const { accountUrl } = await startSandbox();
    const url = accountUrl + accountPaths.statelessBalance;
    const statuses = await Promise.all([
      fetch(url, { headers: statelessCall }),
      fetch(url, bearer("eyJ.x.y")),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 401]);
  });

  it("refuses a legacy call without its query and a stateless one without its headers", async () => {
    const sandbox = await startSandbox();
    const authorization = `Bearer ${await tokenOfGiulia(sandbox)}`;
    for (const path of [accountPaths.balance, accountPaths.statelessBalance]) {
      const refusal = await fetch(sandbox.accountUrl + path, { headers: { authorization } });
      expect(refusal.status).toBe(400);
    }
  });
});

describe("check-token", () => {
  it("says whether a token is valid, and refuses a call without a token", async () => {
    const sandbox = await startSandbox();
    const url = sandbox.accountUrl + accountPaths.checkToken;
    const good = await envelopeOf(await fetch(url, bearer(await tokenOfGiulia(sandbox))));
    const bad = await envelopeOf(await fetch(url, bearer("eyJ.x.y")));
    expect([good.result?.valid, bad.result?.valid]).toEqual([true, false]);
    expect((await fetch(url, { headers: statelessCall })).status).toBe(401);
  });
});

describe("cross-origin rules", () => {
  const preflight = (url: string, origin: string) =>
    fetch(url, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "GET",
        "access-control-request-headers": "authorization,x-call-id",
      },
    });

  it("allow the demo site, with the headers that the library sends and reads, without cookies", async () => {
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
  ])("allow for each service only what it needs: %s %j", async (path, allowed) => {
    const { siteUrl, accountUrl } = await startSandbox();
    const { headers } = await preflight(accountUrl + path, siteUrl);
    expect(headers.get("access-control-allow-headers")).toBe(allowed);
  });

  it("allow no other origin", async () => {
    const { accountUrl } = await startSandbox();
    const answer = await preflight(accountUrl + accountPaths.balance, "https://elsewhere.example");
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

it("an unknown call is answered with 404 in the envelope", async () => {
  const { accountUrl } = await startSandbox();
  const refusal = await fetch(`${accountUrl}/api/inbox-ms/ms/inbox/getMessages`);
  expect(refusal.status).toBe(404);
  expect((await envelopeOf(refusal)).errors?.[0]?.code).toBe("NOT_FOUND");
});
