import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { holdAnswer } from "../support/hold";
import { useTestSite } from "../support/site";

const site = useTestSite({ visitors: "new" });

const carousel = "<vetrina-bonus-carousel>riserva</vetrina-bonus-carousel>";
const card =
  '<vetrina-live-casino-card data-provider="CasinoGamePT" data-game-id="pt-001" data-network="italia" data-heading="Roulette">x</vetrina-live-casino-card>';

const ready = (page: Page, tag: string) => page.locator(`${tag}[data-state="ready"]`).waitFor();

/** Runs in the page before its own scripts. */
const watchShifts = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifts += value;
  }).observe({ type: "layout-shift", buffered: true });
`;

/**
 * Visits a page, and waits until the tab's session storage contains `stored`. Also returns the URL of a
 * second page.
 */
async function visitFirst(body: string, tag: string, stored: string) {
  const around = `<main><h1>Prova</h1>${body}${"<p>Un testo del sito, che sta sotto.</p>".repeat(20)}</main>`;
  for (const path of ["/test/first", "/test/second"] as const) site.sandbox.page(path, { body: around });
  const visit = await site.visit("/test/first");
  await ready(visit.page, tag);
  await visit.page.waitForFunction((text) => JSON.stringify({ ...sessionStorage }).includes(text), stored);
  return { ...visit, next: `${site.sandbox.siteUrl}/test/second` };
}

/** Visits the first page and then the second one, whose calls to `held` wait for `release`. */
async function visitTwice(body: string, tag: string, held: string) {
  const { next, ...visit } = await visitFirst(body, tag, held);
  const release = await holdAnswer(visit.page, held);
  await visit.page.addInitScript(watchShifts);
  await visit.page.goto(next);
  return { ...visit, release };
}

/** Scripts of the page, with their bytes on the network by the browser's own count. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/clientlib-widgets"))
      .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).transferSize })),
  );

describe("a warm visit", () => {
  it("loads the scripts of the first visit without the network, and does not store data about a player", async () => {
    const { page, next } = await visitFirst(carousel + card, "vetrina-bonus-carousel", "getBonusList");
    await ready(page, "vetrina-live-casino-card");
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored, "what the tab keeps").toContain("getBonusList");
    expect(stored, "what the tab keeps").not.toMatch(/token|JWT|giulia|balance|nickname/i);
    const first = new Set((await scriptsOf(page)).map(({ name }) => name));
    await page.goto(next);
    await ready(page, "vetrina-bonus-carousel");
    // The second page may load more at idle than the first one had time for.
    const scripts = (await scriptsOf(page)).filter(({ name }) => first.has(name));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(({ bytes }) => bytes > 0)).toEqual([]);
  });

  it("immediately shows the last bonuses with their time, and refreshes them without a layout shift", async () => {
    const { page, release, consoleMessages } = await visitTwice(
      carousel,
      "vetrina-bonus-carousel",
      "getBonusList",
    );
    await page.locator('vetrina-bonus-carousel[data-state="stale"]').waitFor();
    await page.getByText(/Dati delle \d/).waitFor();
    expect(await page.getByRole("article").count()).toBeGreaterThan(2);
    await release();
    await ready(page, "vetrina-bonus-carousel");
    await page.getByText(/Dati delle \d/).waitFor({ state: "hidden" });
    const lists = site.sandbox.model.journal.entries().filter(({ path }) => path.includes("getBonusList"));
    expect(lists).toHaveLength(2);
    expect(await page.evaluate("window.shifts")).toBe(0);
    expect(consoleMessages.errors).toEqual([]);
  });
});
