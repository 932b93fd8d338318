import { describe, expect, it } from "vitest";
import { type EnginePage, waitForText, waitUntilPresent, waitUntilVisible } from "./support/page";
import { open, part, picker } from "./support/picker";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const zooms = ["html { zoom: .8 }", "body { zoom: 1.25 }", "main > * { zoom: 1.4 }"] as const;

/**
 * Whether the topmost element at a point of the viewport has a tag, or is inside an element with this tag.
 */
const isHit = (page: EnginePage, tag: string, x: number, y: number) =>
  page.evaluate(
    (...[name, left, top]) => Boolean(document.elementFromPoint(left, top)?.closest(name)),
    tag,
    x,
    y,
  );

describe("a page with CSS `zoom`", () => {
  it.each(zooms)("shows the calendar below its header, even after scrolling (%s)", async (css) => {
    const { page } = await open(
      site,
      `<style>main { height: 3000px } .place { position: absolute; left: 200px; top: 200px } ${css}</style>
       <div class="place">${picker()}</div>`,
    );
    await page.evaluate(() => scrollTo(0, 150));
    // The driver's click would scroll the page.
    await page.on(part("header"), (header) => header.click());
    await waitUntilVisible(page, part("panel"));
    // The anchor and the panel have the same zoom, so their boxes use the same unit in each engine.
    const offset = () =>
      page.evaluate(() => {
        const root = document.getElementById("picker")?.shadowRoot;
        const anchor = root?.querySelector(".field")?.getBoundingClientRect() as DOMRect;
        const panel = root?.querySelector("#panel")?.getBoundingClientRect() as DOMRect;
        return [Math.abs(panel.left - anchor.left) < 1, Math.abs(panel.top - anchor.bottom - 4) < 3];
      });
    await expect.poll(offset).toEqual([true, true]);
    await page.evaluate(() => scrollTo(0, 100));
    await expect.poll(offset).toEqual([true, true]);
  });

  it.each(zooms)("shows the tour's popover next to its target (%s)", async (css) => {
    site.page("/test/tour", {
      body: `<main><style>#due { position: absolute; left: 0; top: 200px; width: 200px; height: 60px } ${css}</style>
        <h1>Prova</h1><div id="due">Due</div>
        <vetrina-tour><div slot="step" hidden data-title="Primo" data-target="#due"></div></vetrina-tour></main>`,
    });
    const { page } = await site.visit("/test/tour");
    await waitUntilPresent(page, 'vetrina-tour[data-state="ready"]');
    await page.on("vetrina-tour >>> button", (button) => button.click());
    await waitForText(page, "vetrina-tour-popover >>> #title", "Primo");
    // Points in the coordinates of the viewport, which have the same meaning in each engine.
    const zoom = { ".8": 0.8, "1.25": 1.25, "1.4": 1.4 }[/[\d.]+(?= \})/.exec(css)?.[0] ?? ""] ?? 1;
    const isPopover = (y: number) => isHit(page, "vetrina-tour-popover", 100 * zoom, y * zoom);
    // The gap between the target and the popover is 20 px of the viewport.
    await expect.poll(() => isPopover(260 + 30 / zoom)).toBe(true);
    expect([await isPopover(205), await isPopover(230), await isPopover(255)]).toEqual([false, false, false]);
  });
});
