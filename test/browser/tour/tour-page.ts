import type { Page } from "playwright-core";
import type { TestSite, VisitOptions } from "../support/site";

/** The three targets of a test page. */
export const boxes = `<div id="uno" class="box">Uno</div><div id="due" class="box">Due</div><div id="tre" class="box">Tre</div>`;

export const step = (title: string, attributes = "", text = `<p>Testo di ${title}.</p>`) =>
  `<div slot="step" hidden data-title="${title}" ${attributes}>${text}</div>`;

const threeSteps =
  step("Primo", 'data-target="#uno"') +
  step("Secondo", 'data-target="#due"') +
  step("Terzo", 'data-target="#tre"');

export const tourMarkup = (steps = threeSteps, attributes = "") =>
  `<vetrina-tour data-tour="prova" data-label="Inizia" ${attributes}>${steps}</vetrina-tour>`;

const styles = `<style>body{margin:0;min-height:2000px}.box{width:200px;height:60px;margin:40px;background:#cde}</style>`;

export interface Opening {
  readonly head?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly options?: VisitOptions;
  readonly path?: `/test/${string}`;
  readonly query?: string;
}

/** Opens a test page with the tour's element and other content. */
export async function openTour(site: TestSite, body: string, opening: Opening = {}) {
  const { head = "", config = {}, options, path = "/test/tour", query = "" } = opening;
  site.sandbox.page(path, { body: `<main><h1>Prova</h1>${body}</main>`, head: styles + head, config });
  const { page, ...visit } = await site.visit(path + query, options);
  await page.locator('vetrina-tour[data-state="ready"]').first().waitFor();
  return { page, ...visit, ...partsOf(page) };
}

export function partsOf(page: Page) {
  const host = page.locator("vetrina-tour-popover");
  return {
    host,
    opener: page.locator("vetrina-tour button"),
    popover: host.locator('[part="popover"]'),
    title: host.locator("#title"),
    progress: host.locator("#progress"),
    question: host.locator("#question"),
    button: (name: string) => host.getByRole("button", { name, exact: true }),
    overlay: page.locator(".driver-overlay path"),
  };
}

/** Starts the tour with its button and waits until the popover has the focus. */
export async function begin(page: Page): Promise<void> {
  await partsOf(page).opener.click();
  await hasFocus(page);
}

/** Waits until the focus is in the popover. */
export const hasFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.localName === "vetrina-tour-popover");

/** Waits until the popover shows a title and has the focus. */
export async function shows(page: Page, title: string): Promise<void> {
  await partsOf(page).title.filter({ hasText: title }).waitFor();
  await hasFocus(page);
}

/** Box of the visible cut-out, without its padding of 8 px. */
export const cutOut = (page: Page) =>
  partsOf(page).overlay.evaluate((path) => {
    const d = path.getAttribute("d") ?? "";
    const [, inner = ""] = d.split("Z").map((part) => part.trim());
    const [x = 0, y = 0, ...rest] = (inner.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);
    const [width = 0, radius = 0] = rest;
    const height = Number(/v(-?[\d.]+)/.exec(inner)?.[1] ?? 0);
    return {
      left: x - radius + 8,
      top: y + 8,
      width: width + 2 * radius - 16,
      height: height + 2 * radius - 16,
    };
  });

export type CutOut = Awaited<ReturnType<typeof cutOut>>;

/** Whether the cut-out is within 2 px of a box. */
export const isNear = (one: CutOut, other: CutOut) =>
  (["left", "top", "width", "height"] as const).every((side) => Math.abs(one[side] - other[side]) <= 2);

/** Records the tour's events after this call. */
export const recordEvents = (page: Page) =>
  page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(window, { tourEvents: events });
    for (const name of ["start", "step", "end"])
      document.addEventListener(`vetrina:tour-${name}`, ({ detail }: CustomEventInit) => {
        const { how, position } = detail as { how?: string; position?: number };
        events.push([name, how ?? position].filter((part) => part !== undefined).join(" "));
      });
  });

export const eventsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { tourEvents: readonly string[] }).tourEvents);
