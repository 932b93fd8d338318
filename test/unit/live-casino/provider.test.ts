// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { liveCasinoPaths } from "../../../sandbox/model";
import { AccountFailure, NotLoggedIn } from "../../../src/account";
import { HttpFailure } from "../../../src/http/failure";
import { minute, second, settled, start, startLiveCasino } from "./harness";

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

type Harness = ReturnType<typeof startLiveCasino>;

const watch = ({ liveCasino }: Harness, provider: "evolution" | "playtech" = "evolution") => {
  const table = liveCasino.table({
    provider,
    gameId: "a",
    ...(provider === "playtech" && { network: "italia" }),
  });
  table.watch();
  return table;
};

/** Evolution feed of a player while the registry or the game session fails. */
async function failing(name: "registry" | "gameSession") {
  const harness = startLiveCasino();
  harness.put("a", { type: "open" });
  harness.logIn();
  harness.fail(name);
  const table = watch(harness);
  await settled();
  return { ...harness, table };
}

describe("the Evolution provider", () => {
  it("repeats an aborted registry call as soon as the suspended page is visible again", async () => {
    const harness = startLiveCasino();
    harness.put("a", { type: "open" });
    harness.logIn();
    harness.fail("registry", new HttpFailure("aborted"));
    const table = watch(harness);
    await settled();
    expect(table.$status.get()).toBe("error");
    harness.heal();
    harness.hide(false);
    await settled();
    expect(table.$state.get().status).toBe("open");
    expect(harness.lines).toEqual([]);
  });

  it("calls the registry and opens a game session, once for all cards, before it reads the feed", async () => {
    const harness = startLiveCasino();
    harness.logIn();
    const order: string[] = [];
    harness.player.registry = async () =>
      void order.push("registry", `${harness.requestedPaths().length} reads before`);
    for (let card = 0; card < 50; card += 1) watch(harness);
    await settled();
    await vi.advanceTimersByTimeAsync(minute);
    expect(order).toEqual(["registry", "0 reads before"]);
    expect(harness.calls).toEqual(["gameSession"]);
    expect(harness.requestedPaths()).toHaveLength(7);
  });

  it("makes its calls for each player, but not for a visitor", async () => {
    const harness = startLiveCasino();
    harness.put("a", { type: "open" });
    const table = watch(harness);
    await settled();
    expect([harness.calls, table.$state.get().status]).toEqual([[], "open"]);
    harness.logIn();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(harness.calls).toEqual(["registry", "gameSession"]);
    harness.logOut();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(harness.calls).toHaveLength(2);
    harness.logIn();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(harness.calls).toHaveLength(4);
  });

  it.each([
    ["registry", "[vetrina] [Evolution] - getRegistry error", ["registry"]],
    ["gameSession", "[vetrina] [Evolution] - createSessionGame error", ["registry", "gameSession"]],
  ] as const)(
    "logs the specified message and sets its cards to unknown if the %s fails",
    async (name, line, calls) => {
      const { table, lines, calls: madeCalls, requestedPaths } = await failing(name);
      expect([table.$state.get(), table.$status.get()]).toEqual([{ status: "unknown" }, "error"]);
      expect(lines.filter((each) => each.includes("[Evolution]"))).toEqual([
        `${line} HttpFailure: call failed: status 500`,
      ]);
      expect([madeCalls, requestedPaths()]).toEqual([calls, []]);
    },
  );

  it.each([
    ["registry", "[Evolution] - getRegistry error"],
    ["gameSession", "[Evolution] - createSessionGame error"],
  ] as const)(
    "logs the specified message if the %s fails, even if the token refresh failed",
    async (name, line) => {
      const harness = startLiveCasino();
      harness.put("a", { type: "open" });
      harness.logIn();
      harness.fail(name, new AccountFailure("refresh", new HttpFailure("network")));
      watch(harness);
      await settled();
      expect(harness.lines.filter((each) => each.includes("[Evolution]"))).toEqual([
        `[vetrina] ${line} AccountFailure: Unable to refresh JWT from Area Privata`,
      ]);
    },
  );

  it("logs nothing if the player has logged out in the meantime", async () => {
    const harness = startLiveCasino();
    harness.logIn();
    harness.player.registry = () => {
      harness.logOut();
      return Promise.reject(new NotLoggedIn());
    };
    watch(harness);
    await settled();
    expect(harness.lines).toEqual([]);
  });

  it("repeats its calls one minute after a failure, not before each read", async () => {
    const { table, calls, heal } = await failing("gameSession");
    await vi.advanceTimersByTimeAsync(50 * second);
    expect(calls).toHaveLength(2);
    heal();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(calls).toHaveLength(4);
    expect(table.$state.get()).toEqual({ status: "open" });
  });

  it("does not treat a logout as a failure", async () => {
    const harness = startLiveCasino();
    harness.logIn();
    harness.fail("gameSession", new HttpFailure("aborted"));
    watch(harness);
    await settled();
    expect(harness.lines).toEqual([]);
  });
});

describe("the Playtech provider", () => {
  it("reads the feed of the table's network without other calls", async () => {
    const harness = startLiveCasino();
    harness.logIn();
    watch(harness, "playtech");
    await settled();
    expect(harness.calls).toEqual([]);
    expect(harness.requestedPaths()).toEqual([`${liveCasinoPaths.playtechFeed}?network=italia`]);
  });
});
