import { describe, expect, it } from "vitest";
import { maxDepth, maxElements } from "../../../src/utils/bounded-markup";
import { useTestSite } from "../support/site";
import { cards, carousel, detail, inState, openBonuses, publish } from "./bonuses";

const site = useTestSite();
const times = (part: string, count: number) => part.repeat(count);

/** The number of elements and the depth in each text of a card. */
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

/** Pieces of 48 kB or more whose parsing or sanitising would be far out of proportion. */
const hostile = [
  times("<b>", 16_000),
  times("<div>", 9000),
  times("<ul><li>", 6000),
  times("<p><b>", 8000),
  times("<i><table><tr><td></i></table>", 1600),
  times(`<b x=y ="b='</b>" d>`, 2400),
];

describe("descriptions that are too large (S24)", () => {
  it("become bounded markup with all of their text, and the console says so", async () => {
    publish(site, hostile.length, (index) => ({ description: `Prima${hostile[index - 1]}Condizioni` }));
    const { page, consoleMessages } = await openBonuses(site, `<${carousel}></${carousel}>`);
    await inState(page, carousel, "ready");
    expect(await cards(page).count()).toBe(hostile.length);
    const measured = await page.locator(`${carousel} .vetrina-rich-text`).evaluateAll(measureTexts);
    expect(measured).toHaveLength(hostile.length);
    for (const { depth, elements, text } of measured) {
      // A table that is written without its rows gets them from the parser.
      expect(depth).toBeLessThanOrEqual(2 * maxDepth);
      expect(elements).toBeLessThanOrEqual(2 * maxElements);
      expect([text?.startsWith("Prima"), text?.includes("Condizioni")]).toEqual([true, true]);
    }
    const told = consoleMessages.warnings.filter((line) => line.includes("to be shown in full"));
    expect(told).toHaveLength(hostile.length);
    expect(consoleMessages.errors).toEqual([]);
  });
});

describe("a call to action to a foreign address", () => {
  it("is replaced by the link to the details, with that link's own text", async () => {
    publish(site, 1, () => ({ ctaPrimaryLink: "https://altrove.invalid/", ctaPrimaryLabel: "Gioca subito" }));
    const { page, consoleMessages } = await openBonuses(site, `<${carousel}></${carousel}>`);
    const link = page.getByRole("link", { name: "Dettagli e condizioni: Bonus 1" });
    expect(await link.getAttribute("href")).toBe(`${site.sandbox.siteUrl}/bonus/dettaglio?card=promo-1`);
    expect(await page.getByText("Gioca subito").count()).toBe(0);
    expect(consoleMessages.warnings).toEqual([
      expect.stringContaining("bonus promo-1: ctaPrimaryLink is no web address"),
    ]);
  });
});

describe("the id in the address of the detail page", () => {
  it("counts within the first 1000 keys (specification section 9)", async () => {
    publish(site, 1);
    const within = await openBonuses(site, `<${detail}></${detail}>`, {
      query: `?${times("a&", 999)}card=promo-1`,
    });
    await inState(within.page, detail, "ready");
    const beyond = await openBonuses(site, `<${detail}></${detail}>`, {
      query: `?${times("a&", 1000)}card=promo-1`,
    });
    await inState(beyond.page, detail, "empty");
  });
});
