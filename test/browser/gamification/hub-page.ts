import type { Page } from "playwright-core";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import type { TestSite, VisitOptions } from "../support/site";

export const tag = "vetrina-gamification-hub";
export const markup = `<${tag} data-competition-id="com-autunno" data-level-field="livello" data-points-field="punti">Premi</${tag}>`;

/** Opens `/gamification` of the demo site. @param player undefined for a visitor */
export async function openHub(site: TestSite, player: string | undefined, hash = "", options?: VisitOptions) {
  const visit = await site.newPage(options);
  if (player) await giveCookies(visit.page, site, cookiesOfPlayer(site, player));
  await visit.page.goto(`${site.sandbox.siteUrl}/gamification${hash}`);
  await visit.page.locator(`${tag}[data-state]`).waitFor();
  return visit;
}

export const hub = (page: Page) => page.locator(tag);

/** The list of the sections: a column at the side, or a bar in a narrow viewport. */
export const sectionList = (page: Page) => hub(page).getByRole("navigation", { name: "Sezioni" });

/** A button of the list of the sections. */
export const entry = (page: Page, name: string) => sectionList(page).getByRole("button", { name });

export const panel = (page: Page) => hub(page).locator(".hub-section");

/** Names in the list of the sections, in order. */
export const entryNames = (page: Page) =>
  hub(page).locator(".sections .section-name:visible").allInnerTexts();

/** Sheet of "Altro", or the dialog of the settings. */
export const sheet = (page: Page) => hub(page).getByRole("dialog");

/** Opens the settings in a wide column and returns the switch. */
export async function openSettings(page: Page) {
  await entry(page, "Impostazioni").click();
  return sheet(page).getByRole("switch", { name: "Mostra tornei, traguardi e premi" });
}

/** Waits until the section's element shows its data. */
export const sectionReady = (page: Page, section: string, state = "ready") =>
  panel(page).locator(`vetrina-${section}[data-state="${state}"]`).waitFor();

/** Waits until "Oggi" shows its tiles. */
export const todayReady = (page: Page) => panel(page).locator(".tile").first().waitFor();

/** Name of the focused entry of the list; undefined if none has the focus. */
export const focusedEntry = (page: Page) =>
  hub(page).evaluate((host) => {
    const active = host.shadowRoot?.activeElement;
    return active?.matches(".sections .section")
      ? active.querySelector(".section-name")?.textContent
      : undefined;
  });

/** Name of the open section in the list. */
export const currentEntry = (page: Page) =>
  hub(page).locator(".sections [aria-current]:visible .section-name").innerText();

/** Part of the URL after `#`, unchanged. */
export const hashOf = (page: Page) => page.evaluate(() => location.hash);
