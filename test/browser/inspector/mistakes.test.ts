import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Mistake, mistakes } from "../../../sandbox/server/site/pages/mistake-list";
import { translator } from "../../../src/i18n";
import { finding } from "../../../src/inspector/findings/finding";
import { sentencesIn } from "../../../src/inspector/findings/sentences";
import { type FindingId, findingTexts } from "../../../src/inspector/findings/texts";
import { labels } from "../../../src/inspector/labels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { inspectorOf, linesOf, saying, sentenceOf } from "./inspector-page";

const site = useTestSite();

/** The other findings: where they are tested, and why the page does not have them. */
const elsewhere: Partial<Record<FindingId, string>> = {
  badJson: "config-block.test.ts: without a configuration the page would show nothing else",
  similarBlock: "config-block.test.ts: the same",
  noBlock: "unit tests: the same",
  refused: "opening.test.ts: the demo site sends a policy for ?csp=strict only",
  crashed: "reasons.test.ts: an error of the library",
  "opted-out": "reasons.test.ts: a choice of the player",
  reconnecting: "platform.test.ts: the connection is lost",
  noBonus: "unit tests: the simulated service always has bonuses",
  noChoice: "unit tests: a choice of the visitor",
  hidesMember: "author-mistakes.test.ts: the console names it, not the inspector",
};

/** The position of the element of an example among all elements with its tag. */
const indexOf = (example: Mistake) =>
  mistakes
    .slice(0, mistakes.indexOf(example) + 1)
    .reduce((sum, { markup = "" }) => sum + markup.split(new RegExp(`<${example.tag}[ >]`)).length - 1, -1);

/** Opens the page. One file cannot be loaded. */
async function openMistakes(query: string): Promise<Page> {
  const { page } = await site.newPage();
  await page.route(/widget-files-\w+\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.sandbox.siteUrl}/sviluppatori/errori?vetrina-inspect${query}`);
  return page;
}

describe("the demo's page of authoring errors", () => {
  it("has an example of each finding that is not tested elsewhere", () => {
    const shown = new Set(mistakes.map(({ id }) => id));
    expect([...shown, ...Object.keys(elsewhere)].sort()).toEqual(Object.keys(findingTexts.it).sort());
  });

  itEach(["it"] as const, ["en"] as const)(
    "shows each finding with its sentence, severity and corrected markup (%s)",
    async (language) => {
      const page = await openMistakes(language === "en" ? "&language=en" : "");
      await inspectorOf(page, language).waitFor();
      const sentence = sentencesIn(language);
      const say = translator(labels, language);

      async function check(example: Mistake) {
        const { id, params = {}, tag, corrected } = example;
        // Without the part that depends on the build.
        const [words = ""] = sentence({ id, params }).split("{");
        if (tag === undefined) return inspectorOf(page, language).getByText(words).first().waitFor();
        const index = indexOf(example);
        await saying(page, tag, words, index).catch(async () => {
          expect(await sentenceOf(page, tag, index).innerText(), example.markup).toContain(words);
        });
        const line = linesOf(page, tag).nth(index);
        expect(await line.locator(".badge").innerText(), example.markup).toBe(say(finding(id).severity));
        if (corrected === undefined) return;
        await line.locator("summary").click();
        expect(await line.locator("pre").innerText()).toBe(corrected);
      }

      // Before the page scrolls.
      const isFar = ({ id }: Mistake) => id === "farAway";
      for (const example of mistakes.filter(isFar)) await check(example);
      const sections = page.locator("main > section");
      for (const [index, example] of mistakes.entries()) {
        if (isFar(example)) continue;
        await sections.nth(index).scrollIntoViewIfNeeded();
        await check(example);
      }
      expect(await sentenceOf(page, "vetrina-files").innerText()).toMatch(/http:\S+\/widget-files-\w+\.js/);
    },
  );
});
