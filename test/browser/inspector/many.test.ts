import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";
import { inspectorOf, linesOf, saying, sentenceOf } from "./inspector-page";

const site = useTestSite();

const count = 300;

type Counting = Window & {
  /** How often the style of an element of the library has been read. */
  styles: number;
  /** The most of them in one task. */
  mostInTask: number;
  Vetrina: { inspect(): Promise<void> };
};

/** Counts how often the inspector reads an element: each reading asks for the element's computed style. */
async function countReadings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counting = window as unknown as Counting;
    Object.assign(counting, { styles: 0, mostInTask: 0 });
    const original = window.getComputedStyle.bind(window);
    const seen = new Set<Element>();
    // A message comes after the task, and no timer of the inspector comes before it.
    const ended = new MessageChannel();
    ended.port1.onmessage = () => seen.clear();
    window.getComputedStyle = (element, pseudo) => {
      if (element.localName === "vetrina-date-picker") {
        counting.styles += 1;
        if (seen.size === 0) ended.port2.postMessage(undefined);
        seen.add(element);
        counting.mostInTask = Math.max(counting.mostInTask, seen.size);
      }
      return original(element, pseudo);
    };
  });
}

const readings = (page: Page) => page.evaluate(() => (window as unknown as Counting).styles);

/** Waits for some looks of the inspector: it asks whether something has changed. */
const looks = (page: Page, times: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const original = performance.getEntriesByType.bind(performance);
        let left = wanted;
        performance.getEntriesByType = (type) => {
          if ((left -= 1) === 0) resolve();
          return original(type);
        };
      }),
    times,
  );

describe(`a page with ${count} elements`, () => {
  it("is read once, in slices, and again only after a change", slow, async () => {
    const pickers = `<vetrina-date-picker data-min-date="x">y</vetrina-date-picker>`.repeat(count);
    site.sandbox.page("/test/many", `<main><h1>Prova</h1>${pickers}</main>`);
    const { page } = await site.visit("/test/many");
    await page.waitForFunction(
      (all) => document.querySelectorAll('vetrina-date-picker[data-state="ready"]').length === all,
      count,
    );
    await countReadings(page);
    await page.evaluate(() => (window as unknown as Counting).Vetrina.inspect());
    await inspectorOf(page).getByText(`${count} elementi, ${count} da correggere`).waitFor();
    await inspectorOf(page).getByText("File della libreria").waitFor();
    await looks(page, 3);
    const first = await readings(page);
    expect(first).toBeGreaterThan(0);
    await looks(page, 6);
    expect(await readings(page)).toBe(first);
    expect(await page.evaluate(() => (window as unknown as Counting).mostInTask)).toBeLessThanOrEqual(20);

    await page.evaluate(() =>
      document.querySelector("vetrina-date-picker")?.setAttribute("data-min-date", "2026-11-01"),
    );
    await saying(page, "vetrina-date-picker", "Si mostra.");
    expect(await readings(page)).toBeGreaterThan(first);
    expect(await linesOf(page, "vetrina-date-picker").count()).toBe(count);
  });

  it("is not read while it is in the background", async () => {
    site.sandbox.page(
      "/test/many",
      "<main><h1>Prova</h1><vetrina-date-picker>y</vetrina-date-picker></main>",
    );
    const { page } = await site.visit("/test/many?vetrina-inspect");
    await saying(page, "vetrina-date-picker", "Si mostra.");
    // The inspector asks again and again whether the page is seen.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let asked = 0;
          const isHidden = () => {
            if ((asked += 1) > 5) resolve();
            return true;
          };
          Object.defineProperty(document, "hidden", { configurable: true, get: isHidden });
          document.querySelector("vetrina-date-picker")?.setAttribute("data-min-date", "x");
        }),
    );
    expect(await sentenceOf(page, "vetrina-date-picker").innerText()).toBe("Si mostra.");
    await page.evaluate(() =>
      Object.defineProperty(document, "hidden", { configurable: true, value: false }),
    );
    await saying(page, "vetrina-date-picker", "non vale");
  });
});
