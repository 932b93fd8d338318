// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  credentials,
  granted,
  answer,
  type HarnessOptions,
  loginAnswer,
  noBotCheck,
  paths,
  startAccount,
} from "./harness";
import { memoryJar } from "./jar";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const tokens = ["JWT", "JWT_ar"];
const flags = ["login", "login_fr", "login_ar"];
const loginCookies = [...tokens, ...flags, "userInfo", "AUTH_SESSION"];

/** Seconds until each cookie expires, by the name of the cookie. */
type Lives = Readonly<Record<string, number>>;

const each = (names: readonly string[], seconds: number): Lives =>
  Object.fromEntries(names.map((name) => [name, seconds]));

const lives = (login: number, token = login, session = hour): Lives => ({
  ...each(tokens, token),
  ...each(flags, login),
  userInfo: login,
  AUTH_SESSION: session,
  channelId: Infinity,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
}

async function logIn(options: HarnessOptions = {}) {
  let expiring = false;
  const harness = startAccount({
    ...options,
    responders: {
      [paths.login]: () => granted(loginAnswer),
      [paths.balance]: () =>
        answer({ result: { balance: 1 } }, 200, expiring ? { "x-token-expiring": "true" } : {}),
      "/refresh": () => answer({ token: "eyJrenewed.token" }),
    },
  });
  harness.config.configure({ account: { paths: { refresh: "/refresh" } } });
  expect(await harness.account.session.login(credentials, noBotCheck)).toBe("loggedIn");
  return {
    ...harness,
    async readBalance() {
      expiring = false;
      await harness.account.balance.read();
    },
    /**
     * Makes a call whose response announces the token's expiry. The call refreshes the token and extends the
     * login.
     */
    async refresh() {
      expiring = true;
      await harness.account.balance.read();
    },
    lives: (): Lives =>
      Object.fromEntries(
        harness.jar.names().map((name) => {
          const until = harness.jar.kept(name)[0]?.until ?? 0;
          return [name, Math.round((until - Date.now()) / 1000)];
        }),
      ),
  };
}

type Player = Awaited<ReturnType<typeof logIn>>;

describe.each([
  ["a site of pages", false, 20 * minute],
  ["a single-page app", true, 30 * minute],
])("the lifetime of each cookie on %s (S22)", (_, singlePageApp, login) => {
  const start = () => logIn({ configuration: { session: { singlePageApp } } });

  it.each<readonly [string, (player: Player) => Promise<void>, Lives]>([
    ["a login", () => Promise.resolve(), lives(login)],
    [
      "fifteen minutes without a call",
      () => pass(15 * minute),
      lives(login - 15 * minute, undefined, 45 * minute),
    ],
    [
      "a balance after fifteen minutes",
      async ({ readBalance }) => {
        await pass(15 * minute);
        await readBalance();
      },
      lives(login),
    ],
    ["a refresh", ({ refresh }) => refresh(), lives(login, 30 * day)],
    [
      "a balance after a refresh, which does not shorten the life of the token",
      async ({ refresh, readBalance }) => {
        await refresh();
        await pass(15 * minute);
        await readBalance();
      },
      lives(login, 30 * day - 15 * minute),
    ],
    [
      "the end of the login, which a refresh does not delay",
      async ({ refresh }) => {
        await refresh();
        await pass(login);
      },
      { ...each(tokens, 30 * day - login), AUTH_SESSION: hour - login, channelId: Infinity },
    ],
  ])("is as specified after %s", async (_name, act, expected) => {
    const player = await start();
    await act(player);
    expect(player.lives()).toEqual(expected);
  });
});

describe("the attributes of each cookie (S22)", () => {
  it.each([
    ["host-only", {}, undefined],
    ["for the configured domain", { cookies: { domain: "vetrina.test" } }, "vetrina.test"],
  ])("are Path=/, SameSite=Lax and Secure if the cookie is %s", async (_, configuration, domain) => {
    const player = await logIn({ configuration });
    const { jar } = player;
    for (const act of [player.readBalance, player.refresh, player.readBalance]) {
      await act();
      expect(jar.names().toSorted()).toEqual([...loginCookies, "channelId"].toSorted());
      for (const name of jar.names()) {
        const [kept, ...others] = jar.kept(name);
        const fixed = kept?.attributes.filter((attribute) => !/^(Max-Age|Domain)=/.test(attribute));
        expect([name, fixed, kept?.domain, others]).toEqual([
          name,
          ["Path=/", "SameSite=Lax", "Secure"],
          domain,
          [],
        ]);
      }
    }
    player.account.session.logout();
    expect(jar.names()).toEqual(["channelId"]);
  });
});

describe("cookies with names similar to those of the library (S22)", () => {
  const decoys = [
    "XJWT",
    "JWT2",
    "JWT_ar2",
    "xJWT_ar",
    "xlogin",
    "login2",
    "login_frx",
    "xuserInfo",
    "AUTH_SESSION2",
  ];

  /** A cookie jar that contains the decoys first, so that the browser returns them first. */
  function jarWithDecoys() {
    const jar = memoryJar();
    for (const name of decoys) jar.write(`${name}=eyJdecoy.token; Path=/`);
    return jar;
  }

  it("do not log a player in, not even JWT_ar together with login_fr", () => {
    const jar = jarWithDecoys();
    for (const name of ["JWT_ar", "login_fr", "login_ar"]) jar.write(`${name}=eyJdecoy.token; Path=/`);
    expect(startAccount({ jar }).account.session.current().status).toBe("logged-out");
  });

  it("are not read, extended or deleted", async () => {
    const player = await logIn({ jar: jarWithDecoys() });
    const { account, jar, sentTo } = player;
    await player.readBalance();
    expect(sentTo(paths.balance)[0]?.headers.get("authorization")).toBe(`Bearer ${loginAnswer.jwt}`);
    await player.refresh();
    await player.readBalance();
    expect(sentTo(paths.balance).at(-1)?.headers.get("authorization")).toBe("Bearer eyJrenewed.token");
    account.session.logout();
    expect(jar.names().toSorted()).toEqual([...decoys, "channelId"].toSorted());
    for (const name of decoys)
      expect(jar.kept(name)).toMatchObject([{ value: "eyJdecoy.token", until: Infinity }]);
  });
});
