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
export const tab = (page: Page, name: string) => hub(page).getByRole("tab", { name });
export const panel = (page: Page) => hub(page).getByRole("tabpanel");

export const tabNames = (page: Page) => hub(page).locator(".tab-name").allInnerTexts();

/** Waits until the section's element shows its data. */
export const sectionReady = (page: Page, section: string, state = "ready") =>
  panel(page).locator(`vetrina-${section}[data-state="${state}"]`).waitFor();

/** The name of the tab that has the focus; undefined if none has. */
export const focusedTab = (page: Page) =>
  hub(page).evaluate((host) => {
    const active = host.shadowRoot?.activeElement;
    return active?.getAttribute("role") === "tab"
      ? active.querySelector(".tab-name")?.textContent
      : undefined;
  });

export const selectedTab = (page: Page) =>
  hub(page).locator('[role="tab"][aria-selected="true"] .tab-name').innerText();

/** The part of the address after `#`, as it is written. */
export const hashOf = (page: Page) => page.evaluate(() => location.hash);
