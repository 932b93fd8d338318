import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { ownAttributes } from "../../clientlibs/describe";
import { catalogue } from "../../widgets/catalogue";
import { ordinaryValues } from "../unit/clientlibs/htl";
import { blockMarkup, blockValues, shortCodeMarkup, usePlugin } from "./support/plugin";
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
    catalogue.map(({ tag }) => tag),
  );

const ready = catalogue.map(({ tag }) => `${tag} ready`);

/** The first example of each widget, which has data in the simulated services. */
const examples = catalogue.map((definition) => {
  const fields = ownAttributes(definition);
  const values = Object.entries(definition.examples?.[0]?.attributes ?? {}).map(([name, value]) => {
    const type = fields.find(({ field }) => field === name)?.kind.type;
    return [name, type === "flag" ? value !== "false" : type === "number" ? Number(value) : value];
  });
  return blockMarkup(definition, Object.fromEntries(values) as Record<string, string>);
});

describe("a page", () => {
  afterAll(() => {
    expect(pluginNotices()).toEqual([]);
  });

  it.each([
    { locale: "it_IT", lang: "it-IT" },
    { locale: "en_US", lang: "en-US" },
  ])("shows every widget ready that an author placed as a block ($locale)", async ({ locale, lang }) => {
    const path = publish(examples.join("\n"));
    const { page, consoleMessages } = await browser.visit(`${path}&demo=logged-in&locale=${locale}`);
    await expect.poll(() => states(page)).toEqual(ready);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("prints every value of a block and of a short code", async () => {
    for (const markup of [
      catalogue.map((definition) => blockMarkup(definition, blockValues(definition))),
      catalogue.map((definition) => shortCodeMarkup(definition, ordinaryValues(definition))),
    ]) {
      const { page } = await browser.visit(`${publish(markup.join("\n\n"))}`, { javaScriptEnabled: false });
      for (const definition of catalogue) {
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
