// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BotCheckUnavailable } from "../../../src/account";
import {
  answer,
  credentials,
  granted,
  loginAnswer,
  noBotCheck,
  paths,
  refused,
  type Responder,
  silence,
  startAccount,
  stateless,
} from "./harness";

const uuid = expect.stringMatching(/^[\da-f-]{36}$/) as string;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("login payloads (specification section 3.1)", () => {
  it("contain exactly nine fields and no stateless headers in legacy mode", async () => {
    const { account, sentTo } = startAccount({
      configuration: { account: { pvd: "9" } },
      responders: { [paths.login]: () => granted(loginAnswer) },
    });
    await account.session.login(credentials, () => Promise.resolve("bot-1"));
    const [sent] = sentTo(paths.login);
    expect(sent?.body).toEqual({
      username: "giulia",
      password: "vetrina",
      recaptchaToken: "bot-1",
      channel: "62",
      flagConto: 0,
      ipAddress: "203.0.113.7",
      pvd: "9",
      requestId: uuid,
      sessionId: uuid,
    });
    expect(sent?.url.href).toBe(`https://www.vetrina.test${paths.login}`);
    expect([...(sent?.headers.keys() ?? [])].sort()).toEqual(["accept", "content-type"]);
  });

  it("contain exactly three fields in stateless mode and send the other data in headers", async () => {
    const { account, sentTo } = startAccount({
      configuration: stateless,
      responders: { [paths.statelessLogin]: () => granted(loginAnswer) },
    });
    await account.session.login(credentials, noBotCheck);
    const [sent] = sentTo(paths.statelessLogin);
    expect(sent?.body).toEqual({ username: "giulia", password: "vetrina", recaptchaToken: "" });
    expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
      "x-channel-info": "Test/1.0",
      "x-call-id": uuid,
      "x-session-id": uuid,
      "x-channel-id": "62",
      "x-user-ip": "203.0.113.7",
    });
    expect(account.session.current()).toMatchObject({ status: "logged-in", mode: "stateless" });
  });

  it("contain a new token of the bot check at each attempt", async () => {
    let issued = 0;
    const { account, sentTo } = startAccount({ responders: { [paths.login]: () => refused(401) } });
    const botToken = () => Promise.resolve(`bot-${(issued += 1)}`);
    await account.session.login(credentials, botToken);
    await account.session.login(credentials, botToken);
    expect(
      sentTo(paths.login).map(({ body }) => (body as { recaptchaToken: string }).recaptchaToken),
    ).toEqual(["bot-1", "bot-2"]);
  });

  it("are sent without the IP address if it does not arrive in time", async () => {
    const { account, sentTo } = startAccount({
      responders: { [paths.ip]: silence, [paths.login]: () => granted(loginAnswer) },
    });
    const outcome = account.session.login(credentials, noBotCheck);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toBe("loggedIn");
    expect(sentTo(paths.login)[0]?.body).toMatchObject({ ipAddress: "" });
  });
});

describe("a login attempt", () => {
  const broken: Responder = () => Promise.reject(new TypeError("Failed to fetch"));
  const cases: readonly (readonly [string, Responder, string])[] = [
    ["a good answer", () => granted(loginAnswer), "loggedIn"],
    ["401", () => refused(401, "WRONG_CREDENTIALS"), "credentials"],
    ["401 inside a 200", () => answer({ statusCode: 401, errors: [] }), "credentials"],
    ["the bot check's code", () => refused(403, "BOT_CHECK"), "botCheckRefused"],
    ["403 for another reason", () => refused(403, "LOCKED"), "service"],
    ["500", () => refused(500), "service"],
    ["no network", broken, "network"],
    ["HTML", () => answer("<!doctype html>"), "invalidReply"],
    ["no token", () => granted({ userInfo: {} }), "invalidReply"],
    ["a token that no header can carry", () => granted({ jwt: "a b\r\nx: y" }), "invalidReply"],
  ];

  it.each(cases)("ends as specified after %s", async (_, responder, outcome) => {
    const { account, jar, reports, sentTo } = startAccount({ responders: { [paths.login]: responder } });
    expect(await account.session.login(credentials, noBotCheck)).toBe(outcome);
    expect(sentTo(paths.login)).toHaveLength(1);
    const isIn = outcome === "loggedIn";
    expect(account.session.current().status).toBe(isIn ? "logged-in" : "logged-out");
    expect(jar.names().includes("JWT")).toBe(isIn);
    expect(reports.map(({ code }) => code)).toEqual(isIn || outcome === "credentials" ? [] : ["login"]);
  });

  it("ends with a timeout if no response arrives in time", async () => {
    const { account } = startAccount({ responders: { [paths.login]: silence } });
    const outcome = account.session.login(credentials, noBotCheck);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe("timeout");
  });

  it("does not report a missing network as a failed bot check", async () => {
    const harness = startAccount({ responders: { [paths.login]: () => granted(loginAnswer) } });
    harness.setOffline(true);
    const botToken = () => Promise.reject(new BotCheckUnavailable("blocked"));
    expect(await harness.account.session.login(credentials, botToken)).toBe("network");
  });

  it.each([
    ["blocked", () => Promise.reject(new BotCheckUnavailable("blocked"))],
    ["silent", () => new Promise<string>(() => undefined)],
  ])("fails within 8 s if the bot check is %s, and a later attempt succeeds (L4)", async (_, botToken) => {
    const { account, lines, sentTo } = startAccount({
      logLevel: "warn",
      responders: { [paths.login]: () => granted(loginAnswer) },
    });
    const outcome = account.session.login(credentials, botToken);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await outcome).toBe("botCheckUnavailable");
    expect(lines).toEqual([expect.stringContaining("login failed")]);
    expect(sentTo(paths.login)).toEqual([]);
    expect(await account.session.login(credentials, noBotCheck)).toBe("loggedIn");
  });

  it("reports the key of a stateless path that is not configured, and does not send a request", async () => {
    const { account, reports, sentTo } = startAccount({ configuration: { account: { mode: "stateless" } } });
    expect(await account.session.login(credentials, noBotCheck)).toBe("service");
    expect(sentTo("login")).toEqual([]);
    expect(reports[0]?.error.message).toContain("account.paths.statelessLogin");
  });

  it("is shared by two simultaneous calls", async () => {
    const { account, sentTo } = startAccount({ responders: { [paths.login]: () => granted(loginAnswer) } });
    await Promise.all([1, 2].map(() => account.session.login(credentials, noBotCheck)));
    expect(sentTo(paths.login)).toHaveLength(1);
  });

  it("never writes the password to a log message, error or cookie (S16)", async () => {
    const { account, lines, reports, jar } = startAccount({ responders: { [paths.login]: broken } });
    await account.session.login({ userName: "giulia", password: "s3greta!" }, noBotCheck);
    const texts = reports.map(({ error }) => `${error.message} ${String(error.cause)} ${error.stack ?? ""}`);
    expect([...lines, ...texts, jar.read(), ...jar.written].join()).not.toContain("s3greta!");
  });
});
