import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { setVisitorStyle } from "../support/text-fit";
import { begin, boxes, openTour, shows, step, tourMarkup } from "./tour-page";

const site = useTestSite();

const sentences = (count: number) =>
  `<p>${"Una frase che spiega con calma che cosa si vede qui. ".repeat(count)}</p>`;

const longSteps =
  step("Primo", 'data-target="#uno"', sentences(20)) + step("Secondo", 'data-target="#due"', sentences(20));

/** Whether the focused element of the popover is in the viewport and inside every scrolling box around it. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("vetrina-tour-popover")?.shadowRoot;
    const focused = root?.activeElement;
    if (!focused) return "no focus";
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    for (let box = focused.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === "visible") continue;
      const clip = box.getBoundingClientRect();
      if (top < clip.top - 1 || bottom > clip.bottom + 1) return `cut by ${box.id || box.className}`;
    }
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isIn ? "seen" : `outside: ${top} to ${bottom} of ${innerHeight}`;
  });

describe.each([
  ["400 % zoom", { width: 320, height: 256 }, ""],
  ["200 % text on a phone", { width: 390, height: 700 }, "html { font-size: 200% }"],
  ["200 % text on a small phone", { width: 320, height: 568 }, "html { font-size: 200% }"],
  ["200 % text at 400 % zoom", { width: 320, height: 256 }, "html { font-size: 200% }"],
])("a popover with a long text, at %s", (_, viewport, style) => {
  const open = async () => {
    const opened = await openTour(site, boxes + tourMarkup(longSteps), {
      options: { viewport, reducedMotion: "reduce" },
    });
    await setVisitorStyle(opened.page, style);
    await begin(opened.page);
    return opened;
  };

  it("is inside the viewport, and every tab stop is visible", async () => {
    const { page, popover } = await open();
    await page.keyboard.press("ArrowRight");
    await shows(page, "Secondo");
    await expect.poll(() => isFocusSeen(page)).toBe("seen");
    const { top, bottom } = await popover.evaluate((box) => box.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(viewport.height);
    const stops: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => {
        const focused = document.querySelector("vetrina-tour-popover")?.shadowRoot?.activeElement;
        return (
          focused?.getAttribute("role") ?? focused?.getAttribute("aria-label") ?? focused?.textContent ?? ""
        );
      });
      stops.push(name);
      if (name !== "region") expect(await isFocusSeen(page), name).toBe("seen");
    }
    expect(stops).toEqual(["region", "Chiudi", "Indietro", "Fine"]);
  });

  it("scrolls its text by keyboard, from a tab stop with the step's name", async () => {
    const { page, host } = await open();
    await page.keyboard.press("Tab");
    const region = host.getByRole("region", { name: "Primo" });
    await region.waitFor();
    expect(await region.evaluate((box) => box.matches(":focus"))).toBe(true);
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press("End");
    await expect
      .poll(() => region.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop < 2))
      .toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await axeViolations(page, { within: "vetrina-tour-popover" })).toEqual([]);
  });
});

it("at 400 % zoom, the buttons stay in view while the text scrolls", async () => {
  const { page, host, button } = await openTour(site, boxes + tourMarkup(longSteps), {
    options: { viewport: { width: 320, height: 256 } },
  });
  await begin(page);
  const region = host.getByRole("region", { name: "Primo" });
  const isButtonSeen = () =>
    button("Avanti").evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      return root.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
  for (const share of [0, 0.5, 1]) {
    await region.evaluate((box, part) => box.scrollTo(0, part * box.scrollHeight), share);
    expect(await isButtonSeen()).toBe(true);
  }
  // Enough of the text must be visible to read it.
  expect(await region.evaluate((box) => box.clientHeight)).toBeGreaterThan(80);
});

it("a short step text is not a tab stop", async () => {
  const { page, host } = await openTour(site, boxes + tourMarkup());
  await begin(page);
  expect(await host.getByRole("region").count()).toBe(0);
});
