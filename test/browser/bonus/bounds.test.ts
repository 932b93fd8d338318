import { describe, expect, it } from "vitest";
import { maxDepth, maxElements } from "../../../src/utils/bounded-markup";
import { useTestSite } from "../support/site";
import { cards, carousel, inState, openBonuses, publish } from "./bonuses";

const site = useTestSite();
const times = (part: string, count: number) => part.repeat(count);

/** Number of elements and depth of each text of a card. */
const measureTexts = (boxes: readonly Element[]) =>
  boxes.map((box) => {
    let depth = 0;
    for (const element of box.querySelectorAll("*")) {
      let own = 0;
      for (let at: Element | null = element; at && at !== box; at = at.parentElement) own += 1;
      depth = Math.max(depth, own);
    }
    return { depth, elements: box.querySelectorAll("*").length, text: box.textContent };
  });

/** Pieces of 48 kB or more whose parsing or sanitising would take disproportionately long. */
const hostile = [
  times("<b>", 16_000),
  times("<div>", 9000),
  times("<ul><li>", 6000),
  times("<p><b>", 8000),
  times("<i><table><tr><td></i></table>", 1600),
  times(`<b x=y ="b='</b>" d>`, 2400),
];

describe("oversized bonus descriptions (S24)", () => {
  it("show their full text as bounded markup and log a warning", async () => {
    publish(site, hostile.length, (index) => ({ description: `Prima${hostile[index - 1]}Condizioni` }));
    const { page, consoleMessages } = await openBonuses(site, `<${carousel}></${carousel}>`);
    await inState(page, carousel, "ready");
    expect(await cards(page).count()).toBe(hostile.length);
    const measured = await page.locator(`${carousel} .vetrina-rich-text`).evaluateAll(measureTexts);
    expect(measured).toHaveLength(hostile.length);
    for (const { depth, elements, text } of measured) {
      // The limits are doubled, because the parser adds elements that the markup of a table omits.
      expect(depth).toBeLessThanOrEqual(2 * maxDepth);
      expect(elements).toBeLessThanOrEqual(2 * maxElements);
      expect([text?.startsWith("Prima"), text?.includes("Condizioni")]).toEqual([true, true]);
    }
    const logged = consoleMessages.warnings.filter((line) => line.includes("to be shown in full"));
    expect(logged).toHaveLength(hostile.length);
    expect(consoleMessages.errors).toEqual([]);
  });
});
