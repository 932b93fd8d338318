import type { Page } from "puppeteer-core";
import { focused, present } from "./page";
import type { FirefoxSite, Visit, Visitor } from "./site";

/** Saturday 21 November 2026, at noon in Rome. */
const noon = "2026-11-21T12:00:00+01:00";

export const picker = (attributes = "") =>
  `<vetrina-date-picker id="picker" ${attributes}><span>Scegli una data</span></vetrina-date-picker>`;

export const part = (name: string) => `#picker >>> [part~="${name}"]`;
export const day = (label: string) => `#picker >>> td[aria-label^="${label}"]`;

/** A visitor, at noon of that day unless said otherwise, on a page that holds the markup given. */
export async function open(
  site: FirefoxSite,
  body: string,
  visitor: Visitor = {},
  query = "",
): Promise<Visit> {
  // As a CMS serves its pages: Firefox forgets the fields of what it must not store.
  const headers = { "cache-control": "no-cache" };
  site.sandbox.page("/test/picker", { body: `<main><h1>Prova</h1>${body}</main>`, headers });
  const visit = await site.visit(`/test/picker?${query}`, { at: noon, ...visitor });
  await present(visit.page, '#picker[data-state="ready"]');
  return visit;
}

export const click = (page: Page, selector: string) => page.locator(selector).click();
export const value = (page: Page) => page.$eval("#picker", (element) => (element as HTMLInputElement).value);

/** Presses a key, with modifiers before it as in `Shift+PageDown`, and tells what has the focus then. */
export async function press(page: Page, keys: string): Promise<string> {
  const [key = "", ...modifiers] = keys.split("+").toReversed();
  for (const modifier of modifiers) await page.keyboard.down(modifier as "Shift");
  await page.keyboard.press(key as "Enter");
  for (const modifier of modifiers) await page.keyboard.up(modifier as "Shift");
  return focused(page);
}
