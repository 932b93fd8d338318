import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accountPaths } from "../../../sandbox/model";
import { fillAndSend, giveCookies, modalAcceptsClicks, headerAndModal } from "../support/account";
import { cookiesOfLogin } from "../support/panels";
import { useTestSite } from "../support/site";
import { controlsOf, namesOf, sharedNames, showWidgets, widgetsSettled, wrongNames } from "./controls";

const site = useTestSite();

const limitPaths = [
  accountPaths.selfExclusion,
  accountPaths.statelessSelfExclusion,
  accountPaths.gamePauses,
  accountPaths.statelessGamePauses,
];

async function expectGoodNames(page: Page, state: string) {
  const controls = await controlsOf(page);
  expect(controls.length, state).toBeGreaterThan(0);
  const wrong = wrongNames(controls);
  expect(wrong, `${state}: ${wrong.join(", ")}`).toEqual([]);
  const shared = sharedNames(controls);
  expect(shared, `${state}: ${shared.join(", ")}`).toEqual([]);
}

async function open(url: string, player?: string, width = 1280): Promise<Page> {
  const { page } = await site.newPage({ viewport: { width, height: 900 } });
  if (player)
    await giveCookies(page, site, {
      ...cookiesOfLogin(site, player),
      AUTH_SESSION: JSON.stringify({ sessionId: "s-1" }),
    });
  await page.goto(site.sandbox.siteUrl + url);
  await settled(page);
  return page;
}

async function settled(page: Page) {
  await showWidgets(page, "loaded");
  await widgetsSettled(page);
}

const pages = [
  "/",
  "/gioco-responsabile",
  "/sviluppatori",
  "/test/home",
  "/aiuto",
  "/blog",
  "/movimenti",
  "/conto",
  "/conto/messaggi",
  "/ricarica",
  "/bonus/dettaglio",
  "/bonus/dettaglio?card=benvenuto-scommesse",
  "/live-casino",
  "/calendario",
  "/calendario?dal=2026-11-12&al=2026-11-20",
  "/gamification",
  "/gamification/pannelli",
  "/gamification/messaggi",
  "/gamification/gioca",
  "/gamification/giochi",
  "/gamification/premi-previsti",
  "/gamification/regole",
  "/gamification/documenti",
  "/gamification/sviluppo",
];

describe("names of the demo site's controls (X10)", () => {
  it.each(pages)("are unique and complete on %s, for a visitor and a player", async (url) => {
    await expectGoodNames(await open(url), "visitor");
    await expectGoodNames(await open(url, "giulia"), "player");
  });

  it("are unique and complete in each section of the hub, for a player", async () => {
    const page = await open("/gamification", "giulia");
    const hub = page.locator("vetrina-gamification-hub");
    const entries = hub.locator(".sections .section:visible");
    // The last entry of the hub's navigation opens the settings.
    const count = (await entries.count()) - 1;
    expect(count).toBeGreaterThan(8);
    for (let index = 1; index < count; index += 1) {
      const entry = entries.nth(index);
      await entry.click();
      await widgetsSettled(page);
      await hub.locator(".hub-section :is(time, .vetrina-panel)").first().waitFor();
      await expectGoodNames(page, await entry.innerText());
    }
    await entries.nth(count).click();
    await hub.getByRole("dialog").waitFor();
    await expectGoodNames(page, "settings");
  });

  it("are unique and complete in the open login dialog, with a problem and with a visible password", async () => {
    const page = await open("/conto");
    await modalAcceptsClicks(page);
    await expectGoodNames(page, "open");
    await page.locator('input[name="password"] + button').click();
    await fillAndSend(page, "giulia", "wrong");
    await headerAndModal(page).alert.locator("*").first().waitFor();
    await expectGoodNames(page, "refused");
  });

  it("are unique and complete in the account, its nickname dialog, and its panels after failures", async () => {
    const page = await open("/conto", "giulia");
    await expectGoodNames(page, "ready");
    await headerAndModal(page).header.locator('[part~="toggle"]').click();
    await expectGoodNames(page, "hidden balance");
    await headerAndModal(page).header.locator('[part~="edit"]').click();
    await headerAndModal(page).header.locator("#nickname").waitFor();
    await expectGoodNames(page, "dialog");
    for (const path of [...limitPaths, accountPaths.openBets, accountPaths.nickname])
      site.sandbox.fault({ match: path, status: 500 });
    const failing = await open("/conto", "marco");
    await failing.locator('[data-state="error"]').nth(1).waitFor();
    await expectGoodNames(failing, "failing");
  });

  it("are unique and complete in the live tables while the limits of the account are unknown", async () => {
    for (const path of limitPaths) site.sandbox.fault({ match: path, status: 500 });
    const page = await open("/live-casino", "giulia");
    await expectGoodNames(page, "unchecked");
  });

  it("are unique and complete in each open calendar of a form, with and without a date", async () => {
    const names = new Set<string>();
    for (const query of ["", "?dal=2026-11-12&al=2026-11-20"]) {
      const page = await open(`/calendario${query}`);
      for (const id of ["dal", "al"]) {
        await page.locator(`#${id} [part~="header"]`).click();
        await page.locator(`#${id} [part~="panel"]`).waitFor();
        await expectGoodNames(page, `${id} open`);
        for (const { name } of await namesOf(page, "dialog")) names.add(name);
        await page.keyboard.press("Escape");
      }
    }
    expect(names.size, "each calendar has a name of its own").toBe(2);
  });
});
