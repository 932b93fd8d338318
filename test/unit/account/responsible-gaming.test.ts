// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inForce, restrictionEnd } from "../../../src/account/area/limits";
import {
  answer,
  granted,
  loggedInJar,
  loginAnswer,
  noBotCheck,
  paths,
  refused,
  type Responder,
  silence,
  startAccount,
} from "./harness";
import { modes, onSandbox } from "./onSandbox";

const now = Date.parse("2026-11-21T12:00:00Z");
const hour = 3_600_000;
const at = (hours: number) => new Date(now + hours * hour).toISOString();

const selfExclusion = "getSelfExclusionBillCode";
const gamePauses = "getSummaryGameBreak";
const free = { active: false, from: null, until: null, billCode: "" };
const excluded = { active: true, from: at(-10), until: null, billCode: "AE-1" };
const pause = (from: number, until: number) => ({
  scope: "Casinò",
  from: at(from),
  until: at(until),
  permanent: false,
});

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

async function start(responders: Record<string, Responder>, jar = loggedInJar()) {
  const harness = startAccount({
    jar,
    configuration: { account: { retryDelayMs: 0 } },
    responders: {
      [selfExclusion]: () => granted(free),
      [gamePauses]: () => granted({ breaks: [] }),
      [paths.login]: () => granted(loginAnswer),
      ...responders,
    },
  });
  const { responsibleGaming } = await harness.account.area.load();
  const stop = responsibleGaming.subscribe();
  return { ...harness, responsibleGaming, stop, restriction: () => responsibleGaming.$restriction.get() };
}

const settle = () => vi.advanceTimersByTimeAsync(100);

describe("the restriction of a player", () => {
  it("does not apply to visitors", async () => {
    const { restriction, sent } = await start({}, undefined);
    expect(restriction()).toBe("checking");
    const visitor = startAccount();
    const { responsibleGaming } = await visitor.account.area.load();
    expect(responsibleGaming.$restriction.get()).toBe("free");
    expect(visitor.sent).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
  });

  it("is unknown before the first response, even if no call is sent", async () => {
    const { restriction } = await start({ [gamePauses]: silence });
    expect(restriction()).toBe("checking");
    await settle();
    expect(restriction()).toBe("checking");
    const unasked = startAccount({ jar: loggedInJar() });
    expect((await unasked.account.area.load()).responsibleGaming.$restriction.get()).toBe("checking");
  });

  it("is “free” without limits", async () => {
    const { restriction, responsibleGaming } = await start({});
    await settle();
    expect(restriction()).toBe("free");
    expect(responsibleGaming.$state.get()).toMatchObject({
      status: "ready",
      value: { selfExclusion: undefined, pauses: [] },
    });
  });

  it("is “game-pause” for a pause, and “self-exclusion” for a self-exclusion, with or without a pause", async () => {
    for (const [exclusion, breaks, expected] of [
      [excluded, [], "self-exclusion"],
      [free, [pause(-1, 72)], "game-pause"],
      [excluded, [pause(-1, 72)], "self-exclusion"],
    ] as const) {
      const { restriction } = await start({
        [selfExclusion]: () => granted(exclusion),
        [gamePauses]: () => granted({ breaks }),
      });
      await settle();
      expect(restriction()).toBe(expected);
    }
  });

  it.each([
    ["self-exclusion", selfExclusion, "Unable to retrieve self exclusion from Area Privata"],
    ["game-pauses", gamePauses, "Unable to retrieve game pauses from Area Privata"],
  ])(
    "is unavailable while the %s call fails, and reports the message of the error catalogue",
    async (code, path, message) => {
      const harness = await start({ [path]: () => refused(500) });
      await settle();
      expect(harness.restriction()).toBe("unavailable");
      expect(harness.reports).toEqual([{ code, error: expect.objectContaining({ message }) as Error }]);
      expect(harness.lines.join("\n")).toContain(message);
      expect(harness.account.session.current().status).toBe("logged-in");
      harness.responders[path] = path === selfExclusion ? () => granted(free) : () => granted({ breaks: [] });
      await harness.responsibleGaming.read();
      expect(harness.restriction()).toBe("free");
    },
  );

  it("causes two error reports if both calls fail", async () => {
    const harness = await start({
      [selfExclusion]: () => refused(500),
      [gamePauses]: () => answer("<html>"),
    });
    await settle();
    expect(harness.reports.map(({ code }) => code).toSorted()).toEqual(["game-pauses", "self-exclusion"]);
  });

  describe.each([
    ["self-exclusion", selfExclusion, "selfExclusion", gamePauses, { breaks: [pause(-1, 72)] }, "game-pause"],
    ["game-pauses", gamePauses, "pauses", selfExclusion, excluded, "self-exclusion"],
  ])("while only the %s call fails", (code, failing, missing, answering, inForceNow, expected) => {
    it("comes from the other call's limits, and is “free” only after both calls succeed", async () => {
      const harness = await start({
        [failing]: () => refused(500),
        [answering]: () => granted(inForceNow),
      });
      await settle();
      const value = () => {
        const state = harness.responsibleGaming.$state.get();
        return state.status === "ready" ? state.value : undefined;
      };
      expect(harness.restriction()).toBe(expected);
      expect(value()?.missing).toBe(missing);
      expect(harness.reports.map((report) => report.code)).toEqual([code]);
      harness.responders[answering] = () => granted(answering === selfExclusion ? free : { breaks: [] });
      await expect(harness.responsibleGaming.read()).rejects.toThrow();
      expect(harness.restriction()).toBe(expected);
      harness.responders[failing] = () => granted(failing === selfExclusion ? free : { breaks: [] });
      await harness.responsibleGaming.read();
      expect(value()).toEqual({ selfExclusion: undefined, pauses: [], missing: undefined });
      expect(harness.restriction()).toBe("free");
    });

    it("keeps the limits of the last response and marks them as stale", async () => {
      const both = {
        [selfExclusion]: () => granted(excluded),
        [gamePauses]: () => granted({ breaks: [pause(-1, 72)] }),
      };
      const harness = await start(both);
      await settle();
      harness.responders[failing] = () => refused(500);
      await expect(harness.responsibleGaming.read()).rejects.toThrow();
      expect(harness.responsibleGaming.$state.get()).toMatchObject({
        status: "stale",
        value: { selfExclusion: { billCode: "AE-1" }, pauses: [{ scope: "Casinò" }], missing: undefined },
      });
    });
  });

  it("is read again, including the limits whose call failed, when the known pause ends", async () => {
    const harness = await start({
      [selfExclusion]: () => refused(500),
      [gamePauses]: () => granted({ breaks: [pause(-1, 0.1)] }),
    });
    await settle();
    expect(harness.restriction()).toBe("game-pause");
    harness.responders[selfExclusion] = () => granted(free);
    await vi.advanceTimersByTimeAsync(hour / 10);
    await settle();
    expect(harness.restriction()).toBe("free");
  });

  it("keeps its last value if a later call fails, unless that value is “free”", async () => {
    const known = await start({ [selfExclusion]: () => granted(excluded) });
    await settle();
    known.responders[selfExclusion] = () => refused(500);
    await known.responsibleGaming.read().catch(() => undefined);
    expect(known.restriction()).toBe("self-exclusion");
    const wasFree = await start({});
    await settle();
    wasFree.responders[gamePauses] = () => refused(500);
    await wasFree.responsibleGaming.read().catch(() => undefined);
    expect(wasFree.restriction()).toBe("unavailable");
  });

  it("keeps its last value while offline and is read again when the page is online", async () => {
    const harness = await start({});
    await settle();
    const restrictions: string[] = [];
    harness.responsibleGaming.$restriction.listen((restriction) => void restrictions.push(restriction));
    harness.setOffline(true);
    await harness.responsibleGaming.read().catch(() => undefined);
    expect(harness.restriction()).toBe("free");
    harness.responders[gamePauses] = () => granted({ breaks: [pause(-1, 72)] });
    harness.setOffline(false);
    await settle();
    expect(restrictions).toEqual(["game-pause"]);
  });

  it("is “offline” if the network is lost before the first response", async () => {
    const harness = await start({ [gamePauses]: silence });
    harness.setOffline(true);
    harness.account.session.logout();
    await harness.account.session.login({ userName: "giulia", password: "vetrina" }, noBotCheck);
    expect(harness.restriction()).toBe("offline");
  });

  it("is offline if a known pause begins while offline, or if a call failed before the network was lost", async () => {
    const paused = await start({ [gamePauses]: () => granted({ breaks: [pause(0.1, 72)] }) });
    await settle();
    paused.setOffline(true);
    await vi.advanceTimersByTimeAsync(hour / 10);
    expect(paused.restriction()).toBe("offline");
    const failed = await start({});
    await settle();
    failed.responders[gamePauses] = () => refused(500);
    await failed.responsibleGaming.read().catch(() => undefined);
    failed.setOffline(true);
    expect(failed.restriction()).toBe("offline");
    failed.setOffline(false);
    await settle();
    expect(failed.restriction()).toBe("unavailable");
  });

  it("is “unavailable” if calls fail after the page is online again", async () => {
    const harness = await start({});
    await settle();
    harness.setOffline(true);
    harness.responders[gamePauses] = () => refused(500);
    harness.setOffline(false);
    await settle();
    expect(harness.restriction()).toBe("unavailable");
  });

  it("is read again after a login and after a token refresh", async () => {
    const harness = await start({
      [paths.balance]: () =>
        answer({ statusCode: 200, result: { balance: 1 } }, 200, { "x-token-expiring": "1" }),
      "/refresh": () => answer({ token: "eyJtoken.two" }),
    });
    await settle();
    const requested = () => harness.sentTo(selfExclusion).length;
    expect(requested()).toBe(1);
    harness.config.configure({ account: { paths: { refresh: "/refresh" } } });
    await harness.account.balance.read();
    await settle();
    expect(requested()).toBe(2);
    harness.account.session.logout();
    expect(harness.restriction()).toBe("free");
    await harness.account.session.login({ userName: "giulia", password: "vetrina" }, noBotCheck);
    expect(harness.restriction()).toBe("checking");
    await settle();
    expect(requested()).toBe(3);
    expect(harness.restriction()).toBe("free");
  });

  it("is read again when a pause begins or ends", async () => {
    const harness = await start({ [gamePauses]: () => granted({ breaks: [pause(0.1, 0.2)] }) });
    await settle();
    expect(harness.restriction()).toBe("free");
    await vi.advanceTimersByTimeAsync(hour / 10);
    await settle();
    expect(harness.restriction()).toBe("game-pause");
    await vi.advanceTimersByTimeAsync(hour / 10);
    await settle();
    expect(harness.restriction()).toBe("free");
    expect(harness.sentTo(gamePauses)).toHaveLength(3);
  });

  it("leaves no timer running after the account is disposed of", async () => {
    const harness = await start({ [gamePauses]: () => granted({ breaks: [pause(1, 2)] }) });
    await settle();
    harness.stop();
    harness.account.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a missing path in stateless mode", () => {
  const missing = (...keys: string[]) =>
    `[vetrina] configuration "${keys.join('" and "')}" ${keys.length > 1 ? "are" : "is"} needed: bonuses, games and prizes stay hidden from players`;

  it.each([
    [{}, missing("account.paths.statelessSelfExclusion", "account.paths.statelessGamePauses")],
    [{ statelessSelfExclusion: "/esclusione" }, missing("account.paths.statelessGamePauses")],
    [{ statelessGamePauses: "/pause" }, missing("account.paths.statelessSelfExclusion")],
  ])("hides invitations to play from all players and logs the reason once (%j)", async (given, line) => {
    const harness = startAccount({
      jar: loggedInJar(),
      logLevel: "warn",
      configuration: { account: { mode: "stateless", paths: given } },
      responders: {
        "/esclusione": () => granted(free),
        "/pause": () => granted({ breaks: [] }),
      },
    });
    const { responsibleGaming } = await harness.account.area.load();
    responsibleGaming.subscribe();
    await settle();
    await responsibleGaming.read().catch(() => undefined);
    expect(responsibleGaming.$restriction.get()).toBe("unavailable");
    expect(harness.lines).toEqual([line]);
  });
});

describe("a limit in force", () => {
  it("applies from its first to its last moment", () => {
    const limit = { scope: "", from: now, until: now + 1, permanent: false };
    const pauses = (instant: number) =>
      inForce({ active: false, billCode: "" }, [limit], instant).value.pauses;
    expect([now - 1, now, now + 1].map((instant) => pauses(instant).length)).toEqual([0, 1, 0]);
  });

  it("has no end if it is permanent or if the service returns none", () => {
    const { value, nextChange } = inForce(
      { active: true, billCode: "AE-1", until: undefined },
      [{ scope: "", until: now - 1, permanent: true }],
      now,
    );
    expect(value.selfExclusion).toBeDefined();
    expect(value.pauses).toEqual([{ scope: "", until: undefined, permanent: true }]);
    expect(nextChange).toBeUndefined();
  });
});

describe.each(modes)("the demo players in %s mode", (mode) => {
  it.each([
    ["giulia", "free"],
    ["marco", "self-exclusion"],
    ["anna", "game-pause"],
  ])("include %s, whose restriction is “%s”", async (player, expected) => {
    vi.useRealTimers();
    const { logIn, ...harness } = await onSandbox(mode);
    await logIn(harness, player);
    const { responsibleGaming } = await harness.account.area.load();
    await responsibleGaming.read();
    expect(responsibleGaming.$restriction.get()).toBe(expected);
  });
});

const limit = (until?: number) => ({ scope: "", permanent: false, until });

describe("the end of a restriction", () => {
  it.each([
    ["a self-exclusion", { selfExclusion: { billCode: "", until: 5 }, pauses: [] }, 5],
    ["the last of several limits", { selfExclusion: { billCode: "", until: 5 }, pauses: [limit(9)] }, 9],
    ["a limit without an end", { selfExclusion: undefined, pauses: [limit(9), limit()] }, undefined],
    ["no limit", { selfExclusion: undefined, pauses: [] }, undefined],
  ] as const)("is determined from %s", (_, limits, end) => {
    expect(restrictionEnd(limits)).toBe(end);
  });
});
