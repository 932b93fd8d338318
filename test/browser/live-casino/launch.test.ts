import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { liveCasinoPaths } from "../../../sandbox/model";
import { fillAndSend, focused, heard, modalTakesClicks } from "../support/account";
import { everythingIn } from "../support/traces";
import { useTestSite } from "../support/site";
import { card, heardEvents, noteEvents, onCard, openCards, putTable } from "./cards";

const site = useTestSite();

const launches = () => heard(site, "POST", liveCasinoPaths.launch);
const sessions = () => heard(site, "POST", "game-service");
const registries = () => heard(site, "GET", "registry");

const playtech = 'data-provider="CasinoGamePT" data-network="italia"';

/** A player before an open table of evolution. */
async function openTable(options: Parameters<typeof openCards>[2] = {}) {
  putTable(site, "a", { type: "open" });
  const opened = await openCards(site, card("a"), {
    player: "giulia",
    ...options,
    prepare: async (page) => {
      await noteEvents(page);
      await options.prepare?.(page);
    },
  });
  await onCard(opened.page, "a").inState("ready");
  return { ...opened, ...onCard(opened.page, "a") };
}

/** The browser forgets the click, as it does after some seconds. */
const forgetClicks = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "userActivation", {
      configurable: true,
      value: {
        get isActive() {
          return (window as unknown as { clickCounts?: boolean }).clickCounts ?? false;
        },
      },
    }),
  );

describe("opening a table", () => {
  it("posts a new token to the configured address in a new tab, and leaves it nowhere", async () => {
    const { page, context, enter, overheard } = await openTable();
    expect([registries().length, sessions().length]).toEqual([1, 1]);
    const [game] = await Promise.all([context.waitForEvent("page"), enter.click()]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
    expect(new URL(game.url()).pathname + new URL(game.url()).search).toBe("/gioco");
    expect(await game.evaluate(() => window.opener === null)).toBe(true);
    expect(await game.getByText("simulata").isVisible()).toBe(true);
    const [launch] = launches();
    const { token, ...rest } = launch?.body as Record<string, string>;
    expect([launch?.status, launch?.path, rest]).toEqual([200, "/gioco", { gameId: "a" }]);
    expect(token).toMatch(/^eyJ/);
    expect([registries().length, sessions().length, launches().length]).toEqual([2, 2, 1]);
    for (const trace of [
      await everythingIn(page),
      JSON.stringify(overheard),
      (await heardEvents(page)).join(),
    ])
      expect(trace).not.toContain(token);
    expect(await page.locator("form:not([slot])").count()).toBe(0);
    expect(await heardEvents(page)).toEqual([
      'vetrina:game-launch {"provider":"EvolutionGame","gameId":"a"}',
    ]);
    expect([overheard.errors, overheard.warnings]).toEqual([[], []]);
  });

  it("of playtech by keyboard sends the network, and asks no registry", async () => {
    site.sandbox.model.tables.put({
      ...{ provider: "CasinoGamePT", network: "italia", kind: "roulette", gameId: "p" },
      ...{ name: "Tavolo p", schedule: { type: "open" } },
    });
    const { page, context } = await openCards(site, card("p", playtech), { player: "giulia" });
    await onCard(page, "p").enter.waitFor();
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

  it("works under the strict policies, which name the games' origin as one for forms", async () => {
    const { context, enter, overheard } = await openTable({ query: "?csp=trusted-types" });
    const [game] = await Promise.all([context.waitForEvent("page"), enter.click()]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
    expect(overheard.errors).toEqual([]);
  });

  it("is left to a page that prevents it: no token is asked for", async () => {
    const { page, enter } = await openTable({
      prepare: (each) =>
        each.addInitScript(() =>
          document.addEventListener("vetrina:game-launch", (event) => event.preventDefault()),
        ),
    });
    const before = sessions().length;
    await enter.click();
    await expect.poll(() => heardEvents(page)).toHaveLength(1);
    await expect.poll(() => enter.getAttribute("aria-busy")).toBeNull();
    expect([sessions().length, launches().length]).toEqual([before, 0]);
  });

  it("asks a visitor for a login, after which the table can be opened", async () => {
    const { page, context, enter } = await openTable({ player: "" });
    expect([registries().length, sessions().length]).toEqual([0, 0]);
    await enter.click();
    await modalTakesClicks(page);
    expect(await heardEvents(page)).toEqual([]);
    await fillAndSend(page);
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await enter.waitFor();
    const [game] = await Promise.all([context.waitForEvent("page"), enter.click()]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
  });

  it.each([
    ["held down", true],
    ["pressed again and again", false],
  ])("by an Enter that is %s opens one table", async (_, isHeld) => {
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
  });

  it("that fails says so, keeps the focus, and can be tried again", async () => {
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

describe("where the browser opens no tab any more", () => {
  async function withTicket() {
    const opened = await openTable({ prepare: forgetClicks });
    await opened.enter.focus();
    await opened.page.keyboard.press("Enter");
    const open = opened.host.getByRole("button", { name: "Apri il tavolo" });
    await open.waitFor();
    return { ...opened, open };
  }

  it("a button with the focus opens the table by its own click, without another call", async () => {
    const { page, context, open, enter } = await withTicket();
    expect(await focused(page)).toBe("Apri il tavolo Tavolo a");
    expect(launches()).toEqual([]);
    const before = sessions().length;
    const [game] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
    await game.getByRole("heading", { name: "Tavolo a" }).waitFor();
    expect([sessions().length, launches().length]).toEqual([before, 1]);
    await enter.waitFor();
    expect(await open.count()).toBe(0);
  });

  it("the token is in no place of the page while it waits, and gone after a logout", async () => {
    const { page, enter, open } = await withTicket();
    expect(await everythingIn(page)).not.toMatch(/eyJ/);
    await page.evaluate(() =>
      (window as unknown as { Vetrina: { session: { logout(): void } } }).Vetrina.session.logout(),
    );
    await enter.waitFor();
    expect(await open.count()).toBe(0);
    expect(launches()).toEqual([]);
  });
});

describe("a restricted player", () => {
  it.each([
    ["marco", "Autoesclusione in corso: il tavolo non si apre."],
    ["anna", "Pausa di gioco in corso: il tavolo non si apre."],
  ])("%s sees the table and no way in", async (player, sentence) => {
    putTable(site, "a", { type: "open" });
    const { page } = await openCards(site, card("a"), { player });
    const { host, badge, inState } = onCard(page, "a");
    await inState("restricted");
    await host.getByText(sentence).waitFor();
    expect(await badge.innerText()).toBe("Aperto");
    expect(await host.getByRole("button").count()).toBe(0);
  });

  it("is nobody until the limits are known: no way in before, nor while they cannot be read", async () => {
    putTable(site, "a", { type: "open" });
    site.sandbox.fault({ match: "self-exclusion", status: 500, times: 1 });
    const { page, release } = await openCards(site, card("a"), { player: "giulia", held: "self-exclusion" });
    const { host, badge, enter, inState } = onCard(page, "a");
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

describe("evolution's session", () => {
  it.each([
    ["registry", "[Evolution] - getRegistry error"],
    ["game-service", "[Evolution] - createSessionGame error"],
  ])(
    "that fails (%s) is logged, and the card says that it knows nothing, without a spinner",
    async (match, line) => {
      putTable(site, "a", { type: "open" });
      site.sandbox.fault({ match, status: 500 });
      const { page, overheard } = await openCards(site, card("a"), { player: "giulia" });
      const { host, badge, inState } = onCard(page, "a");
      await inState("error");
      expect(await badge.innerText()).toBe("Non disponibile");
      expect(await host.locator('[aria-busy="true"], [part="skeleton"]').count()).toBe(0);
      expect(overheard.errors.filter((text) => text.includes(line))).toHaveLength(1);
    },
  );
});
