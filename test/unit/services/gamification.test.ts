// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createModelWebSocket } from "../../../sandbox/browser/gamification";
import { gamificationPaths } from "../../../sandbox/model";
import {
  CallFailure,
  createDrift,
  getAwards,
  getFiles,
  getMember,
  getProducts,
  manageOptin,
} from "../../../src/gamification";
import type { Network } from "../../../src/http/network";
import { createMemoryItems } from "../../../src/platform/in-memory";
import type { Page } from "../../../src/platform/page";
import { createGamificationFor } from "../../../src/services/gamification";
import { createClock } from "../../../src/time/clock";
import { createLog } from "../../../src/utils/log";
import { onSandbox } from "../account/onSandbox";
import { outcomeOf } from "../gamification/support/start-client";
import { createTestPage } from "../support/environment";

type OnSandbox = Awaited<ReturnType<typeof onSandbox>>;
type Settings = Readonly<Record<string, unknown>>;

const own = { includeCustomFields: [] };

/** Settings of a page that does not provide its own token function. */
const defaultSettings = ({ model, sandbox }: OnSandbox): Settings => ({
  publicToken: model.gamification.tokens.publicToken(),
  tokenUrl: sandbox.accountUrl + gamificationPaths.token,
});

/** Creates a gamification client that uses the sandbox's account and an in-memory socket. */
async function start(settings: (h: OnSandbox) => Settings = defaultSettings) {
  const h = await onSandbox("legacy");
  h.config.configure({ gamification: { url: "https://platform.invalid/ws", ...settings(h) } });
  /** Warnings and errors for the developer. */
  const logged: string[] = [];
  const report = (line: string) => logged.push(line);
  const service = createGamificationFor(h.account, {
    config: h.config,
    log: createLog(() => "warn", { debug: report, info: report, warn: report, error: report }),
    clock: createClock(),
    page: { url: () => new URL(h.url()), send: () => true } as unknown as Page,
    network: createTestPage() as Pick<Network, "pageVisibility" | "connectivity"> as Network,
    localItems: createMemoryItems(),
    webSocket: createModelWebSocket(h.model, { pace: 0 }),
  });
  onTestFinished(() => service.close());
  return {
    ...h,
    service,
    logged,
    /** Id of the member for whom the client is connected. */
    memberId: async () => (await service.call(getMember, own, { fresh: true })).data.id,
    /** Number of requests to the token service. */
    tokenRequests: () => h.heard(gamificationPaths.token).length,
  };
}

describe("the gamification client of a page", () => {
  it("connects a visitor with the public token", async () => {
    const h = await start();
    expect([await h.memberId(), h.tokenRequests()]).toEqual(["__PUBLIC__", 0]);
  });

  it("sends the configured currency, otherwise the one from the token response", async () => {
    const h = await start((on) => ({
      ...defaultSettings(on),
      getToken: () => {
        const { tokens, memberOf } = on.model.gamification;
        return Promise.resolve({ jwtToken: tokens.mint(memberOf("anna")), currencyKey: "CHF" });
      },
    }));
    const currencies = () =>
      h.model.journal
        .entries()
        .filter(({ path }) => path === "/gapi/getAwards")
        .map(({ body }) => (body as { body?: { currencyKey?: string } }).body?.currencyKey);
    await h.service.call(getAwards, { awardFilter: {} });
    expect(currencies()).toEqual(["CHF"]);
    h.config.configure({ gamification: { currencyKey: "EUR" } });
    await h.service.call(getAwards, { awardFilter: {} });
    expect(currencies()).toEqual(["CHF", "EUR"]);
  });

  it("connects a player with their own token", async () => {
    const h = await start();
    await h.logIn(h);
    expect([await h.memberId(), h.tokenRequests()]).toEqual(["mem-giulia", 1]);
  });

  it("connects with the token from the page's own token function, if the page provides one", async () => {
    const getToken = vi.fn();
    const h = await start((on) => ({ ...defaultSettings(on), getToken }));
    const { tokens, memberOf } = h.model.gamification;
    getToken.mockImplementation(() => Promise.resolve(tokens.mint(memberOf("anna"))));
    await h.logIn(h);
    expect([await h.memberId(), h.tokenRequests(), getToken.mock.calls]).toEqual(["mem-anna", 0, [[]]]);
  });

  it("reads from the public token which calls a visitor may make", async () => {
    const h = await start();
    const allowed = () => [getMember, getProducts, getFiles].map((call) => h.service.mayCall(call));
    expect(allowed()).toEqual([true, false, true]);
    await h.logIn(h);
    expect(allowed()).toEqual([true, true, true]);
  });

  it.each(["opaque", "a.b.c", `a.${btoa('{"resource_access":{"ziqni-gapi":{"roles":"none"}}}')}.c`])(
    "lets the platform decide whether to allow a call if the public token %j contains no roles",
    async (publicToken) => {
      const h = await start((on) => ({ ...defaultSettings(on), publicToken }));
      expect(h.service.mayCall(getProducts)).toBe(true);
    },
  );

  it("lets the platform decide whether to allow a call if the page provides its own tokens", async () => {
    const h = await start((on) => ({ ...defaultSettings(on), getToken: () => Promise.reject(new Error()) }));
    expect(h.service.mayCall(getProducts)).toBe(true);
  });

  it("sends the id of a call in the configured header", async () => {
    const h = await start((on) => ({ ...defaultSettings(on), callIdHeader: "correlation-id" }));
    expect(await h.memberId()).toBe("__PUBLIC__");
    const call = h.model.journal.entries().find(({ method }) => method === "SEND");
    expect(Object.keys(call?.headers ?? {})).toEqual(["destination", "correlation-id", "content-length"]);
  });

  it.each([
    ["a visitor", "publicToken", false],
    ["a player", "tokenUrl", true],
  ])("reports the missing token configuration for %s", async (_, key, isPlayer) => {
    const h = await start((on) => ({ ...defaultSettings(on), [key]: "" }));
    if (isPlayer) await h.logIn(h);
    expect(await outcomeOf(h.service.call(getMember, own))).toBe("unauthorised");
    expect(h.service.$state.get()).toEqual({
      status: "refused",
      reason: `configuration "gamification.${key}" is needed for this call`,
    });
  });

  it("uses the refusal pattern from the configuration", async () => {
    const h = await start((on) => ({ ...defaultSettings(on), refusalPattern: "kein ZUTRITT" }));
    h.model.gamification.faults.apply("error", undefined, "Kein Zutritt");
    expect(await outcomeOf(h.service.call(getMember, own))).toBe("unauthorised");
    expect(h.service.$state.get()).toEqual({ status: "refused", reason: "Kein Zutritt" });
  });

  it.each(["(", "x".repeat(1001)])(
    "ignores an invalid or too long refusal pattern",
    async (refusalPattern) => {
      const h = await start((on) => ({ ...defaultSettings(on), refusalPattern }));
      expect(await h.memberId()).toBe("__PUBLIC__");
    },
  );

  it.each(["destination", "content-length", "a:b", "a b", "x\n"])(
    "uses the header `message-id` if the configured header %j is invalid",
    async (callIdHeader) => {
      const h = await start((on) => ({ ...defaultSettings(on), callIdHeader }));
      expect(await h.memberId()).toBe("__PUBLIC__");
      const call = h.model.journal.entries().find(({ method }) => method === "SEND");
      expect(Object.keys(call?.headers ?? {})).toEqual(["destination", "message-id", "content-length"]);
    },
  );

  it.each(["", "javascript:alert(1)"])(
    "does not connect to the invalid URL %j, and names the required configuration key",
    async (url) => {
      const h = await start((on) => ({ ...defaultSettings(on), url }));
      await expect(h.memberId()).rejects.toThrow(CallFailure);
      expect(h.service.$state.get()).toEqual({
        status: "refused",
        reason: 'configuration "gamification.url" is needed to connect to the platform',
      });
      expect(h.model.journal.entries().filter(({ kind }) => kind === "frame")).toEqual([]);
    },
  );

  it.each([
    ["url", false, "to connect to the platform"],
    ["publicToken", false, "for this call"],
    ["tokenUrl", true, "for this call"],
  ])("logs only once that the configuration key `%s` is missing", async (key, isPlayer, need) => {
    const h = await start((on) => ({ ...defaultSettings(on), [key]: "" }));
    if (isPlayer) await h.logIn(h);
    const read = () => outcomeOf(h.service.call(getMember, own));
    expect(await read()).toBe("unauthorised");
    h.service.open();
    expect(await read()).toBe("unauthorised");
    expect(h.logged).toEqual([`[vetrina] configuration "gamification.${key}" is needed ${need}`]);
  });
});

describe("a logout (S33)", () => {
  it("ends the pending calls, and the next call connects as a visitor", async () => {
    const h = await start();
    await h.logIn(h);
    await h.memberId();
    h.model.faults.add({ match: "/gapi/", delay: 50, times: 2 });
    const ends = [
      outcomeOf(h.service.call(getMember, { ...own, includeFields: ["ALL"] })),
      outcomeOf(
        h.service.call(manageOptin, { entityId: "com-poker", entityType: "Competition", action: "join" }),
      ),
    ];
    h.account.session.logout();
    expect(await Promise.all(ends)).toEqual(["aborted", "outcomeUnknown"]);
    expect([await h.memberId(), h.tokenRequests()]).toEqual(["__PUBLIC__", 1]);
  });

  it("does not open a connection if none existed", async () => {
    const h = await start();
    await h.logIn(h);
    h.account.session.logout();
    expect(h.service.$state.get()).toEqual({ status: "idle" });
  });
});

describe("a member who opts out", () => {
  it("loses the connection after five seconds, and reconnects after opting in again", async () => {
    const h = await start();
    await h.logIn(h);
    await h.memberId();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    h.service.optOut.set(true);
    expect(h.service.$state.get().status).toBe("connected");
    vi.advanceTimersByTime(5000);
    expect(h.service.$state.get()).toEqual({ status: "idle" });
    vi.useRealTimers();
    h.service.optOut.set(false);
    expect(h.service.$state.get().status).toBe("connecting");
    expect(await h.memberId()).toBe("mem-giulia");
  });

  it("keeps the connection if the member opts in again at once", async () => {
    const h = await start();
    await h.logIn(h);
    await h.memberId();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    h.service.optOut.set(true);
    h.service.optOut.set(false);
    vi.advanceTimersByTime(5000);
    expect(h.service.$state.get().status).toBe("connected");
  });
});

it("the gamification service reports replies to the drift alarm of the panels", async () => {
  const h = await start();
  await h.logIn(h);
  const nothing = { codes: {}, fields: {}, unreadable: {}, callbacks: {} };
  expect(h.service.drift.counts()).toEqual(nothing);
  const names: string[] = [];
  h.service.watchDrift({
    ...createDrift(),
    reply: ({ name }) => void names.push(name),
    counts: () => ({ ...nothing, fields: { "getMember.data.shoeSize": 1 } }),
  });
  await h.memberId();
  expect(names).toEqual(["getMember"]);
  expect(h.service.drift.counts().fields).toEqual({ "getMember.data.shoeSize": 1 });
});
