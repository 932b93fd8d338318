// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { liveCasinoPaths } from "../../../sandbox/model";
import type { TableState } from "../../../src/live-casino";
import { createMemoryItems } from "../../../src/platform/in-memory";
import { minute, opensIn, second, settled, start, startLiveCasino } from "./harness";

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const evolution = (gameId: string) => ({ provider: "evolution", gameId }) as const;
const playtech = (gameId: string, network: string) => ({ provider: "playtech", gameId, network }) as const;

/** A subscribed table, and all states that a card would render. */
function watched(
  harness: ReturnType<typeof startLiveCasino>,
  id: Parameters<typeof harness.liveCasino.table>[0],
) {
  const table = harness.liveCasino.table(id);
  const drawn: TableState[] = [];
  table.$state.subscribe((state) => void drawn.push(state));
  table.$status.listen(() => undefined);
  const stop = table.watch();
  return { ...table, drawn, stop, state: () => table.$state.get() };
}

describe("a table of the live casino", () => {
  it("is loading at first, and then has the state from its feed", async () => {
    const harness = startLiveCasino();
    harness.put("a", { type: "open" });
    harness.put("b", { type: "closed" });
    harness.put("c", opensIn(3 * second));
    const tables = ["a", "b", "c", "unknown"].map((gameId) => watched(harness, evolution(gameId)));
    expect(tables.map(({ state }) => state().status)).toEqual(Array(4).fill("loading"));
    await settled();
    expect(tables.map(({ state }) => state())).toEqual([
      { status: "open" },
      { status: "closed" },
      { status: "closed", opensAt: harness.clock.now() + 3 * second },
      { status: "closed" },
    ]);
    expect(tables[0]?.$status.get()).toBe("ready");
  });

  it.each(["the page is visible", "the page is hidden"])(
    "opens at the end of its countdown even if no card shows the countdown and %s",
    async (visibility) => {
      const harness = startLiveCasino({ pollIntervalMs: minute });
      harness.put("a", opensIn(5 * second));
      harness.put("b", opensIn(7 * second));
      const soon = watched(harness, evolution("a"));
      const later = watched(harness, evolution("b"));
      await settled();
      harness.hide(visibility === "the page is hidden");
      await vi.advanceTimersByTimeAsync(5 * second - 1);
      expect(soon.state().status).toBe("closed");
      await vi.advanceTimersByTimeAsync(1);
      expect([soon.state().status, later.state().status]).toEqual(["open", "closed"]);
      await vi.advanceTimersByTimeAsync(2 * second);
      expect(later.state().status).toBe("open");
      expect(soon.drawn.map(({ status }) => status)).toEqual(["loading", "closed", "open"]);
      expect(harness.requestedPaths()).toHaveLength(1);
    },
  );

  it("opens when the page becomes visible if its countdown ended while the timer did not run", async () => {
    const harness = startLiveCasino({ pollIntervalMs: minute });
    harness.put("a", opensIn(5 * second));
    const table = watched(harness, evolution("a"));
    await settled();
    harness.hide(true);
    vi.setSystemTime(Date.now() + 6 * second);
    harness.clock.synchronise(new Date(Date.now()).toUTCString(), 0);
    expect(table.state().status).toBe("closed");
    harness.hide(false);
    expect(table.state().status).toBe("open");
  });

  it("opens immediately if the synchronised clock is past the end of its countdown", async () => {
    const harness = startLiveCasino({ pollIntervalMs: minute });
    harness.put("a", opensIn(30 * second));
    const table = watched(harness, evolution("a"));
    await settled();
    harness.clock.synchronise(new Date(Date.now() + 31 * second).toUTCString(), 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.state().status).toBe("open");
  });

  it("has a timer only while it has subscribers, and opens on a new subscription if its countdown has ended", async () => {
    const harness = startLiveCasino({ pollIntervalMs: minute });
    harness.put("a", opensIn(5 * second));
    const table = watched(harness, evolution("a"));
    await settled();
    table.stop();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(6 * second);
    expect(table.state().status).toBe("closed");
    table.watch();
    expect(table.state().status).toBe("open");
  });

  it("ignores a repeated deadline, and takes the state of the next response even if its card has opened it", async () => {
    const harness = startLiveCasino();
    harness.put("a", opensIn(25 * second));
    const table = watched(harness, evolution("a"));
    await settled();
    await vi.advanceTimersByTimeAsync(20 * second);
    expect(harness.requestedPaths()).toHaveLength(3);
    expect(table.drawn).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5 * second);
    table.open();
    expect(table.state()).toEqual({ status: "open" });
    harness.put("a", opensIn(2 * minute));
    await vi.advanceTimersByTimeAsync(5 * second);
    expect(table.state()).toMatchObject({ status: "closed", opensAt: expect.any(Number) as number });
    expect(table.drawn).toHaveLength(4);
  });

  it("changes only when its own state changes, regardless of other tables", async () => {
    const harness = startLiveCasino();
    for (let index = 0; index < 100; index += 1) harness.put(`t${index}`, { type: "open" });
    const still = watched(harness, evolution("t0"));
    await settled();
    for (let index = 1; index < 100; index += 1) harness.put(`t${index}`, { type: "closed" });
    const other = watched(harness, evolution("t1"));
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(other.state()).toEqual({ status: "closed" });
    expect(still.drawn).toEqual([{ status: "loading" }, { status: "open" }]);
  });

  it("is unknown until the first successful read, and keeps its state if a later read fails", async () => {
    const harness = startLiveCasino({ pollIntervalMs: 5 * second });
    harness.put("a", { type: "open" });
    harness.model.faults.add({ match: "evolution", status: 500, times: 1 });
    const table = watched(harness, evolution("a"));
    await settled();
    expect([table.state(), table.$status.get()]).toEqual([{ status: "unknown" }, "error"]);
    await vi.advanceTimersByTimeAsync(5 * second);
    expect([table.state(), table.$status.get()]).toEqual([{ status: "open" }, "ready"]);
    expect(table.drawn.map(({ status }) => status)).toEqual(["loading", "unknown", "open"]);
    harness.model.faults.add({ match: "evolution", body: "html", times: 1 });
    await vi.advanceTimersByTimeAsync(5 * second);
    expect([table.state(), table.$status.get()]).toEqual([{ status: "open" }, "stale"]);
  });

  it("is unknown and logs one error if the URL of its feed is not configured", async () => {
    const harness = startLiveCasino({ evolution: {} });
    const table = watched(harness, evolution("a"));
    await settled();
    expect([table.state(), table.$status.get()]).toEqual([{ status: "unknown" }, "error"]);
    expect(harness.lines.join()).toContain('"liveCasino.evolution.feedUrl" is needed');
    expect(harness.requestedPaths()).toEqual([]);
  });

  it("is left out if it is malformed, and the number of malformed tables is logged", async () => {
    const harness = startLiveCasino();
    harness.model.tables.overrideFeed("EvolutionGame", [{ gameId: "a", open: true }, null, { gameId: "b" }]);
    const good = watched(harness, evolution("a"));
    const bad = watched(harness, evolution("b"));
    await settled();
    expect([good.state().status, bad.state().status]).toEqual(["open", "closed"]);
    expect(harness.lines[0]).toBe("[vetrina] evolution lobby: 2 malformed tables left out");
  });

  it("causes one warning if it is missing in a valid response", async () => {
    const harness = startLiveCasino();
    harness.put("a", { type: "open" });
    harness.model.faults.add({ match: "evolution", status: 500, times: 1 });
    for (const gameId of ["a", "altro", "altro"]) watched(harness, evolution(gameId));
    await settled();
    const complaints = () => harness.lines.filter((line) => line.includes("no table"));
    expect(complaints()).toEqual([]);
    await vi.advanceTimersByTimeAsync(minute);
    expect(harness.requestedPaths().length).toBeGreaterThan(3);
    expect(complaints()).toEqual(['[vetrina] evolution lobby: no table "altro"']);
  });
});

describe("a feed of the live casino", () => {
  it("is read once per provider and network, for any number of cards", async () => {
    const harness = startLiveCasino();
    for (let index = 0; index < 300; index += 1) {
      watched(harness, evolution(`e${index}`));
      watched(harness, playtech(`p${index}`, index % 2 ? "italia" : "europa"));
    }
    await settled();
    expect(harness.requestedPaths().toSorted()).toEqual([
      liveCasinoPaths.evolutionFeed,
      `${liveCasinoPaths.playtechFeed}?network=europa`,
      `${liveCasinoPaths.playtechFeed}?network=italia`,
    ]);
    const [{ headers } = { headers: {} }] = harness.model.journal.entries();
    expect(Object.keys(headers).toSorted()).toEqual(["accept"]);
  });

  it("is polled only while a card exists", async () => {
    const harness = startLiveCasino();
    const one = watched(harness, evolution("a"));
    const other = watched(harness, evolution("b"));
    await vi.advanceTimersByTimeAsync(20 * second);
    expect(harness.requestedPaths()).toHaveLength(3);
    one.stop();
    one.stop();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(harness.requestedPaths()).toHaveLength(4);
    other.stop();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(minute);
    watched(harness, evolution("a"));
    await settled();
    expect(harness.requestedPaths()).toHaveLength(5);
  });

  it("is not read while the page is hidden, but is read when the page becomes visible", async () => {
    const harness = startLiveCasino();
    watched(harness, evolution("a"));
    await settled();
    harness.hide(true);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(30 * minute);
    expect(harness.requestedPaths()).toHaveLength(1);
    harness.hide(false);
    await settled();
    expect(harness.requestedPaths()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(harness.requestedPaths()).toHaveLength(3);
  });

  it("is not read while the network is offline, but is read when the network is restored", async () => {
    const harness = startLiveCasino();
    harness.setOffline(true);
    const table = watched(harness, evolution("a"));
    await settled();
    expect([table.state().status, table.$status.get()]).toEqual(["unknown", "offline"]);
    expect([harness.requestedPaths().length, vi.getTimerCount()]).toEqual([0, 0]);
    harness.put("a", { type: "open" });
    harness.setOffline(false);
    await settled();
    expect([table.state().status, table.$status.get()]).toEqual(["open", "ready"]);
  });

  it("is read again when the page becomes visible if it failed before the page was hidden", async () => {
    const harness = startLiveCasino();
    harness.put("a", { type: "open" });
    harness.model.faults.add({ match: "evolution", status: 500, times: 1 });
    const table = watched(harness, evolution("a"));
    await settled();
    harness.hide(true);
    await vi.advanceTimersByTimeAsync(minute);
    harness.hide(false);
    await settled();
    expect(table.state().status).toBe("open");
  });
});

describe("a feed from an earlier page in the same tab", () => {
  /** Leaves a page with this feed, and opens the next one after a while. */
  async function nextPage(after: number) {
    const items = createMemoryItems();
    const before = startLiveCasino({}, items);
    before.put("open", { type: "open" });
    before.put("closed", { type: "closed" });
    before.put("counting", opensIn(5 * minute));
    const stop = before.liveCasino.table(evolution("open")).watch();
    await settled();
    stop();
    before.liveCasino.dispose();
    await vi.advanceTimersByTimeAsync(after);
    return startLiveCasino({}, items);
  }
  const ids = ["open", "closed", "counting", "new"];

  it("is shown immediately, but without open tables, and is read again (decision 36)", async () => {
    const opensAt = start + 5 * minute;
    const harness = await nextPage(minute);
    harness.put("open", { type: "open" });
    const tables = ids.map((gameId) => watched(harness, evolution(gameId)));
    expect(tables.map(({ state }) => state().status)).toEqual(["loading", "closed", "closed", "loading"]);
    expect(tables[2]?.state()).toMatchObject({ status: "closed" });
    const { opensAt: shown } = tables[2]?.state() as { opensAt: number };
    expect(Math.abs(shown - opensAt)).toBeLessThan(2 * second);
    expect(tables[0]?.$status.get()).toBe("stale");
    expect(start + minute - (tables[0]?.readAt() ?? 0)).toBeLessThanOrEqual(minute);
    await settled();
    expect(tables[0]?.$status.get()).toBe("ready");
    expect(tables[0]?.state()).toEqual({ status: "open" });
    expect(harness.requestedPaths()).toHaveLength(1);
  });

  it("does not show a table as open if its countdown ends before the new response", async () => {
    const harness = await nextPage(minute);
    const table = watched(harness, evolution("counting"));
    table.open();
    expect(table.state()).toEqual({ status: "loading" });
    const late = await nextPage(6 * minute);
    expect(late.liveCasino.table(evolution("counting")).$state.get()).toEqual({ status: "loading" });
  });

  it("does not leave a table in the state loading if the new read fails", async () => {
    const harness = await nextPage(minute);
    harness.model.faults.add({ match: liveCasinoPaths.evolutionFeed, status: 500 });
    const tables = ids.map((gameId) => watched(harness, evolution(gameId)));
    await settled();
    expect(tables.map(({ state }) => state().status)).toEqual(Array(4).fill("unknown"));
    expect(tables[0]?.$status.get()).toBe("error");
  });
});
