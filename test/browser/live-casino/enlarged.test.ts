import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { card, minute, openCards, opensIn, putTable, tag } from "./cards";

const site = useTestSite();

/** Visible texts of a card that are cut off at its edges, with the missing pixels. */
function cutTexts(host: Element): string[] {
  const root = host.shadowRoot as ShadowRoot;
  const box = root.querySelector(".body")?.getBoundingClientRect() as DOMRect;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    // Texts for screen readers are not visible.
    if (!text.textContent?.trim() || text.parentElement?.closest(".vetrina-quiet, style")) continue;
    const range = document.createRange();
    range.selectNode(text);
    const { left, right } = range.getBoundingClientRect();
    const missing = Math.max(box.left - left, right - box.right);
    if (missing > 0.5) cut.push(`${text.textContent}: ${Math.round(missing)}`);
  }
  return cut;
}

describe("a narrow card with a root font size of 200 %", () => {
  it("shows its state, time and button in full in a column of 173 px (V7)", async () => {
    putTable(site, "a", opensIn(site, 40 * minute));
    putTable(site, "b", { type: "open" });
    const { page } = await openCards(site, card("a") + card("b"), {
      browser: { viewport: { width: 390, height: 800 } },
      prepare: (each) =>
        each.addInitScript(() => {
          addEventListener("DOMContentLoaded", () => {
            document.documentElement.style.fontSize = "200%";
            const grid = document.querySelector<HTMLElement>(".grid");
            if (grid) grid.style.gridTemplateColumns = "173px 173px";
          });
        }),
    });
    await page.locator(`${tag}[data-game-id="a"] .until`).waitFor();
    await page.locator(`${tag}[data-game-id="b"] .enter`).waitFor();
    const cards = page.locator(tag);
    expect(await cards.first().evaluate((host) => Math.round(host.getBoundingClientRect().width))).toBe(173);
    expect(await cards.first().evaluate(cutTexts)).toEqual([]);
    expect(await cards.last().evaluate(cutTexts)).toEqual([]);
  });
});
