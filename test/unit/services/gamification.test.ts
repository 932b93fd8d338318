// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createModelWebSocket } from "../../../sandbox/browser/gamification";
import { gamificationPaths } from "../../../sandbox/model";
import { getMember, manageOptin } from "../../../src/gamification";
import { createClock } from "../../../src/time/clock";
import { createLog } from "../../../src/utils/log";
import type { Page } from "../../../src/platform/page";
import type { Network } from "../../../src/http/network";
import { NotConfigured } from "../../../src/http/not-configured";
import { createGamificationFor } from "../../../src/services/gamification";
import { onSandbox } from "../account/onSandbox";
import { outcomeOf } from "../gamification/support/start-client";
import { createSurroundings } from "../gamification/support/environment";

type OnSandbox = Awaited<ReturnType<typeof onSandbox>>;
type Settings = Readonly<Record<string, unknown>>;

const own = { includeCustomFields: [] };

/** All that a page can be configured with, save a function for tokens. */
const usual = ({ model, sandbox }: OnSandbox): Settings => ({
  publicToken: model.gamification.tokens.publicToken(),
  tokenUrl: sandbox.accountUrl + gamificationPaths.token,
});

/** The platform of a page whose account is the sandbox's, over a socket in memory. */
async function start(settings: (h: OnSandbox) => Settings = usual) {
  const h = await onSandbox("legacy");
  h.config.configure({ gamification: { url: "https://platform.invalid/ws", ...settings(h) } });
  const service = createGamificationFor(h.account, {
    config: h.config,
    log: createLog(() => "silent"),
    clock: createClock(),
    page: { address: () => new URL(h.address()) } as Page,
    network: createSurroundings() as Pick<Network, "pageVisibility" | "connectivity"> as Network,
    webSocket: createModelWebSocket(h.model, { pace: 0 }),
  });
  onTestFinished(() => service.close());
  return {
    ...h,
    service,
    /** As whom the platform knows us. */
    who: async () => (await service.call(getMember, own, { fresh: true })).data.id,
    /** How often the service for tokens was asked. */
    asked: () => h.heard(gamificationPaths.token).length,
  };
}

describe("the platform of a page", () => {
  it("is entered by a visitor with the public token", async () => {
    const h = await start();
    expect([await h.who(), h.asked()]).toEqual(["__PUBLIC__", 0]);
  });

  it("is entered by a player with a token of their own", async () => {
    const h = await start();
    await h.logIn(h);
    expect([await h.who(), h.asked()]).toEqual(["mem-giulia", 1]);
  });

  it("is entered by both with what the page's own function gives, where there is one", async () => {
    const getToken = vi.fn();
    const h = await start((on) => ({ ...usual(on), getToken }));
    const { tokens, memberOf } = h.model.gamification;
    getToken.mockImplementation(() => Promise.resolve(tokens.mint(memberOf("anna"))));
    await h.logIn(h);
    expect([await h.who(), h.asked(), getToken.mock.calls]).toEqual(["mem-anna", 0, [[]]]);
  });

  it.each([
    ["a visitor", "publicToken", false],
    ["a player", "tokenUrl", true],
  ])("says what is not configured, where that is the token of %s", async (_, key, isPlayer) => {
    const h = await start((on) => ({ ...usual(on), [key]: "" }));
    if (isPlayer) await h.logIn(h);
    expect(await outcomeOf(h.service.call(getMember, own))).toBe("unauthorised");
    expect(h.service.$state.get()).toEqual({
      status: "refused",
      reason: `configuration "gamification.${key}" is needed for this call`,
    });
  });

  it("is not made where nobody knows its address", async () => {
    await expect(start((on) => ({ ...usual(on), url: "" }))).rejects.toThrow(
      new NotConfigured("gamification.url"),
    );
  });
});

describe("a player who logs out (S33)", () => {
  it("takes along what was asked for them, and a visitor enters in their place", async () => {
    const h = await start();
    await h.logIn(h);
    await h.who();
    h.model.faults.add({ match: "/gapi/", delay: 50, times: 2 });
    const ends = [
      outcomeOf(h.service.call(getMember, { ...own, includeFields: ["ALL"] })),
      outcomeOf(
        h.service.call(manageOptin, { entityId: "com-poker", entityType: "Competition", action: "join" }),
      ),
    ];
    h.account.session.logout();
    expect(await Promise.all(ends)).toEqual(["aborted", "outcomeUnknown"]);
    expect([await h.who(), h.asked()]).toEqual(["__PUBLIC__", 1]);
  });

  it("opens no connection where there was none", async () => {
    const h = await start();
    await h.logIn(h);
    h.account.session.logout();
    expect(h.service.$state.get()).toEqual({ status: "idle" });
  });
});
