// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createChannels } from "./channels";
import {
  credentials,
  granted,
  loggedInJar,
  loginAnswer,
  noBotCheck,
  paths,
  refused,
  startAccount,
} from "./harness";
import { memoryJar } from "./jar";

const loginCookies = ["JWT", "JWT_ar", "login", "login_fr", "login_ar", "userInfo", "AUTH_SESSION"];
const secondsLeft = (jar: ReturnType<typeof memoryJar>, name: string) =>
  Math.round(((jar.kept(name)[0]?.until ?? 0) - Date.now()) / 1000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the session at page load", () => {
  it("is logged out without cookies, and writes the channel cookie on the first visit", () => {
    const { account, jar } = startAccount();
    expect(account.session.current()).toEqual({ status: "logged-out" });
    expect(jar.names()).toEqual(["channelId"]);
    expect(jar.kept("channelId")[0]).toMatchObject({ value: "62", until: Infinity });
  });

  it("keeps the channel of an earlier visit", () => {
    const jar = memoryJar();
    jar.write("channelId=77");
    startAccount({ jar });
    expect(jar.kept("channelId")[0]?.value).toBe("77");
  });

  it("is logged in with the cookies JWT and login, and has the player's name", () => {
    const { account } = startAccount({ jar: loggedInJar() });
    expect(account.session.current()).toEqual({
      status: "logged-in",
      mode: "legacy",
      player: { name: "Giulia", siteNicknames: [] },
    });
  });

  it.each(["JWT", "login"])("is logged out if only %s exists", (name) => {
    const jar = memoryJar();
    jar.write(`${name}=x`);
    expect(startAccount({ jar }).account.session.current().status).toBe("logged-out");
  });

  it.each([
    [{ account: { paths: { checkToken: "/c" } } }, "stateless"],
    [{ account: { mode: "legacy", paths: { checkToken: "/c" } } }, "legacy"],
    [{ account: { mode: "stateless" } }, "stateless"],
    [{}, "legacy"],
  ])("reads the configuration %j as the mode %s", (configuration, mode) => {
    const { account } = startAccount({ jar: loggedInJar(), configuration });
    expect(account.session.current()).toMatchObject({ mode });
  });

  it("never contains a token in its state", () => {
    const { account } = startAccount({ jar: loggedInJar() });
    expect(JSON.stringify(account.session.$state.get())).not.toContain("eyJ");
  });
});

describe("cookies of a login", () => {
  const login = async (configuration = {}) => {
    const harness = startAccount({
      configuration,
      responders: { [paths.login]: () => granted(loginAnswer) },
    });
    expect(await harness.account.session.login(credentials, noBotCheck)).toBe("loggedIn");
    return harness;
  };

  it("last 20 minutes, and AUTH_SESSION lasts an hour", async () => {
    const { jar } = await login();
    for (const name of loginCookies) {
      expect([name, secondsLeft(jar, name)]).toEqual([name, name === "AUTH_SESSION" ? 3600 : 1200]);
    }
    expect(jar.kept("JWT")[0]?.value).toBe(loginAnswer.jwt);
    expect(jar.kept("JWT_ar")[0]?.value).toBe(loginAnswer.jwt);
    expect(decodeURIComponent(jar.kept("userInfo")[0]?.value ?? "")).not.toContain(loginAnswer.jwt);
  });

  it("last 30 minutes on a single-page app", async () => {
    const { jar } = await login({ session: { singlePageApp: true } });
    expect(secondsLeft(jar, "login")).toBe(1800);
  });

  it("contain the session id of the payload", async () => {
    const { jar, sentTo } = await login();
    const auth = JSON.parse(decodeURIComponent(jar.kept("AUTH_SESSION")[0]?.value ?? "")) as object;
    expect(auth).toEqual({
      state: "authenticated",
      sessionId: (sentTo(paths.login)[0]?.body as { sessionId: string }).sessionId,
    });
  });

  it("stay in memory if the browser does not keep cookies, so that the session continues", async () => {
    const harness = startAccount({
      jar: memoryJar({ isBlocked: true }),
      responders: {
        [paths.login]: () => granted(loginAnswer),
        [paths.balance]: () => granted({ balance: 5 }),
      },
    });
    await harness.account.session.login(credentials, noBotCheck);
    expect(harness.account.session.current().status).toBe("logged-in");
    expect(await harness.account.balance.read()).toBe(5);
    harness.account.session.logout();
    expect(harness.account.session.current().status).toBe("logged-out");
  });
});

describe("a logout", () => {
  it("deletes all login cookies, favourites and the IP address, and nothing else", () => {
    const harness = startAccount({ jar: loggedInJar() });
    harness.localItems.items.set("favorite_storage", "[1]").set("registeredInCompLab", "true");
    harness.sessionItems.items.set("ipAddress", "203.0.113.7");
    harness.account.session.logout();
    expect(harness.jar.names()).toEqual(["channelId"]);
    expect([...harness.localItems.items.keys()]).toEqual(["registeredInCompLab"]);
    expect(harness.sessionItems.items.size).toBe(0);
    expect(harness.account.session.current()).toEqual({ status: "logged-out" });
  });

  it("passes through `logging-out`, and prevents login requests in this state", () => {
    const harness = startAccount({ jar: loggedInJar() });
    const seen: string[] = [];
    harness.account.session.$state.listen(({ status }) => {
      seen.push(status);
      if (status === "logging-out") harness.account.session.requestLogin("user");
    });
    harness.account.session.logout();
    expect(seen).toEqual(["logging-out", "logged-out"]);
    expect(harness.account.session.$loginRequest.get()).toBeUndefined();
  });

  it("cancels a login, and drops its late response (S33)", async () => {
    let release: (response: Response) => void = () => undefined;
    const harness = startAccount({
      responders: { [paths.login]: () => new Promise((resolve) => (release = resolve)) },
    });
    const outcome = harness.account.session.login(credentials, noBotCheck);
    await vi.advanceTimersByTimeAsync(10);
    expect(harness.account.session.current().status).toBe("logging-in");
    harness.account.session.logout();
    release(granted(loginAnswer));
    expect(await outcome).toBe("superseded");
    await vi.advanceTimersByTimeAsync(10);
    expect(harness.account.session.current().status).toBe("logged-out");
    expect(harness.jar.names()).toEqual(["channelId"]);
    expect(harness.reports).toEqual([]);
  });
});

describe("the query parameter ?action=logout", () => {
  it("logs the player out at once without opening the modal, and keeps the rest of the URL", () => {
    const harness = startAccount({
      jar: loggedInJar(),
      url: "https://www.vetrina.test/conto.html?action=logout&x=1#a",
    });
    expect(harness.account.session.current().status).toBe("logged-out");
    expect(harness.url()).toBe("https://www.vetrina.test/conto.html?x=1#a");
    expect(harness.steps).toEqual([
      "cookies deleted",
      "removed favorite_storage",
      'event vetrina:session-change {"status":"logged-out","reason":"logout"}',
      "url https://www.vetrina.test/conto.html?x=1#a",
    ]);
    expect(harness.sent).toEqual([]);
  });

  it("is the only action that has an effect", () => {
    const { account } = startAccount({
      jar: loggedInJar(),
      url: "https://www.vetrina.test/?action=login",
    });
    expect(account.session.current().status).toBe("logged-in");
  });

  it("opens the login view after the logout if the page requires a session", () => {
    const harness = startAccount({
      jar: loggedInJar(),
      url: "https://www.vetrina.test/?action=logout",
      configuration: { session: { required: true } },
    });
    expect(harness.account.session.$loginRequest.get()).toEqual({ reason: "logout" });
    expect(harness.steps.indexOf("cookies deleted")).toBeLessThan(
      harness.steps.findIndex((step) => step.startsWith("event vetrina:login-request")),
    );
  });

  it("remains the reason for a later login request until a player logs in", async () => {
    const required = { session: { required: true } };
    const { account, config, responders } = startAccount({
      url: "https://www.vetrina.test/?action=logout",
    });
    responders[paths.login] = () => granted(loginAnswer);
    config.configure(required);
    expect(account.session.$loginRequest.get()).toEqual({ reason: "logout" });
    await account.session.login(credentials, noBotCheck);
    config.configure({ session: { required: false } });
    account.session.logout();
    config.configure(required);
    expect(account.session.$loginRequest.get()).toEqual({ reason: "required" });
  });

  it("opens the modal with the reason “logout” when a hidden page becomes visible", () => {
    const { account, config, hide, comeBack } = startAccount({
      url: "https://www.vetrina.test/?action=logout",
    });
    hide();
    config.configure({ session: { required: true } });
    expect(account.session.$loginRequest.get()).toBeUndefined();
    comeBack();
    expect(account.session.$loginRequest.get()).toEqual({ reason: "logout" });
  });
});

describe("several tabs", () => {
  function twoTabs(ofSecond = {}) {
    const jar = loggedInJar();
    const { openChannel, messages } = createChannels();
    const responders = {
      [paths.login]: () => granted(loginAnswer),
      [paths.balance]: () => granted({ balance: 7 }),
    };
    const start = (configuration = {}) =>
      startAccount({ jar, environment: { openChannel }, responders, configuration });
    return { first: start(), second: start(ofSecond), messages };
  }

  it("notice a logout and a login by messages that do not contain a token (S14)", async () => {
    const { first, second, messages } = twoTabs();
    first.account.session.logout();
    expect(second.account.session.$state.get().status).toBe("logged-out");
    await second.account.session.login(credentials, noBotCheck);
    expect(first.account.session.$state.get().status).toBe("logged-in");
    expect(messages).toEqual([{ change: "logout" }, { change: "login" }]);
  });

  it("open the modal only in the tab whose call failed", async () => {
    const { first, second } = twoTabs();
    first.responders[paths.balance] = () => refused(500);
    await expect(first.account.balance.read()).rejects.toThrow();
    expect(first.account.session.$loginRequest.get()).toEqual({ reason: "balance" });
    expect(second.account.session.$state.get().status).toBe("logged-out");
    expect(second.account.session.$loginRequest.get()).toBeUndefined();
  });

  it("open the modal after a logout in another tab if the page requires a session", async () => {
    const { first, second } = twoTabs({ session: { required: true } });
    first.account.session.logout();
    expect(first.account.session.$loginRequest.get()).toBeUndefined();
    expect(second.account.session.$loginRequest.get()).toEqual({ reason: "ended" });
    await first.account.session.login(credentials, noBotCheck);
    expect(second.account.session.$loginRequest.get()).toBeUndefined();
  });

  it("open the modal once when they become visible, unless a player has logged in meanwhile", async () => {
    const { first, second } = twoTabs({ session: { required: true } });
    second.hide();
    first.account.session.logout();
    expect(second.account.session.$state.get().status).toBe("logged-out");
    expect(second.account.session.$loginRequest.get()).toBeUndefined();
    second.comeBack();
    expect(second.account.session.$loginRequest.get()).toEqual({ reason: "ended" });
    second.account.session.dismissLogin();
    second.comeBack();
    expect(second.account.session.$loginRequest.get()).toBeUndefined();
    await first.account.session.login(credentials, noBotCheck);
    second.hide();
    first.account.session.logout();
    await first.account.session.login(credentials, noBotCheck);
    second.comeBack();
    expect(second.steps.filter((step) => step.startsWith("modal"))).toEqual(["modal ended"]);
  });

  it("open the modal, when they become visible, with the reason of a call that failed while they were hidden", async () => {
    const { second } = twoTabs({ session: { required: true } });
    second.hide();
    second.responders[paths.balance] = () => refused(500);
    await expect(second.account.balance.read()).rejects.toThrow();
    second.comeBack();
    expect(second.account.session.$loginRequest.get()).toEqual({ reason: "balance" });
  });

  it("notice a logout even if the browser still returns the cookies for a moment", async () => {
    const jar = loggedInJar();
    const { openChannel } = createChannels();
    const { account } = startAccount({ jar, environment: { openChannel } });
    openChannel().postMessage({ change: "logout" });
    expect(account.session.$state.get().status).toBe("logged-in");
    jar.write("JWT=; Path=/; Max-Age=0");
    await expect.poll(() => account.session.$state.get().status).toBe("logged-out");
  });

  /**
   * Logs in and starts a second tab. While the second tab extends the login, the first tab logs out before
   * the nth cookie write of the second tab.
   */
  async function logoutDuringRenewal(nth: number) {
    const tasks: (() => void)[] = [];
    const { openChannel } = createChannels((task) => tasks.push(task));
    const jar = memoryJar();
    const responders = {
      [paths.login]: () => granted(loginAnswer),
      [paths.balance]: () => granted({ balance: 7 }),
    };
    const first = startAccount({ jar, environment: { openChannel }, responders });
    await first.account.session.login(credentials, noBotCheck);
    let writes = 0;
    const second = startAccount({
      jar: {
        ...jar,
        write(assignment) {
          if (writes++ === nth) first.account.session.logout();
          jar.write(assignment);
        },
      },
      environment: { openChannel },
      responders,
    });
    await second.account.balance.read().catch(() => undefined);
    for (const task of tasks.splice(0)) task();
    return { jar, second, writes };
  }

  it("delete all cookies of a login that ends in one tab while another extends it", async () => {
    const { writes } = await logoutDuringRenewal(Infinity);
    expect(writes).toBeGreaterThan(6);
    for (let nth = 0; nth < writes; nth += 1) {
      const { jar, second } = await logoutDuringRenewal(nth);
      expect(second.account.session.$state.get().status, `logout before write ${nth}`).toBe("logged-out");
      expect(jar.names(), `logout before write ${nth}`).toEqual(["channelId"]);
    }
  });

  it("delete a token that is written while another tab deletes the cookies", () => {
    const jar = loggedInJar();
    const tasks: (() => void)[] = [];
    const { openChannel } = createChannels((task) => tasks.push(task));
    startAccount({ jar, environment: { openChannel } });
    const first = startAccount({
      jar: {
        ...jar,
        write(assignment) {
          if (assignment.startsWith("login=;")) loggedInJar(jar);
          jar.write(assignment);
        },
      },
      environment: { openChannel },
    });
    first.account.session.logout();
    expect(jar.names()).toContain("JWT");
    for (const task of tasks.splice(0)) task();
    expect(jar.names()).toEqual(["channelId"]);
  });

  it("keep the login of another tab if the message about an earlier logout arrives late", async () => {
    const jar = memoryJar();
    const tasks: (() => void)[] = [];
    const { openChannel } = createChannels((task) => tasks.push(task));
    const responders = { [paths.login]: () => granted(loginAnswer) };
    const [first, second] = [0, 1].map(() => startAccount({ jar, environment: { openChannel }, responders }));
    await first?.account.session.login(credentials, noBotCheck);
    first?.account.session.logout();
    await vi.advanceTimersByTimeAsync(1000);
    await first?.account.session.login(credentials, noBotCheck);
    for (const task of tasks.splice(0)) task();
    expect(second?.account.session.$state.get().status).toBe("logged-in");
    expect(jar.names()).toContain("JWT");
  });

  it("notice another player's login even if no message arrives from the other tab", () => {
    const jar = loggedInJar();
    const { account } = startAccount({ jar });
    jar.write("JWT=eyJother");
    jar.write(`userInfo=${encodeURIComponent('{"name":"Anna"}')}`);
    expect(account.session.current()).toMatchObject({ player: { name: "Anna" } });
  });
});

describe("the registration flag of the site", () => {
  it("is read and never written", async () => {
    const { account, localItems } = startAccount();
    const area = await account.area.load();
    expect(area.isRegisteredInCompLab()).toBe(false);
    localItems.items.set("registeredInCompLab", "true");
    expect(area.isRegisteredInCompLab()).toBe(true);
    localItems.items.set("registeredInCompLab", "false");
    expect(area.isRegisteredInCompLab()).toBe(false);
  });
});
