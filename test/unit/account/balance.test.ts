// @vitest-environment node
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NotConfigured, NotLoggedIn, SessionEnded } from "../../../src/account";
import { parseAmount } from "../../../src/account/fields";
import { createTestLifecycle } from "../support/lifecycle";
import {
  answer,
  credentials,
  granted,
  loggedInJar,
  loginAnswer,
  noBotCheck,
  paths,
  refused,
  type Responder,
  silence,
  startAccount,
  stateless,
} from "./harness";

const secondsLeft = (jar: ReturnType<typeof loggedInJar>, name: string) =>
  Math.round(((jar.kept(name)[0]?.until ?? 0) - Date.now()) / 1000);
const balance =
  (amount: unknown): Responder =>
  () =>
    granted({ balance: amount, currency: "EUR" });
const loggedIn = (responder: Responder, rest = {}) =>
  startAccount({ jar: loggedInJar(), responders: { [paths.balance]: responder }, ...rest });
const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the balance call", () => {
  it("sends the specified query and the player's token in legacy mode", async () => {
    const { account, sentTo } = loggedIn(balance(1234.5));
    expect(await account.balance.read()).toBe(1234.5);
    const [sent] = sentTo(paths.balance);
    expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({
      channel: "62",
      requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      ipAddress: "203.0.113.7",
      infoChannel: "Test/1.0",
    });
    expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
      accept: "application/json",
      authorization: "Bearer eyJtoken.one",
    });
  });

  it("uses the configured path and headers and sends no query in stateless mode", async () => {
    const { account, sentTo } = startAccount({
      jar: loggedInJar(),
      configuration: stateless,
      responders: { [paths.statelessBalance]: balance("1234.50") },
    });
    expect(await account.balance.read()).toBe(1234.5);
    const [sent] = sentTo(paths.statelessBalance);
    expect(sent?.url.search).toBe("");
    expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
      authorization: "Bearer eyJtoken.one",
      "x-session-id": "s-1",
      "x-user-ip": "203.0.113.7",
    });
  });

  it("is not sent without a player (specification section 6)", async () => {
    const { account, sent } = startAccount();
    await expect(account.balance.read()).rejects.toBeInstanceOf(NotLoggedIn);
    expect(sent).toEqual([]);
  });

  it("is not sent after the cookies have expired", async () => {
    const { account, sentTo } = loggedIn(balance(1));
    vi.advanceTimersByTime(1_200_001);
    await expect(account.balance.read()).rejects.toBeInstanceOf(NotLoggedIn);
    expect(account.session.$state.get().status).toBe("logged-out");
    expect(sentTo(paths.balance)).toEqual([]);
  });

  it("is shared by simultaneous reads and repeated for a later read", async () => {
    const { account, sentTo } = loggedIn(balance(9.99));
    const amounts = await Promise.all(Array.from({ length: 10 }, () => account.balance.read()));
    expect(amounts).toEqual(Array.from({ length: 10 }, () => 9.99));
    expect(sentTo(paths.balance)).toHaveLength(1);
    await account.balance.read();
    expect(sentTo(paths.balance)).toHaveLength(2);
  });
});

describe("a valid balance response", () => {
  it("extends the login and the JWT to 20 minutes from the response", async () => {
    const { account, jar } = loggedIn(balance(1));
    vi.advanceTimersByTime(600_000);
    await account.balance.read();
    for (const name of ["login", "login_fr", "login_ar", "JWT", "JWT_ar", "userInfo"]) {
      expect([name, secondsLeft(jar, name)]).toEqual([name, 1200]);
    }
    expect(secondsLeft(jar, "AUTH_SESSION")).toBe(3600);
  });

  it("extends the login to 30 minutes from the response on a single-page app", async () => {
    const { account, jar } = loggedIn(balance(1), { configuration: { session: { singlePageApp: true } } });
    await account.balance.read();
    expect(secondsLeft(jar, "login_ar")).toBe(1800);
  });

  it("never shortens the life of a refreshed JWT", async () => {
    const harness = loggedIn(balance(1));
    const { jar } = harness;
    const days = 30 * 24 * 60 * 60;
    for (const name of ["JWT", "JWT_ar"]) jar.write(`${name}=eyJtoken.one; Path=/; Max-Age=${days}`);
    const info = JSON.stringify({ name: "Giulia", jwtUntil: Date.now() + days * 1000 });
    jar.write(`userInfo=${encodeURIComponent(info)}; Path=/; Max-Age=1200`);
    await harness.account.balance.read();
    expect(secondsLeft(jar, "JWT")).toBe(days);
    expect(secondsLeft(jar, "JWT_ar")).toBe(days);
    expect(secondsLeft(jar, "login")).toBe(1200);
    await harness.account.balance.read();
    expect(secondsLeft(jar, "JWT")).toBe(days);
  });
});

describe("a failed balance call (specification section 8)", () => {
  const failures: readonly (readonly [string, "expired" | "balance", Responder])[] = [
    ["500", "balance", () => refused(500)],
    ["503", "balance", () => refused(503)],
    ["401", "expired", () => refused(401)],
    ["403", "balance", () => refused(403)],
    ["a refusal inside a 200", "balance", () => answer({ statusCode: 500, errors: [] })],
    ["a refused token inside a 200", "expired", () => answer({ statusCode: 401, errors: [] })],
    ["HTML", "balance", () => answer("<!doctype html>")],
    ["an amount that is not a number", "balance", balance("tanti")],
    ["no amount", "balance", () => granted({})],
    ["no network", "balance", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["no answer", "balance", silence],
  ];

  it.each(failures)(
    "deletes cookies and favourites, opens the modal and calls the error handler after %s (reason %s)",
    async (_, reason, responder) => {
      const harness = loggedIn(responder);
      harness.localItems.items.set("favorite_storage", "[1]");
      const settled = outcome(harness.account.balance.read());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await settled).toMatchObject({ name: "HttpFailure" });
      expect(harness.steps).toEqual([
        "cookies deleted",
        "removed favorite_storage",
        `event vetrina:session-change {"status":"logged-out","reason":"${reason}"}`,
        `event vetrina:login-request {"view":"login","reason":"${reason}"}`,
        `modal ${reason}`,
        "report balance",
      ]);
      expect(harness.jar.names()).toEqual(["channelId"]);
      expect(harness.account.session.$state.get().status).toBe("logged-out");
      expect(harness.account.balance.$state.get()).toEqual({ status: "none" });
    },
  );

  it("ends the session after the last retry and shows the stale amount during the retries (H3)", async () => {
    const harness = loggedIn(balance(10));
    await harness.account.balance.read();
    const read = Date.now();
    harness.responders[paths.balance] = () => refused(503);
    const settled = outcome(harness.account.balance.read());
    expect(harness.account.balance.$state.get().status).toBe("ready");
    await vi.advanceTimersByTimeAsync(100);
    expect(harness.account.balance.$state.get()).toEqual({ status: "stale", value: 10, at: read });
    expect(harness.account.session.$state.get().status).toBe("logged-in");
    await vi.advanceTimersByTimeAsync(10_000);
    await settled;
    expect(harness.sentTo(paths.balance)).toHaveLength(4);
    expect(harness.account.session.$state.get().status).toBe("logged-out");
  });

  it("has no effect when a retry succeeds", async () => {
    let tries = 0;
    const harness = loggedIn((sent) => ((tries += 1) < 3 ? refused(503) : balance(3)(sent)));
    const settled = harness.account.balance.read();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await settled).toBe(3);
    expect(harness.reports).toEqual([]);
  });

  it("does not log out the player if its path is not configured", async () => {
    const { account, lines } = startAccount({
      jar: loggedInJar(),
      configuration: { account: { mode: "stateless" } },
    });
    await expect(account.balance.read()).rejects.toBeInstanceOf(NotConfigured);
    expect(account.session.$state.get().status).toBe("logged-in");
    expect(account.balance.$state.get()).toEqual({ status: "unknown" });
    expect(lines.join()).toContain("account.paths.statelessBalance");
  });
});

describe("a cancelled balance call", () => {
  it("is only logged, and a response that arrives after the logout is dropped (S33)", async () => {
    let release: (response: Response) => void = () => undefined;
    const harness = loggedIn(() => new Promise((resolve) => (release = resolve)));
    const settled = outcome(harness.account.balance.read());
    await vi.advanceTimersByTimeAsync(1);
    harness.account.session.logout();
    release(granted({ balance: 1 }));
    expect(await settled).toBeInstanceOf(SessionEnded);
    expect(harness.lines.join("\n")).toContain("the balance call was cancelled");
    expect(harness.reports).toEqual([]);
    expect(harness.jar.names()).toEqual(["channelId"]);
    expect(harness.account.session.$loginRequest.get()).toBeUndefined();
  });

  it("is logged at the default level after the page is suspended and after a logout", async () => {
    const { lifecycle, suspend, resume } = createTestLifecycle();
    const { account, lines } = loggedIn(silence, { logLevel: "warn", environment: { lifecycle } });
    const suspended = outcome(account.balance.read());
    await vi.advanceTimersByTimeAsync(1);
    suspend();
    await suspended;
    expect(lines).toEqual(["[vetrina] the balance call was cancelled"]);
    resume();
    const ended = outcome(account.balance.read());
    await vi.advanceTimersByTimeAsync(1);
    account.session.logout();
    await ended;
    expect(lines.slice(1)).toEqual(lines.slice(0, 1));
  });

  it("drops its response after a logout in another tab, even if no message arrives from that tab", async () => {
    let release: (response: Response) => void = () => undefined;
    const harness = loggedIn(() => new Promise((resolve) => (release = resolve)));
    const settled = outcome(harness.account.balance.read());
    await vi.advanceTimersByTimeAsync(1);
    for (const name of ["JWT", "login"]) harness.jar.write(`${name}=; Max-Age=0`);
    release(granted({ balance: 1 }));
    expect(await settled).toBeInstanceOf(SessionEnded);
    expect(harness.account.balance.$state.get()).toEqual({ status: "none" });
    expect(harness.jar.names()).not.toContain("login");
  });
});

describe("a subscribed balance", () => {
  it("is read at the start and after each login, once for all subscribers", async () => {
    const harness = loggedIn(balance(1));
    harness.responders[paths.login] = () => granted(loginAnswer);
    const stops = [1, 2, 3].map(() => harness.account.balance.subscribe());
    expect(harness.account.balance.$state.get()).toEqual({ status: "loading" });
    await vi.advanceTimersByTimeAsync(1);
    expect(harness.account.balance.$state.get()).toMatchObject({ status: "ready", value: 1 });
    harness.account.session.logout();
    expect(harness.account.balance.$state.get()).toEqual({ status: "none" });
    await harness.account.session.login(credentials, noBotCheck);
    await vi.advanceTimersByTimeAsync(1);
    expect(harness.sentTo(paths.balance)).toHaveLength(2);
    for (const stop of [...stops, ...stops]) stop();
    harness.account.session.logout();
    await harness.account.session.login(credentials, noBotCheck);
    expect(harness.sentTo(paths.balance)).toHaveLength(2);
  });

  it("is not read offline, keeps its last amount as stale, and is read after the page reconnects", async () => {
    const harness = loggedIn(balance(1));
    harness.setOffline(true);
    harness.account.balance.subscribe();
    expect(harness.account.balance.$state.get()).toEqual({ status: "offline" });
    expect(harness.sent).toEqual([]);
    harness.setOffline(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(harness.account.balance.$state.get()).toMatchObject({ status: "ready" });
    harness.setOffline(true);
    expect(harness.account.balance.$state.get()).toMatchObject({ status: "stale", value: 1 });
    await outcome(harness.account.balance.read());
    expect(harness.account.balance.$state.get()).toMatchObject({ status: "stale", value: 1 });
    expect(harness.account.session.$state.get().status).toBe("logged-in");
    expect(harness.reports).toEqual([]);
  });
});

describe("amounts", () => {
  it.each([
    [1234.5, 1234.5],
    [0, 0],
    [-3, -3],
    ["1234.50", 1234.5],
    [" 12 ", 12],
    ["1.234,50", 1234.5],
    ["12,5", 12.5],
    ["1.234.567,89", 1234567.89],
  ])("are read from %j", (input, amount) => {
    expect(parseAmount(input)).toBe(amount);
  });

  it.each([
    NaN,
    Infinity,
    "",
    " ",
    "€ 5",
    "1e3",
    "0x10",
    "1,234.50",
    "12,345",
    null,
    undefined,
    true,
    [],
    {},
  ])("are not read from %j", (input) => {
    expect(parseAmount(input)).toBeUndefined();
  });

  it("are finite numbers or undefined for any string", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseAmount(text);
        expect(amount === undefined || Number.isFinite(amount)).toBe(true);
      }),
    );
  });

  it("are read from every number of cents in plain and Italian notation", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
        const plain = (cents / 100).toFixed(2);
        const [euros = "", rest = ""] = plain.split(".");
        const grouped = `${euros.replace(/\B(?=(\d{3})+$)/g, ".")},${rest}`;
        expect([parseAmount(plain), parseAmount(grouped)]).toEqual([cents / 100, cents / 100]);
      }),
    );
  });
});
