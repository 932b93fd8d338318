import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { ownAttributes } from "../../clientlibs/describe";
import type { DescribedWidget } from "../../src/description";
import { descriptions } from "../../widgets/descriptions";
import { ordinaryValues } from "../unit/clientlibs/htl";
import { blockMarkup, blockValues, shortCodeMarkup, typed, usePlugin } from "./support/plugin";
import { pluginNotices, publish, useBrowser } from "./support/visit";

usePlugin();
const browser = useBrowser();

/** Scrolls to each widget, because some start only near the viewport. */
const states = (page: Page) =>
  page.evaluate(
    (tags) =>
      tags.map((tag) => {
        const element = document.querySelector(tag);
        if (!element?.hasAttribute("data-state")) element?.scrollIntoView();
        return `${tag} ${element?.getAttribute("data-state") ?? "not started"}`;
      }),
    descriptions.map(({ tag }) => tag),
  );

const ready = descriptions.map(({ tag }) => `${tag} ready`);

/** Values of the widget's first example, for which the simulated services have data. */
const exampleOf = ({ examples }: DescribedWidget) => examples?.[0]?.attributes ?? {};

/** Child widgets of a widget, because the lobby is empty without a table. */
const insideOf = ({ contains = [] }: DescribedWidget): readonly DescribedWidget[] =>
  descriptions.filter(({ tag }) => contains.includes(tag));

const asBlock = (definition: DescribedWidget): string =>
  blockMarkup(
    definition,
    typed(definition, exampleOf(definition)),
    "Testo",
    insideOf(definition).map(asBlock),
  );

const asShortCode = (definition: DescribedWidget): string =>
  shortCodeMarkup(definition, exampleOf(definition), insideOf(definition).map(asShortCode));

const placed = { block: descriptions.map(asBlock), shortcode: descriptions.map(asShortCode) };

const languages = [
  { locale: "it_IT", lang: "it-IT", sentence: "Inizia la visita guidata" },
  { locale: "en_US", lang: "en-US", sentence: "Start the guided tour" },
];

describe("a page", () => {
  afterAll(() => {
    expect(pluginNotices()).toEqual([]);
  });

  it.each(
    languages.flatMap((language) => [
      { ...language, kind: "block" as const },
      { ...language, kind: "shortcode" as const },
    ]),
  )(
    "shows each widget that an author placed by $kind in its ready state ($locale)",
    async ({ locale, lang, sentence, kind }) => {
      const path = publish(placed[kind].join("\n\n"));
      const { page, consoleMessages } = await browser.visit(`${path}&demo=logged-in&locale=${locale}`);
      await expect.poll(() => states(page)).toEqual(ready);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
      expect(await page.getByRole("button", { name: sentence }).count()).toBe(1);
      expect(consoleMessages.errors).toEqual([]);
    },
  );

  it("prints every value of a block and of a shortcode", async () => {
    for (const markup of [
      descriptions.map((definition) => blockMarkup(definition, blockValues(definition))),
      descriptions.map((definition) => shortCodeMarkup(definition, ordinaryValues(definition))),
    ]) {
      const { page } = await browser.visit(`${publish(markup.join("\n\n"))}`, { javaScriptEnabled: false });
      for (const definition of descriptions) {
        const element = page.locator(definition.tag);
        const stored = ordinaryValues(definition);
        for (const { field, name, kind } of ownAttributes(definition)) {
          const isDefault = kind.type === "flag" && String(kind.default) === stored[field];
          expect(await element.getAttribute(name), `${definition.tag} ${name}`).toBe(
            isDefault ? null : stored[field],
          );
        }
      }
    }
  });
});
