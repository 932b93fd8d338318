import { describe, expect, it } from "vitest";
import { fillAndSend, focused, modalAcceptsClicks } from "../support/account";
import { pauseClock } from "../support/clock";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { everythingIn } from "../support/traces";
import { card, recordedEvents, cardParts, openCards, type OpenOptions, putTable } from "./cards";
import { launchCalls, openOneTable } from "./launches";

const site = useTestSite();

const { launches, sessions, registries } = launchCalls(site);
const openTable = (options: OpenOptions = {}) => openOneTable(site, options);

const playtech = 'data-provider="CasinoGamePT" data-network="italia"';

describe("opening a table", () => {
  it("posts a new token to the configured URL in a new tab, and leaves no trace of the token", async () => {
    const { page, context, enter, consoleMessages } = await openTable();
    expect([registries().length, sessions().length]).toEqual([1, 1]);
    const [game] = await Promise.all([context.waitForEvent("page"), enter.click()]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
    expect(new URL(game.url()).pathname + new URL(game.url()).search).toBe("/gioco");
    expect(await game.evaluate(() => window.opener === null)).toBe(true);
    expect(await game.getByText("simulata").isVisible()).toBe(true);
    const [launch] = launches();
    const { token, ...rest } = launch?.body as Record<string, string>;
    expect([launch?.status, launch?.path, rest]).toEqual([200, "/gioco", { gameId: "a" }]);
    expect([launch?.headers.origin, launch?.headers.referer]).toEqual([site.sandbox.siteUrl, undefined]);
    expect(token).toMatch(/^eyJ/);
    expect([registries().length, sessions().length, launches().length]).toEqual([2, 2, 1]);
    for (const trace of [
      await everythingIn(page),
      JSON.stringify(consoleMessages),
      (await recordedEvents(page)).join(),
    ])
      expect(trace).not.toContain(token);
    expect(await page.locator("form:not([slot])").count()).toBe(0);
    expect(await recordedEvents(page)).toEqual([
      'vetrina:game-launch {"provider":"EvolutionGame","gameId":"a"}',
    ]);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it("opens a CasinoGamePT table by keyboard, sends the table's network, and does not call the registry", async () => {
    site.sandbox.model.tables.put({
      provider: "CasinoGamePT",
      network: "italia",
      kind: "roulette",
      gameId: "p",
      name: "Tavolo p",
      schedule: { type: "open" },
    });
    const { page, context } = await openCards(site, card("p", playtech), { player: "giulia" });
    await cardParts(page, "p").enter.waitFor();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Vai al tavolo Tavolo p");
    const [game] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
    await game.getByRole("heading", { name: "Tavolo p" }).waitFor();
    expect(launches()[0]?.body).toMatchObject({ gameId: "p", network: "italia" });
    expect(registries()).toEqual([]);
    await page.bringToFront();
    await page.keyboard.press("Tab");
    expect(await focused(page)).not.toContain("tavolo");
  });

  it("does not request a token if the page prevents the launch", slow, async () => {
    const { page, enter } = await openTable({
      prepare: (each) =>
        each.addInitScript(() =>
          document.addEventListener("vetrina:game-launch", (event) => event.preventDefault()),
        ),
    });
    const before = sessions().length;
    await enter.click();
    await expect.poll(() => recordedEvents(page)).toHaveLength(1);
    await expect.poll(() => enter.getAttribute("aria-busy")).toBeNull();
    expect([sessions().length, launches().length]).toEqual([before, 0]);
  });

  it("requests a login from a visitor, and then offers the table for 10 s (V18)", async () => {
    const { page, context, enter } = await openTable({ player: "", prepare: (each) => each.clock.install() });
    expect([registries().length, sessions().length]).toEqual([0, 0]);
    await enter.click();
    await modalAcceptsClicks(page);
    expect(await recordedEvents(page)).toEqual([]);
    await fillAndSend(page);
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    const offer = page.getByRole("button", { name: "Apri Tavolo a" });
    await offer.waitFor();
    expect(launches()).toEqual([]);
    await pauseClock(page);
    await page.clock.runFor(10_000);
    await enter.waitFor();
    expect(await offer.count()).toBe(0);
    await page.clock.resume();
    const [game] = await Promise.all([context.waitForEvent("page"), enter.click()]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
  });

  itEach([["held down", true]], [["pressed repeatedly", false]])(
    "sends one launch request and opens one tab while Enter is %s",
    async (_, isHeld) => {
      const { page, context, enter } = await openTable();
      await enter.focus();
      const press = async () => {
        await page.keyboard.down("Enter");
        if (!isHeld) await page.keyboard.up("Enter");
      };
      await press();
      await expect.poll(() => launches().length).toBe(1);
      for (let more = 0; more < 11; more++) await press();
      await expect.poll(() => enter.getAttribute("aria-disabled")).toBeNull();
      expect([launches().length, context.pages().length]).toEqual([1, 2]);
    },
  );

  it("reports a failure, keeps the focus, and can be repeated", async () => {
    const { page, context, host, enter } = await openTable();
    site.sandbox.fault({ match: "game-service", status: 500, times: 1 });
    await enter.focus();
    await page.keyboard.press("Enter");
    await host.getByText("Il tavolo non si è aperto.").waitFor();
    expect(await focused(page)).toBe("Riprova Tavolo a");
    const [game] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
  });
});

describe("a player whose limits are unknown", () => {
  it("does not see a button before the limits are read or after a failed read", async () => {
    putTable(site, "a", { type: "open" });
    site.sandbox.fault({ match: "self-exclusion", status: 500, times: 1 });
    const { page, release } = await openCards(site, card("a"), { player: "giulia", held: "self-exclusion" });
    const { host, badge, enter, inState } = cardParts(page, "a");
    await badge.waitFor();
    expect([await host.getAttribute("data-state"), await host.getByRole("button").count()]).toEqual([
      "loading",
      0,
    ]);
    await release();
    await inState("error");
    expect(await enter.count()).toBe(0);
    await host.getByRole("button", { name: "Riprova Tavolo a" }).click();
    await inState("ready");
    await enter.waitFor();
  });
});

describe("the session of EvolutionGame", () => {
  it.each([
    ["registry", "[Evolution] - getRegistry error"],
    ["game-service", "[Evolution] - createSessionGame error"],
  ])("logs a failure (%s), and the card shows that the table is not available", slow, async (match, line) => {
    putTable(site, "a", { type: "open" });
    site.sandbox.fault({ match, status: 500 });
    const { page, consoleMessages } = await openCards(site, card("a"), { player: "giulia" });
    const { host, badge, inState } = cardParts(page, "a");
    await inState("error");
    expect(await badge.textContent()).toBe("Non disponibile");
    expect(await host.locator('[aria-busy="true"], [part="skeleton"]').count()).toBe(0);
    expect(consoleMessages.errors.filter((text) => text.includes(line))).toHaveLength(1);
  });
});
