import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";
import { carousel, detail, inState, openBonuses } from "./bonuses";

const site = useTestSite();
const widgets = [
  [carousel, `<${carousel} data-limit="4"></${carousel}>`],
  [carousel, `<${carousel} data-variant="grid" data-limit="7"></${carousel}>`],
  [detail, `<${detail} data-card="benvenuto-scommesse"></${detail}>`],
] as const;

describe.each(widgets)("the widget %s", (tag, element) => {
  const heading = tag === detail ? "" : "<h1>Prova</h1>";

  it.each([240, 320, 1440])(
    "has no accessibility violation and no horizontal scrolling at %d px",
    async (width) => {
      const { page } = await openBonuses(site, heading + element, { width });
      await inState(page, tag, "ready");
      expect(await axeViolations(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    },
  );

  it("has no accessibility violation and no horizontal scrolling in the dark theme in a column of 240 px", async () => {
    const column = `<div data-vetrina-scheme="dark" style="width: 240px; background: #0E1522">${element}</div>`;
    const { page } = await openBonuses(site, heading + column, { width: 700 });
    await inState(page, tag, "ready");
    expect(await axeViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it("has no horizontal scrolling with text twice as large", async () => {
    const large = `<div style="--vetrina-u: 2rem">${element}</div>`;
    const { page } = await openBonuses(site, heading + large, { width: 320 });
    await inState(page, tag, "ready");
    expect(await scrollsSideways(page)).toBe(false);
  });

  it("has borders around cards, labels and the primary link with forced colours", async () => {
    const { page } = await openBonuses(site, heading + element, { forcedColors: "active" });
    await inState(page, tag, "ready");
    const edges = await page.locator(tag).evaluate(({ shadowRoot }) =>
      ['[part~="card"]', '[part~="badge"]', '[part~="action"]'].map((selector) => {
        const box = shadowRoot?.querySelector(selector) as Element;
        const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(box);
        return borderTopStyle === "solid" && borderTopColor !== backgroundColor;
      }),
    );
    expect(edges).toEqual([true, true, true]);
  });

  it("shows the conditions in the size and colour of the amount", async () => {
    const { page } = await openBonuses(site, heading + element);
    await inState(page, tag, "ready");
    const looks = await page.locator(tag).evaluate(({ shadowRoot }) => {
      const paragraphs = shadowRoot?.querySelector('[part~="text"]')?.querySelectorAll("p") ?? [];
      return [...paragraphs].map((each) => [getComputedStyle(each).fontSize, getComputedStyle(each).color]);
    });
    expect(looks).toHaveLength(2);
    expect(looks[1]).toEqual(looks[0]);
    expect(Number.parseFloat(looks[0]?.[0] ?? "")).toBeGreaterThanOrEqual(14);
  });
});
