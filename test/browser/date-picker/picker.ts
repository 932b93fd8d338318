import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import type { ConsoleMessages } from "../support/chromium";
import type { TestSite } from "../support/site";

/** Saturday 21 November 2026, at noon in Rome. */
const noon = "2026-11-21T12:00:00+01:00";

export const userAgents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  android:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
} as const;

export interface OpenOptions {
  /** Time of the device's clock. @default 21 November 2026, noon in Rome */
  readonly at?: string;
  /** Query parameters of the page: `language=en&tz=Europe/Vatican`. */
  readonly query?: string;
  /** Printed in the head, before the library. */
  readonly head?: string;
  /** Runs in the page before any of its scripts. */
  readonly before?: () => void;
  /**
   * Delays the widget's chunk until `release` is called. With this option the page opens without waiting for
   * its pickers.
   */
  readonly hold?: boolean;
  readonly context?: BrowserContextOptions;
}

export interface PickerPage {
  readonly page: Page;
  readonly consoleMessages: ConsoleMessages;
  /** Ends the delay of `hold`. */
  readonly release: () => void;
}

/** The markup of one picker, with the fallback of the demo site. */
export const picker = (attributes = "", id = "picker") =>
  `<vetrina-date-picker id="${id}" ${attributes}><span>Scegli una data</span></vetrina-date-picker>`;

/** Opens a page with the given markup for a new visitor, at a given time. */
export async function openPage(site: TestSite, body: string, options: OpenOptions = {}): Promise<PickerPage> {
  const { at = noon, query = "", head = "", before, hold = false, context } = options;
  site.sandbox.page("/test/blank", { library: false, config: false });
  const url = site.sandbox.page("/test/date-picker", {
    title: "Prova del calendario",
    head,
    body: `<main><h1>Prova</h1>${body}</main>`,
  });
  const { page, consoleMessages } = await site.newPage({ fixedTime: at, ...context });
  if (before) await page.addInitScript(before);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  if (hold) await page.route(/widget-date-picker-/, (route) => released.then(() => route.continue()));
  await page.goto(`${url}?${query}`, { waitUntil: hold ? "domcontentloaded" : "load" });
  if (!hold) await ready(page);
  return { page, consoleMessages, release };
}

/** Waits until every picker of the page is ready. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("vetrina-date-picker")].every(
      (element) => element.getAttribute("data-state") === "ready",
    ),
  );
}

/** Locators and actions for one picker. */
export function parts(page: Page, id = "picker") {
  const host = page.locator(`#${id}`);
  const part = (name: string): Locator => host.locator(`[part~="${name}"]`);
  const header = part("header");
  const overlay = part("overlay");
  return {
    host,
    part,
    header,
    panel: part("panel"),
    overlay,
    /**
     * A tap's click event arrives after the touch has ended, so `openByTap` and `closeByTap` wait for the
     * effect.
     */
    async openByTap() {
      await header.tap();
      await overlay.waitFor();
    },
    async closeByTap(target: Locator) {
      await target.tap();
      await overlay.waitFor({ state: "detached" });
    },
    month: part("month"),
    removal: part("remove"),
    /** Cell of a day of the visible month. */
    day: (name: string | number): Locator => host.getByRole("gridcell", { name: dayName(name) }),
    today: host.locator('[aria-current="date"]'),
    tabbableDays: host.locator('td[tabindex="0"]'),
    value: () => host.evaluate((element) => (element as HTMLInputElement).value),
    setValue: (value: string) =>
      host.evaluate((element, text) => Object.assign(element, { value: text }), value),
  };
}

const dayName = (name: string | number) =>
  typeof name === "number" ? new RegExp(`^\\S+ ${name} `) : new RegExp(`^${name}(,|$)`);

/** Focused element, including shadow roots: a day by its name, otherwise its part, its id or its tag. */
export function focus(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const part = active?.getAttribute("part") ?? "";
    const name = active?.getAttribute("aria-label") ?? "";
    return part.split(" ").includes("day") ? name : part || active?.id || (active?.tagName ?? "");
  });
}

/** Box of an element that must be visible. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("nothing on the screen");
  return box;
}
