import { describe, expect, it } from "vitest";
import { commonAttributes } from "../../../src/definition";
import { descriptions } from "../../../widgets/descriptions";
import { renderElement } from "../../support/markup";
import { publish } from "../bonus/bonuses";
import { useTestSite } from "../support/site";
import { controlsOf, sharedNames, showWidgets, wrongNames } from "./controls";

const site = useTestSite();

/** The hub shows other widgets, so a page with both would contain the same controls twice. */
const hubTag = "vetrina-gamification-hub";

const examples = (language: "it" | "en", isShown: (tag: string) => boolean) =>
  descriptions
    .filter(({ tag }) => isShown(tag))
    .map((definition) => renderElement(definition, definition.examples?.[0]?.attributes, language))
    .join("");

/**
 * Pages that together show every widget. The first page shows an example of each, and a second date picker
 * and bonus carousel. The second page shows only the hub.
 */
const pages = {
  "the others": (language: "it" | "en") =>
    `${examples(language, (tag) => tag !== hubTag)}
    <label for="al">Al giorno</label> <vetrina-date-picker id="al" data-value="2026-11-20"></vetrina-date-picker>
    <vetrina-bonus-carousel data-variant="blog" data-heading="Altri bonus"></vetrina-bonus-carousel>`,
  "the hub": (language: "it" | "en") => examples(language, (tag) => tag === hubTag),
} as const;

const cases = commonAttributes.demo.choices.flatMap((scenario) =>
  (["the others", "the hub"] as const).map((name) => [name, scenario] as const),
);

describe.each(["it", "en"] as const)("names of every widget's controls (X10, %s)", (language) => {
  it.each(cases)("are unique and complete for %s in the demo scenario %s", async (name, scenario) => {
    const url = site.sandbox.page(`/test/names-${scenario}`, {
      body: `<main data-demo="${scenario}"><h1>Prova</h1>${pages[name](language)}</main>`,
    });
    const { page } = await site.visit(`${url}?language=${language}`);
    await showWidgets(page);
    // Parts that appear later, such as the sentence about a lost connection, have no controls.
    const controls = await controlsOf(page);
    expect(controls.length).toBeGreaterThan(2);
    expect(wrongNames(controls)).toEqual([]);
    expect(sharedNames(controls)).toEqual([]);
  });
});

it("links with the same text in several bonuses have different names", async () => {
  publish(site, 3, (index) => ({
    ctaPrimaryLabel: "Clicca qui",
    ctaPrimaryLink: `/offerta/${index}`,
    quickLinkPromo: `/promo/${index}`,
    urlReadMore: `/guida/${index}`,
  }));
  const url = site.sandbox.page("/test/bonus-names", {
    body: "<main><h1>Prova</h1><vetrina-bonus-carousel></vetrina-bonus-carousel></main>",
  });
  const { page } = await site.visit(url);
  await page.locator('vetrina-bonus-carousel[data-state="ready"]').waitFor();
  const controls = await controlsOf(page);
  expect(controls.map(({ name }) => name)).toContain("Vai alla promozione: Bonus 2");
  expect(wrongNames(controls)).toEqual([]);
  expect(sharedNames(controls)).toEqual([]);
});
