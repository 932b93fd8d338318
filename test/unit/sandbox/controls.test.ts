// @vitest-environment node
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { accountPaths, botCheckPaths, type JournalEntry } from "../../../sandbox/model";
import type { Sandbox } from "../../../sandbox/server";
import { statelessCall } from "./account/wire";
import { botToken, send, startSandbox } from "./start";

const chunk = "/etc.clientlibs/vetrina/clientlibs/clientlib-widgets/resources/main-0a1b2c.js";
const balance = accountPaths.balance;

const addFault = ({ siteUrl }: Sandbox, fault: unknown) => send("POST", `${siteUrl}/sandbox/faults`, fault);

async function journal({ accountUrl }: Sandbox): Promise<readonly JournalEntry[]> {
  const answer = await fetch(`${accountUrl}/sandbox/requests`);
  return (await answer.json()) as JournalEntry[];
}

describe("faults", () => {
  it("produce an error status with cross-origin headers for the given number of calls", async () => {
    const sandbox = await startSandbox();
    const { siteUrl, accountUrl } = sandbox;
    await addFault(sandbox, { match: "getBalance", status: 503, times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) {
      const answer = await fetch(accountUrl + balance, { headers: { origin: siteUrl } });
      expect(answer.headers.get("access-control-allow-origin")).toBe(siteUrl);
      statuses.push(answer.status);
    }
    // The service itself sends the third response: 400, because the query string is missing.
    expect(statuses).toEqual([503, 503, 400]);
  });

  it("are not consumed by a preflight request", async () => {
    const sandbox = await startSandbox();
    await addFault(sandbox, { match: "getBalance", status: 503, times: 1 });
    const { siteUrl, accountUrl } = sandbox;
    const headers = { origin: siteUrl, "access-control-request-method": "GET" };
    expect((await fetch(accountUrl + balance, { method: "OPTIONS", headers })).status).toBe(204);
    expect((await fetch(accountUrl + balance)).status).toBe(503);
  });

  it.each([
    ["malformed", "application/json", '{"statusCode":200,"result":{'],
    ["html", "text/html", expect.stringContaining("<!doctype html>")],
    ["empty", "application/json", ""],
  ])("can produce a response whose body is %s", async (body, type, text) => {
    const sandbox = await startSandbox();
    await addFault(sandbox, { match: "getBalance", body });
    const answer = await fetch(sandbox.accountUrl + balance);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain(type);
    expect(await answer.text()).toEqual(text);
  });

  it("can cut the connection, which the journal records as status 0", async () => {
    const sandbox = await startSandbox();
    await addFault(sandbox, { match: "auth/login", drop: true });
    const url = sandbox.accountUrl + accountPaths.login;
    await expect(send("POST", url, { username: "giulia" })).rejects.toThrow();
    expect(await journal(sandbox)).toMatchObject([
      { method: "POST", body: { username: "giulia" }, status: 0 },
    ]);
  });

  it("can delay a call without delaying its journal entry or `close()`", async () => {
    const sandbox = await startSandbox();
    await addFault(sandbox, { match: "getBalance", delay: 600_000 });
    const call = fetch(sandbox.accountUrl + balance).catch(() => "cut");
    await expect.poll(() => sandbox.model.journal.entries().length).toBe(1);
    await sandbox.close();
    expect(await call).toBe("cut");
  });

  it("can add the header `x-token-expiring` to the real response", async () => {
    const sandbox = await startSandbox();
    await addFault(sandbox, { match: "getBalance", expiring: true, times: 1 });
    const isExpiring = async () =>
      (await fetch(sandbox.accountUrl + balance)).headers.get("x-token-expiring") === "true";
    expect([await isExpiring(), await isExpiring()]).toEqual([true, false]);
  });

  it("also apply to files of the site and prevent their caching", async () => {
    const sandbox = await startSandbox();
    await addFault(sandbox, { match: "resources/main", body: "malformed", times: 1 });
    const broken = await fetch(sandbox.siteUrl + chunk);
    expect(broken.headers.get("cache-control")).toBe("no-store");
    expect(broken.headers.get("content-type")).toContain("text/javascript");
    expect(await (await fetch(sandbox.siteUrl + chunk)).text()).toBe("export const main = true;");
    await addFault(sandbox, { match: "getIpAddress", status: 500 });
    expect((await fetch(`${sandbox.siteUrl}/.getIpAddress.json`)).status).toBe(500);
  });

  it("are removed by DELETE, and never apply to the controls", async () => {
    const sandbox = await startSandbox();
    await addFault(sandbox, { match: "/", status: 500 });
    expect((await fetch(sandbox.siteUrl)).status).toBe(500);
    expect((await send("DELETE", `${sandbox.accountUrl}/sandbox/faults`)).status).toBe(200);
    expect((await fetch(sandbox.siteUrl)).status).toBe(200);
  });
});

describe("invalid input of a control", () => {
  it.each([
    ["faults", { match: "", status: 500 }, "match"],
    ["faults", { match: "x" }, "needs at least one of"],
    ["faults", { match: "x", status: 99 }, "status: expected a whole number from 200 to 599"],
    ["faults", { match: "x", statuss: 500 }, "statuss"],
    ["faults", { broker: "explode" }, "broker: expected one of stop, start"],
    ["clock", {}, "expected advance"],
    ["clock", { advance: "1" }, "advance: expected milliseconds"],
    ["clock", { speed: 0 }, "speed: expected a whole number"],
  ])("is refused with 400 and a message: %s %j", async (control, input, words) => {
    const answer = await send("POST", `${(await startSandbox()).siteUrl}/sandbox/${control}`, input);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
  });
});

/** Status of a request with this `Host` header, which `fetch` does not let a caller set. */
function statusFor(host: string, url: string, method: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

describe("a `Host` header in a request to /sandbox/", () => {
  const paths = [
    ["POST", "/sandbox/reset"],
    ["GET", "/sandbox/requests?x=1"],
    ["GET", botCheckPaths.script],
    ["GET", "/sandbox/nothing"],
    ["GET", "/%73andbox/requests"],
    ["DELETE", "/%73%61ndbox/faults"],
  ] as const;

  it.each(["evil.example", "localhost.evil.example", "evil.example@localhost", "192.168.1.20:4400"])(
    "is refused if it does not name this machine, as in DNS rebinding: %s",
    async (host) => {
      const sandbox = await startSandbox();
      const token = sandbox.model.sessions.open("giulia");
      for (const origin of [sandbox.siteUrl, sandbox.accountUrl]) {
        for (const [method, path] of paths)
          expect(await statusFor(host, origin + path, method), path).toBe(403);
      }
      expect(sandbox.model.sessions.usernameOf(token), "nothing was reset").toBe("giulia");
    },
  );

  it.each(["localhost:4400", "127.0.0.1:4400", "[::1]:4400"])(
    "is accepted if it names this machine: %s",
    async (host) => {
      const { siteUrl } = await startSandbox();
      expect(await statusFor(host, `${siteUrl}/sandbox/reset`, "POST")).toBe(200);
      expect(await statusFor(host, siteUrl + botCheckPaths.script, "GET")).toBe(200);
    },
  );
});

describe("the sandbox clock", () => {
  it("determines the Date header of both origins", async () => {
    const noon = Date.UTC(2026, 10, 21, 12);
    const { siteUrl, accountUrl } = await startSandbox({ time: () => noon });
    const answer = await send("POST", `${siteUrl}/sandbox/clock`, { advance: 3_600_000 });
    expect(await answer.json()).toEqual({ statusCode: 200, result: { now: noon + 3_600_000 } });
    for (const url of [siteUrl, accountUrl]) {
      expect((await fetch(url)).headers.get("date")).toBe("Sat, 21 Nov 2026 13:00:00 GMT");
    }
  });

  it("can run 60 times as fast until a reset", async () => {
    let now = Date.UTC(2026, 10, 21, 12);
    const { siteUrl, model } = await startSandbox({ time: () => now });
    await send("POST", `${siteUrl}/sandbox/clock`, { speed: 60 });
    now += 1000;
    expect(model.clock.now()).toBe(now + 59_000);
    await send("POST", `${siteUrl}/sandbox/reset`);
    expect(model.clock.now()).toBe(now);
  });
});

describe("the journal", () => {
  it("lists the calls to both origins in order, except preflight requests, pages and controls, until DELETE empties it", async () => {
    const sandbox = await startSandbox();
    const { siteUrl, accountUrl } = sandbox;
    await fetch(`${siteUrl}/calendario`);
    await fetch(siteUrl + chunk);
    await fetch(`${siteUrl}/calendario.getIpAddress.json`);
    await botToken(sandbox);
    await fetch(`${accountUrl}${balance}?channel=62`, { method: "OPTIONS" });
    await fetch(`${accountUrl}${balance}?channel=62`, { headers: statelessCall });
    const entries = await journal(sandbox);
    expect(entries.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      `GET ${chunk} 200`,
      "GET /calendario.getIpAddress.json 200",
      "POST /sandbox/bot-token 200",
      `GET ${balance}?channel=62 400`,
    ]);
    expect(entries[3]).toMatchObject({ kind: "http", body: null, headers: { "x-call-id": "call-1" } });
    expect(entries[2]?.body).toEqual({ siteKey: "vetrina-demo" });
    await send("DELETE", `${siteUrl}/sandbox/requests`);
    expect(await journal(sandbox)).toEqual([]);
  });
});

it("a reset restores the initial state of both origins", async () => {
  const sandbox = await startSandbox();
  const { siteUrl, model } = sandbox;
  const token = model.sessions.open("giulia");
  model.clock.advance(1000);
  await addFault(sandbox, { match: "getBalance", status: 500 });
  await fetch(sandbox.accountUrl + balance);
  expect((await send("POST", `${siteUrl}/sandbox/reset`)).status).toBe(200);
  expect(await journal(sandbox)).toEqual([]);
  expect(model.sessions.usernameOf(token)).toBeUndefined();
  expect((await fetch(sandbox.accountUrl + balance)).status).toBe(400);
});
