// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LaunchOutcome } from "../../../src/live-casino";
import { minute, origin, second, start, startLiveCasino } from "./harness";

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const evolution = { provider: "evolution", gameId: "evo-1" } as const;
const words = { language: "it", title: "Roulette Roma", text: "Apertura…" } as const;
const playtech = { provider: "playtech", gameId: "pt-1", network: "italia" } as const;

function asPlayer(configuration?: Readonly<Record<string, unknown>>) {
  const harness = startLiveCasino(configuration);
  harness.logIn();
  const confirm = vi.fn(() => true);
  const launch = (table: typeof evolution | typeof playtech = evolution) =>
    harness.liveCasino.launch(table, { words, confirm });
  return { ...harness, confirm, launch };
}

function ticketOf(outcome: LaunchOutcome) {
  if (outcome.type !== "ticket") throw new Error(`the outcome is ${outcome.type}`);
  return outcome.ticket;
}

async function withTicket() {
  const harness = asPlayer();
  harness.tabs.open.mockReturnValueOnce(undefined);
  return { ...harness, ticket: ticketOf(await harness.launch()) };
}

describe("a launch of a table", () => {
  it("opens its tab in the click event, before any call", async () => {
    const { launch, tabs, calls } = asPlayer();
    tabs.open.mockImplementationOnce(() => {
      expect(calls).toEqual([]);
      return tabs;
    });
    const launching = launch();
    expect(tabs.open.mock.calls).toEqual([[words]]);
    expect(await launching).toEqual({ type: "opened" });
    expect(tabs.open).toHaveBeenCalledOnce();
  });

  it("posts a new token, the table and the table's network to the configured URL", async () => {
    const { launch, tabs, calls } = asPlayer();
    expect(await launch(playtech)).toEqual({ type: "opened" });
    expect(calls).toEqual(["gameSession"]);
    const fields = { token: "token-1", gameId: "pt-1", network: "italia" };
    expect(tabs.post.mock.calls).toEqual([[`${origin}/gioco`, fields]]);
    await launch(playtech);
    expect(tabs.post.mock.lastCall).toEqual([`${origin}/gioco`, { ...fields, token: "token-2" }]);
  });

  it("ends without an error if the player has closed the tab", async () => {
    const { launch, tabs, lines } = asPlayer();
    tabs.post.mockReturnValueOnce(false);
    expect(await launch()).toEqual({ type: "closed" });
    expect(lines).toEqual([]);
  });

  it("calls the registry first for Evolution, and uses the configured field names", async () => {
    const { launch, tabs, calls } = asPlayer({ fields: { token: "sessione", gameId: "tavolo" } });
    await launch();
    expect(calls).toEqual(["registry", "gameSession"]);
    expect(tabs.post.mock.lastCall).toEqual([`${origin}/gioco`, { sessione: "token-2", tavolo: "evo-1" }]);
  });

  it("requests a login for a visitor, without a confirmation by the page and without a call", async () => {
    const { launch, logOut, player, tabs, confirm, calls } = asPlayer();
    logOut();
    expect(await launch()).toEqual({ type: "login" });
    expect(player.requestLogin).toHaveBeenCalledOnce();
    expect([confirm.mock.calls, calls, tabs.open.mock.calls]).toEqual([[], [], []]);
  });

  it("does nothing for a restricted player", async () => {
    const { launch, restrict, tabs, confirm, calls } = asPlayer();
    restrict();
    expect(await launch()).toEqual({ type: "restricted" });
    expect([confirm.mock.calls, calls, tabs.open.mock.calls]).toEqual([[], [], []]);
  });

  it("does not make a call or open a tab if the page prevents the launch", async () => {
    const { launch, confirm, calls, tabs } = asPlayer({ evolution: {} });
    confirm.mockReturnValue(false);
    expect([await launch(), calls, tabs.open.mock.calls]).toEqual([{ type: "prevented" }, [], []]);
  });

  it("fails with a console message if the token or the configured URL is missing", async () => {
    const failing = asPlayer();
    failing.fail("gameSession");
    expect(await failing.launch()).toEqual({ type: "failed" });
    expect(failing.lines[0]).toContain("createSessionGame error");
    expect([failing.tabs.post.mock.calls, failing.tabs.close.mock.calls.length]).toEqual([[], 1]);
    const unconfigured = asPlayer({ evolution: {} });
    expect(await unconfigured.launch()).toEqual({ type: "failed" });
    expect([unconfigured.calls, unconfigured.tabs.open.mock.calls]).toEqual([[], []]);
    expect(unconfigured.lines.join()).toContain('"liveCasino.evolution.launchUrl" is needed');
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "http://elsewhere.test/gioco", "mailto:a@b.test"])(
    "fails without opening a tab if the configured URL is %s",
    async (url) => {
      const { launch, tabs } = asPlayer({ evolution: { launchUrl: url } });
      expect(await launch()).toEqual({ type: "failed" });
      expect(tabs.open).not.toHaveBeenCalled();
    },
  );

  it("is cancelled if the player logs out or becomes restricted before the token arrives", async () => {
    const gone = asPlayer();
    const leaving = gone.launch();
    gone.logOut();
    expect(await leaving).toEqual({ type: "gone" });
    const excluded = asPlayer();
    const waiting = excluded.launch();
    excluded.restrict();
    expect(await waiting).toEqual({ type: "restricted" });
    for (const { tabs } of [gone, excluded])
      expect([tabs.post.mock.calls, tabs.close.mock.calls.length]).toEqual([[], 1]);
  });
});

describe("a ticket for a table whose tab the browser has blocked", () => {
  it("opens the table immediately with its token, but only once", async () => {
    const { ticket, tabs, calls } = await withTicket();
    expect(tabs.post).not.toHaveBeenCalled();
    expect(ticket.open()).toBe(true);
    expect(tabs.post.mock.calls).toEqual([[`${origin}/gioco`, { token: "token-2", gameId: "evo-1" }]]);
    expect(ticket.$isGood.get()).toBe(false);
    ticket.open();
    expect(tabs.post).toHaveBeenCalledOnce();
    expect(calls).toEqual(["registry", "gameSession"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stays valid if the browser blocks the tab again", async () => {
    const { ticket, tabs } = await withTicket();
    tabs.open.mockReturnValueOnce(undefined);
    expect([ticket.open(), ticket.$isGood.get()]).toEqual([false, true]);
    expect([ticket.open(), tabs.post.mock.calls.length]).toEqual([true, 1]);
  });

  it.each([
    ["a minute has passed", () => vi.advanceTimersByTime(minute)],
    ["the player has left", ({ logOut }: Awaited<ReturnType<typeof withTicket>>) => logOut()],
  ])("is invalid if %s", async (_, pass) => {
    const harness = await withTicket();
    vi.advanceTimersByTime(59 * second);
    expect(harness.ticket.$isGood.get()).toBe(true);
    pass(harness);
    expect(harness.ticket.$isGood.get()).toBe(false);
    harness.ticket.open();
    expect(harness.tabs.open).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not open the table if the player has become restricted in the meantime", async () => {
    const { ticket, restrict, tabs } = await withTicket();
    restrict();
    ticket.open();
    expect([tabs.open.mock.calls.length, ticket.$isGood.get()]).toEqual([1, false]);
  });

  it("does not expose its token", async () => {
    const { ticket, lines } = await withTicket();
    expect(JSON.stringify([ticket, Object.values(ticket).map(String), lines])).not.toContain("token-");
  });
});

describe("several table openings", () => {
  it("are announced in one sentence, in the page's language, if they occur within one second", async () => {
    const { liveCasino, announce, config } = startLiveCasino();
    for (const name of ["Roulette Roma", "Blackjack Torino", "Dadi Siena"]) liveCasino.announceOpening(name);
    await vi.advanceTimersByTimeAsync(1000);
    liveCasino.announceOpening("Roulette Roma");
    await vi.advanceTimersByTimeAsync(1000);
    config.configure({ language: "en", texts: { en: { "live-casino.opened": "{name} is open" } } });
    liveCasino.announceOpening("Roulette Roma");
    await vi.advanceTimersByTimeAsync(1000);
    expect(announce.mock.calls).toEqual([
      ["3 tavoli aperti"],
      ["Tavolo aperto: Roulette Roma"],
      ["Roulette Roma is open"],
    ]);
  });
});
