// @vitest-environment node
import { setMaxListeners } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import { accountPaths } from "../../../sandbox/model";
import { AccountFailure } from "../../../src/account";
import { lockPatience } from "../../../src/account/area/refresh";
import { createLocks } from "../../../src/platform/locks";
import { createTestLifecycle } from "../support/lifecycle";
import { createChannels } from "./channels";
import { answer, type Harness, loggedInJar, paths, refused, silence, startAccount } from "./harness";
import { memoryJar } from "./jar";
import { createMemoryLocks } from "./locks";
import { modes, onSandbox } from "./onSandbox";

const area = ({ account }: Harness) => account.area.load();
const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const jwtOf = ({ jar }: Pick<Harness, "jar">) => jar.kept("JWT")[0]?.value;
function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const days = (number: number) => number * 24 * 60 * 60;
const isRefresh = (path: string) => path === accountPaths.refresh;

/** Two tabs of one browser on the sandbox, with a logged-in player and an empty journal. */
async function twoTabs(mode: (typeof modes)[number] = "legacy") {
  const { openChannel, messages } = createChannels();
  const jar = memoryJar({ host: "localhost" });
  const locks = createLocks(createMemoryLocks());
  const environment = { openChannel, locks };
  const { openTab, logIn, heard, model, ...first } = await onSandbox(mode, { jar, environment });
  await logIn(first);
  await (await area(first)).inbox.read();
  const second = openTab();
  messages.length = 0;
  first.steps.length = 0;
  model.journal.clear();
  return { first, second, model, messages, heard, jar };
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(modes)("a refreshed token in %s mode", (mode) => {
  it("is written to its cookie and announced to other tabs before the caller gets its response", async () => {
    const { first, second, model, messages, heard } = await twoTabs(mode);
    const before = jwtOf(first);
    model.faults.add({ match: "getNumberMessage", expiring: true, times: 1 });
    const resource = (await area(first)).inbox.read().then((count) => {
      first.steps.push(`answer ${String(count)} with ${jwtOf(first) === before ? "the old" : "a new"} token`);
    });
    await resource;
    expect(first.steps).toEqual([
      "event vetrina:session-refresh {}",
      'event vetrina:login-request {"view":"refresh"}',
      "answer 3 with a new token",
    ]);
    expect(messages).toEqual([{ change: "refresh" }, { change: "view" }]);
    // The original call is not sent again.
    expect(heard().map(({ path }) => path.split("?")[0])).toEqual([accountPaths.inbox, accountPaths.refresh]);
    expect(heard(accountPaths.refresh)[0]?.body).toEqual({ jwt: before });
    expect(second.steps).toContain("event vetrina:session-refresh {}");
    expect(second.account.session.current()).toMatchObject({ status: "logged-in" });
  });

  it("lasts 30 days, even after balance responses, and does not extend the login", async () => {
    const { first, model } = await twoTabs(mode);
    const marks = first.jar.kept("login")[0]?.until;
    model.faults.add({ match: "getNumberMessage", expiring: true, times: 1 });
    await (await area(first)).inbox.read();
    await first.account.balance.read();
    for (const name of ["JWT", "JWT_ar"]) {
      const [cookie] = first.jar.kept(name);
      expect(Math.round(((cookie?.until ?? 0) - Date.now()) / 1000), name).toBeGreaterThan(days(30) - 60);
      expect(cookie?.attributes).toEqual(expect.arrayContaining(["Secure", "SameSite=Lax", "Path=/"]));
    }
    expect((first.jar.kept("login")[0]?.until ?? 0) - (marks ?? 0)).toBeLessThan(60_000);
  });
});

describe("a refresh of the token", () => {
  it("happens once in total for fifty reads in each of two tabs", async () => {
    const { first, second, model, heard } = await twoTabs();
    model.faults.add({ match: "nickname", expiring: true });
    const read = async (tab: Harness, siteId: number) =>
      (await area(tab)).nicknames.of(String(siteId)).read();
    const sites = Array.from({ length: 50 }, (_, index) => index);
    // Each running read adds a listener to its tab's session, and Node warns above ten listeners.
    for (const { account } of [first, second])
      setMaxListeners(sites.length, account.session.$signal.get() as AbortSignal);
    await Promise.all(sites.flatMap((site) => [read(first, site), read(second, site)]));
    expect(heard("nickname")).toHaveLength(100);
    expect(heard().filter(({ path }) => isRefresh(path))).toHaveLength(1);
  });

  it("happens once for all refused calls, and then reads, but not writes, are retried once", async () => {
    const { first, second, model, heard } = await twoTabs();
    // The responses wait until all three calls have arrived, so that each tab's first read is refused.
    model.faults.add({ match: "getNumberMessage", status: 401, times: 2, delay: 200 });
    model.faults.add({ match: "product/enable", status: 401, times: 1, delay: 200 });
    const areas = [await area(first), await area(second)] as const;
    const written = outcome(areas[0].enableProduct("bingo"));
    expect(await Promise.all(areas.map(({ inbox }) => inbox.read()))).toEqual([3, 3]);
    expect(await written).toMatchObject({ kind: "unauthorised" });
    expect(heard("getNumberMessage")).toHaveLength(4);
    expect(heard("product/enable")).toHaveLength(1);
    expect(heard().filter(({ path }) => isRefresh(path))).toHaveLength(1);
    // The refused write succeeds after the refresh.
    expect(await (await area(first)).enableProduct("bingo")).toBe(true);
  });

  it("happens at most once per call, so that the caller gets a second 401", async () => {
    const { first, model, heard } = await twoTabs();
    model.faults.add({ match: "getNumberMessage", status: 401 });
    expect(await outcome((await area(first)).inbox.read())).toMatchObject({ kind: "unauthorised" });
    expect(heard().filter(({ path }) => isRefresh(path))).toHaveLength(1);
    expect(heard("getNumberMessage")).toHaveLength(2);
  });

  it("is also triggered by a configured error code, even in a failed response", async () => {
    const jar = loggedInJar();
    const harness = startAccount({
      jar,
      configuration: { account: { expiringCodes: ["EXPIRING"], paths: { refresh: "/refresh" } } },
      responders: {
        "/refresh": () => answer({ token: "eyJtoken.two" }),
        [paths.balance]: () => refused(500),
      },
    });
    harness.responders.getNumberMessage = () =>
      answer({ statusCode: 503, errors: [{ code: "EXPIRING" }] }, 500);
    expect(await outcome((await area(harness)).inbox.read())).toMatchObject({ status: 500 });
    expect(jwtOf(harness)).toBe("eyJtoken.two");
  });

  it("is not requested without a configured path, and the missing path is logged once", async () => {
    const harness = startAccount({
      jar: loggedInJar(),
      logLevel: "warn",
      responders: {
        [paths.balance]: () =>
          answer({ statusCode: 200, result: { balance: 1 } }, 200, { "x-token-expiring": "1" }),
      },
    });
    expect(await harness.account.balance.read()).toBe(1);
    expect(await harness.account.balance.read()).toBe(1);
    expect(harness.sent.map(({ method }) => method)).toEqual(["GET", "GET", "GET"]);
    expect(harness.lines).toEqual([
      '[vetrina] the token cannot be refreshed: configuration "account.paths.refresh" is needed for this call',
    ]);
    expect(harness.reports).toEqual([]);
  });
});

describe("a failed refresh", () => {
  const failing = { network: { drop: true }, "5xx": { status: 503 }, html: { body: "html" } } as const;

  it.each(Object.entries(failing))(
    "ends in the specified error and does not log out the player (%s)",
    async (_, fault) => {
      const { first, model } = await twoTabs();
      const { inbox } = await area(first);
      model.faults.add({ match: "getNumberMessage", status: 401, times: 1 });
      model.faults.add({ match: accountPaths.refresh, ...fault });
      const failure = await outcome(inbox.read());
      expect(failure).toBeInstanceOf(AccountFailure);
      expect(failure).toMatchObject({ message: "Unable to refresh JWT from Area Privata" });
      expect(first.reports.map(({ code }) => code)).toEqual(["refresh"]);
      expect(first.account.session.current()).toMatchObject({ status: "logged-in" });
      expect(inbox.$state.get()).toMatchObject({ status: "stale", value: 3 });
      expect(first.account.session.$loginRequest.get()).toBeUndefined();
      // When the service works again, the refresh succeeds.
      model.faults.clear();
      expect(await inbox.read()).toBe(3);
    },
  );

  it.each(Object.entries(failing))("ends the session after a refused balance call (%s)", async (_, fault) => {
    const { first, model } = await twoTabs();
    first.localItems.items.set("favorite_storage", "[1]");
    model.faults.add({ match: "getBalance", status: 401, times: 1 });
    model.faults.add({ match: accountPaths.refresh, ...fault });
    expect(await outcome(first.account.balance.read())).toBeInstanceOf(AccountFailure);
    expect(first.account.session.current().status).toBe("logged-out");
    expect(first.localItems.items.has("favorite_storage")).toBe(false);
    expect(first.account.session.$loginRequest.get()).toEqual({ reason: "expired" });
    expect(first.reports.map(({ code }) => code)).toEqual(["refresh", "balance"]);
  });

  it.each(Object.entries(failing))(
    "ends the session after a refused registry call (%s)",
    async (_, fault) => {
      const { first, model } = await twoTabs();
      model.faults.add({ match: "registry", status: 401, times: 1 });
      model.faults.add({ match: accountPaths.refresh, ...fault });
      expect(await outcome((await area(first)).registry())).toBeInstanceOf(AccountFailure);
      expect(first.account.session.current().status).toBe("logged-out");
      expect(first.reports.map(({ code }) => code)).toEqual(["refresh", "registry"]);
    },
  );

  it("ends the session after a refused balance call if the code of the refresh cannot be loaded", async () => {
    const harness = startAccount({
      jar: loggedInJar(),
      responders: { [paths.balance]: () => refused(401) },
      environment: { locks: { run: () => Promise.reject(new Error("no locks")) } },
    });
    expect(await outcome(harness.account.balance.read())).toMatchObject({ message: "no locks" });
    expect(harness.account.session.$state.get().status).toBe("logged-out");
    expect(harness.account.session.$loginRequest.get()).toEqual({ reason: "expired" });
    expect(harness.reports.map(({ code }) => code)).toEqual(["balance"]);
  });

  it("counts as a cancelled call and does not log out the player if the page is suspended", async () => {
    const { lifecycle, suspend } = createTestLifecycle();
    const harness = startAccount({
      jar: loggedInJar(),
      environment: { lifecycle },
      configuration: { account: { paths: { refresh: "/refresh" } } },
      responders: { "/refresh": silence, [paths.balance]: () => refused(401) },
    });
    const read = outcome(harness.account.balance.read());
    await vi.waitFor(() => expect(harness.sentTo("/refresh")).toHaveLength(1));
    suspend();
    expect(await read).toMatchObject({ kind: "aborted" });
    expect(harness.account.session.$state.get().status).toBe("logged-in");
    expect(harness.reports).toEqual([]);
  });

  it("does not discard the valid response that has triggered it", async () => {
    const { first, model } = await twoTabs();
    model.faults.add({ match: "getNumberMessage", expiring: true });
    model.faults.add({ match: accountPaths.refresh, status: 500 });
    expect(await (await area(first)).inbox.read()).toBe(3);
  });

  it("ends the session, reports both failures and requests a login if the service refuses to refresh after a balance call", async () => {
    const { first, model } = await twoTabs();
    model.faults.add({ match: "getBalance", status: 401 });
    model.faults.add({ match: accountPaths.refresh, status: 403 });
    expect(await outcome(first.account.balance.read())).toMatchObject({ kind: "unauthorised" });
    expect(first.account.session.current().status).toBe("logged-out");
    expect(first.reports.map(({ code }) => code)).toEqual(["refresh", "balance"]);
    expect(first.account.session.$loginRequest.get()).toEqual({ reason: "expired" });
  });
});

describe("an open refresh", () => {
  /** Starts an account whose refresh has a response that the test controls. */
  function start(environment = {}) {
    const token = deferred<string>();
    const requested = deferred<undefined>();
    const expiring = { "x-token-expiring": "1" };
    const harness = startAccount({
      jar: loggedInJar(),
      environment,
      configuration: { account: { paths: { refresh: "/refresh" } } },
      responders: {
        "/refresh": async () => {
          requested.resolve(undefined);
          return answer({ token: await token.promise });
        },
        [paths.balance]: () => answer({ statusCode: 200, result: { balance: 1 } }, 200, expiring),
      },
    });
    return { ...harness, requested: requested.promise, give: token.resolve };
  }

  it("keeps the player logged in with the status `refreshing`", async () => {
    const harness = start();
    const players: unknown[] = [];
    harness.account.session.$player.listen((player) => players.push(player?.name));
    const read = harness.account.balance.read();
    await harness.requested;
    expect(harness.account.session.$state.get()).toMatchObject({ status: "refreshing", mode: "legacy" });
    harness.give("eyJtoken.two");
    expect(await read).toBe(1);
    expect(harness.account.session.$state.get()).toMatchObject({ status: "logged-in" });
    expect(players).not.toContain(undefined);
  });

  it("is overridden by a logout in this tab", async () => {
    const harness = start();
    const read = outcome(harness.account.balance.read());
    await harness.requested;
    harness.account.session.logout();
    harness.give("eyJtoken.two");
    expect(await read).toMatchObject({ name: "SessionEnded" });
    expect(harness.reports).toEqual([]);
    expect(harness.jar.names()).not.toContain("JWT");
    expect(harness.account.session.$state.get().status).toBe("logged-out");
    expect(harness.steps.join()).not.toContain("session-refresh");
  });

  it("is overridden by a logout in another tab, even if no message arrives from that tab", async () => {
    const harness = start();
    const read = outcome(harness.account.balance.read());
    await harness.requested;
    for (const name of ["JWT", "JWT_ar", "login"]) harness.jar.write(`${name}=; Path=/; Max-Age=0`);
    harness.give("eyJtoken.two");
    await read;
    expect(harness.jar.names()).not.toContain("JWT");
    expect(harness.account.session.$state.get().status).toBe("logged-out");
  });

  it("waits at most ten seconds for the lock of a tab that hangs", async () => {
    vi.useFakeTimers();
    const manager = createMemoryLocks();
    void manager.request(
      "vetrina-jwt-refresh",
      { signal: new AbortController().signal },
      () => new Promise(() => undefined),
    );
    const harness = start({ locks: createLocks(manager) });
    const read = harness.account.balance.read();
    await vi.advanceTimersByTimeAsync(lockPatience - 1);
    expect(harness.sentTo("/refresh")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await harness.requested;
    harness.give("eyJtoken.two");
    await vi.advanceTimersByTimeAsync(0);
    expect(await read).toBe(1);
    expect(jwtOf(harness)).toBe("eyJtoken.two");
  });

  it("fails before the other tabs stop waiting if no response arrives", async () => {
    vi.useFakeTimers();
    const harness = start();
    harness.responders["/refresh"] = silence;
    const read = harness.account.balance.read();
    await vi.advanceTimersByTimeAsync(lockPatience - 1);
    expect(await read).toBe(1);
    expect(harness.reports.map(({ code }) => code)).toEqual(["refresh"]);
  });

  it.each([undefined, { request: () => Promise.reject(new DOMException("no", "SecurityError")) }])(
    "succeeds in a browser without locks (R14)",
    async (manager) => {
      const harness = start({ locks: createLocks(manager) });
      const read = harness.account.balance.read();
      await harness.requested;
      harness.give("eyJtoken.two");
      expect(await read).toBe(1);
      expect(jwtOf(harness)).toBe("eyJtoken.two");
    },
  );
});

describe("a wrong device clock (R11)", () => {
  it.each([-1, 1])(
    "neither logs the player out nor prevents an announced refresh if it is off by %i hours",
    async (hours) => {
      vi.useFakeTimers({ toFake: ["Date"] });
      vi.setSystemTime(Date.now() + hours * 3_600_000);
      const { first, model, heard } = await twoTabs();
      model.faults.add({ match: "getNumberMessage", expiring: true, times: 1 });
      expect(await (await area(first)).inbox.read()).toBe(3);
      expect(heard().filter(({ path }) => isRefresh(path))).toHaveLength(1);
      expect(first.account.session.current().status).toBe("logged-in");
    },
  );
});
