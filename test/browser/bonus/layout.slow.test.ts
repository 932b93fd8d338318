import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { cards, carousel, detail, inState, openBonuses, publish } from "./bonuses";

const site = useTestSite();
const grid = `<h1>Prova</h1><${carousel} data-variant="grid" data-limit="7"></${carousel}>`;
const shortText = { description: "<p>5 € di bonus.</p>" };
const noPictures = { urlImageHpMobile: undefined, urlImageHpDesk: undefined };
const longText = { description: `<p>${"Una condizione che vale per tutti i giochi. ".repeat(7)}</p>` };

describe("the cards", () => {
  it.each([
    [390, [1, 1, 1, 1, 1, 1, 1]],
    [900, [1, 2, 2, 2]],
    [1440, [3, 2, 2]],
  ])("form grid rows of %j cards at %d px (C12)", async (width, rows) => {
    publish(site, 7);
    const { page } = await openBonuses(site, grid, { width });
    await inState(page, carousel, "ready");
    const tops = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    const found = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(found).toEqual(rows);
  });

  it.each([
    ["home", 1440],
    ["grid", 1440],
    ["grid", 900],
  ])(
    "have equal heights in a row, the main link at the bottom, and images of equal height: %s at %d px (C12)",
    async (variant, width) => {
      publish(site, 4, (index) => (index === 1 ? longText : shortText));
      const body = `<h1>Prova</h1><${carousel} data-variant="${variant}"></${carousel}>`;
      const { page } = await openBonuses(site, body, { width });
      await inState(page, carousel, "ready");
      const found = await cards(page).evaluateAll((all) =>
        all.map((card) => {
          const boxOf = (selector: string) =>
            (card.querySelector(selector) as Element).getBoundingClientRect();
          const { top, bottom } = card.getBoundingClientRect();
          return {
            top: Math.round(top),
            bottom: Math.round(bottom),
            link: Math.round(boxOf(".vetrina-button").bottom),
            picture: Math.round(boxOf(".picture").height),
          };
        }),
      );
      expect(found).toHaveLength(4);
      const rows = [...new Set(found.map(({ top }) => top))].map((top) =>
        found.filter((card) => card.top === top),
      );
      for (const row of rows)
        for (const key of ["bottom", "link", "picture"] as const)
          expect(new Set(row.map((card) => card[key])).size, `${key} of ${JSON.stringify(row)}`).toBe(1);
    },
  );

  it("show the drawing of their game if they have no image", async () => {
    publish(site, 2, (index) => ({ ...shortText, ...(index === 1 && noPictures) }));
    const { page } = await openBonuses(site, grid);
    await inState(page, carousel, "ready");
    expect(
      await cards(page).evaluateAll((all) => all.map((card) => card.querySelectorAll(".drawing svg").length)),
    ).toEqual([1, 0]);
  });

  it("show the fields that the configuration names, and log a warning for an unreadable one (C13)", async () => {
    publish(site, 1, () => ({ ...shortText, volte: "12x", quota: "alta" }) as object);
    const config = { bonus: { facts: { wageringRequirement: "volte", minimumOdds: "quota" } } };
    const { page, consoleMessages } = await openBonuses(site, grid, { config });
    await inState(page, carousel, "ready");
    expect(await cards(page).first().locator("dl").innerText()).toMatch(
      /^Importo\s+5\s€\s+Requisito di giocata\s+12 volte$/,
    );
    expect(consoleMessages.warnings.join()).toContain(
      "the field for bonus.facts.minimumOdds is not readable",
    );
  });
});

describe("the bonus detail", () => {
  const boxes = (element: Element) =>
    Object.fromEntries(
      [".head", ".terms", ".offer", ".links", ".promotion"].map((selector) => {
        const { left, top } = (
          element.shadowRoot?.querySelector(selector) as Element
        ).getBoundingClientRect();
        return [selector.slice(1), { left, top }];
      }),
    );

  it("keeps the facts and the action in view next to the text on a desktop (C14)", async () => {
    const { page } = await openBonuses(site, `<${detail}></${detail}>`, {
      query: "?card=benvenuto-scommesse",
      width: 1440,
    });
    await inState(page, detail, "ready");
    const at = await page.locator(detail).evaluate(boxes);
    expect(at.terms?.left).toBeGreaterThan(at.offer?.left ?? NaN);
    expect(at.links?.left).toBe(at.terms?.left);
    await page.locator(`${detail} .promotion`).evaluate((box) => {
      (box as HTMLElement).style.minHeight = "1500px";
    });
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    const aside = await page.locator(`${detail} .aside`).boundingBox();
    expect(aside?.y).toBeGreaterThanOrEqual(0);
    expect(aside?.y).toBeLessThan(100);
  });

  it.each([390, 700])(
    "has one column at %d px, with the facts first, then the text and the action (C14)",
    async (width) => {
      const { page } = await openBonuses(site, `<${detail}></${detail}>`, {
        query: "?card=benvenuto-scommesse",
        width,
      });
      await inState(page, detail, "ready");
      const at = await page.locator(detail).evaluate(boxes);
      expect(new Set(Object.values(at).map(({ left }) => left)).size).toBe(1);
      const order = Object.entries(at).toSorted(([, one], [, other]) => one.top - other.top);
      expect(order.map(([name]) => name)).toEqual(["head", "terms", "offer", "links", "promotion"]);
    },
  );
});

it("a shade covers the images on a dark page, but not on a light one", async () => {
  for (const [scheme, transparent] of [
    ["light", true],
    ["dark", false],
  ] as const) {
    const body = `<h1>Prova</h1><div data-vetrina-scheme="${scheme}"><${carousel} data-limit="1"></${carousel}></div>`;
    const { page } = await openBonuses(site, body);
    await inState(page, carousel, "ready");
    const shade = await page
      .locator(`${carousel} .picture`)
      .first()
      .evaluate((picture) => getComputedStyle(picture, "::after").backgroundColor);
    expect(/, 0\)$|\/ 0\)$/.test(shade)).toBe(transparent);
  }
});
