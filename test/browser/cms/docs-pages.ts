import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeViolations } from "../support/axe";
import { scrollsSideways } from "../support/layout";
import type { TestSite } from "../support/site";

/** The built library with its documentation. */
export const dist = fileURLToPath(
  new URL(`../../../${process.env.VETRINA_DIST ?? "dist"}/`, import.meta.url),
);

/** Files of the pages, which are the same in both languages. */
export const docsPages = readdirSync(join(dist, "docs")).filter((file) => file.endsWith(".html"));

export const onDisk = (path: string) => pathToFileURL(join(dist, "docs", path)).href;

export async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener("securitypolicyviolation", (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

/**
 * Number of live elements that are not inserted or have not started. They load only near the viewport, so
 * this scrolls to the first.
 */
export const countUnstarted = (page: Page) =>
  page.evaluate(() => {
    const memory = window as { startedElements?: WeakSet<Element> };
    const started = (memory.startedElements ??= new WeakSet());
    const waiting = [...document.querySelectorAll("[data-place]:has(> template)")];
    const elements = [...document.querySelectorAll(".stage *")].filter(({ localName }) =>
      localName.startsWith("vetrina-"),
    );
    // Remember started elements, because a table far from the viewport loses its state again.
    for (const element of elements) if (element.hasAttribute("data-state")) started.add(element);
    const unstarted = elements.filter((element) => !started.has(element));
    const [first] = [...waiting, ...unstarted];
    const panel = first?.closest("[data-tab][hidden]");
    document.querySelector<HTMLElement>(`[aria-controls="${panel?.id}"]`)?.click();
    first?.scrollIntoView();
    return waiting.length + unstarted.length;
  });

/** A page in one language and theme. */
export interface DocsLook {
  readonly folder: "" | "en/";
  readonly colorScheme: "light" | "dark";
  readonly file: string;
}

const looks = [
  { folder: "", colorScheme: "light" },
  { folder: "en/", colorScheme: "dark" },
] as const;

/**
 * Each page in one theme only, because testing all pages in both themes takes minutes. Another test checks
 * the width of the pages in both languages.
 */
export const oneLookEach: readonly (DocsLook & { readonly path: string })[] = docsPages.map((file, index) => {
  const look = looks[index % 2] ?? looks[0];
  return { ...look, file, path: look.folder + file };
});

export async function expectGoodPage(site: TestSite, { folder, file, colorScheme }: DocsLook): Promise<void> {
  const viewport = { width: 320, height: 800 };
  const { page } = await site.visit(`/docs/${folder}${file}`, { colorScheme, viewport });
  await expect.poll(() => countUnstarted(page)).toBe(0);
  const check = async () => {
    // Scroll to the top, because a fixed bar of an element covers other content in the middle of a preview.
    await page.evaluate(() => scrollTo(0, 0));
    // A page shows the same widget several times, so its landmarks have the same names.
    expect(await axeViolations(page, { without: ["landmark-unique"] })).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  };
  await check();
  for (const tab of await page.locator('[role="tab"][aria-selected="false"]').all()) {
    await tab.click();
    await check();
  }
  expect(await page.locator("h1").count()).toBe(1);
}
