import type { Page } from "puppeteer-core";

/** The part of `window.Vetrina` that these journeys call, as a page sees it. */
export interface Vetrina {
  load(tag: string): Promise<void>;
  discover(root: Node): void;
  session: { requestLogin(): void };
}

/** Waits until something that matches is on the screen. */
export async function seen(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { visible: true });
}

/** Waits until nothing that matches is on the screen. */
export async function gone(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { hidden: true });
}

/** Waits until the document has something that matches, on the screen or not. */
export async function present(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
}

export const count = async (page: Page, selector: string) => (await page.$$(selector)).length;

export const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element.textContent ?? "").trim());

export const attributeOf = (page: Page, selector: string, name: string) =>
  page.$eval(selector, (element, wanted) => element.getAttribute(wanted), name);

export const setAttribute = (page: Page, selector: string, name: string, value: string) =>
  page.$eval(selector, (element, pair) => element.setAttribute(...(pair as [string, string])), [name, value]);

/** Two frames: layout, effects and tasks that a change has caused are over. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** What has the focus, through all shadow roots: by its label, its name in a form, its part, its id or its tag. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const names = ["aria-label", "name", "part", "id"].map((name) => active?.getAttribute(name));
    return names.find(Boolean) ?? active?.tagName ?? "";
  });
}
