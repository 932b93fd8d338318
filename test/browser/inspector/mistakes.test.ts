import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Mistake, mistakes } from "../../../sandbox/server/site/pages/mistake-list";
import { translator } from "../../../src/i18n/texts";
import { finding } from "../../../src/inspector/findings/finding";
import { sentencesIn } from "../../../src/inspector/findings/sentences";
import { type FindingId, findingTexts } from "../../../src/inspector/findings/texts";
import { labels } from "../../../src/inspector/labels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { inspectorOf, linesOf } from "./inspector-page";

const site = useTestSite();

/** Findings that the page lacks, each with the file that tests it and the reason. */
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

/** Position of the element of an example among all elements with its tag. */
const indexOf = (example: Mistake) =>
  mistakes
    .slice(0, mistakes.indexOf(example) + 1)
    .reduce((sum, { markup }) => sum + markup.split(new RegExp(`<${example.tag}[ >]`)).length - 1, -1);

/** Opens the page of authoring errors, on which one file fails to load. */
async function openMistakes(query: string): Promise<Page> {
  const { page } = await site.newPage();
  await page.route(/widget-files-\w+\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.sandbox.siteUrl}/sviluppatori/errori?vetrina-inspect${query}`);
  return page;
}

/**
 * Returns tag, message and badge of each line. It reads `textContent`, because a line out of view has no
 * layout and so no inner text.
 */
const readLines = (page: Page) =>
  page.locator("[data-vetrina-inspector] li details").evaluateAll((lines) =>
    lines.map((line) => {
      const textOf = (selector: string) => line.querySelector(selector)?.textContent ?? "";
      return {
        tag: textOf("summary code").replace(/^.*› /, ""),
        sentence: textOf("summary b"),
        badge: textOf(".badge"),
      };
    }),
  );

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
      const expectedOf = (example: Mistake) => ({
        // Leaves out the part of the message that depends on the build.
        words: sentence({ id: example.id, params: example.params }).split("{")[0] ?? "",
        badge: say(finding(example.id).severity),
      });

      /** Examples whose finding the inspector does not show. */
      async function missing(examples: readonly Mistake[]) {
        const [lines, text] = await Promise.all([readLines(page), inspectorOf(page, language).textContent()]);
        return examples.filter((example) => {
          const { words, badge } = expectedOf(example);
          if (example.tag === undefined) return !text?.includes(words);
          const line = lines.filter(({ tag }) => tag === example.tag)[indexOf(example)];
          return line?.badge !== badge || !line.sentence.includes(words);
        });
      }

      // Live tables out of view are not mounted. The far one is checked before the page scrolls.
      const isTable = ({ id, tag }: Mistake) => tag === "vetrina-live-casino-card" && id !== "farAway";
      await expect.poll(() => missing(mistakes.filter((each) => !isTable(each)))).toEqual([]);
      for (const [index, example] of mistakes.entries()) {
        if (!isTable(example)) continue;
        await page.locator("main > section").nth(index).scrollIntoViewIfNeeded();
        await expect.poll(() => missing([example])).toEqual([]);
      }
      const [files] = (await readLines(page)).filter(({ tag }) => tag === "vetrina-files");
      expect(files?.sentence).toMatch(/http:\S+\/widget-files-\w+\.js/);

      for (const example of mistakes) {
        if (example.corrected === undefined) continue;
        const line = linesOf(page, example.tag ?? "").nth(indexOf(example));
        await line.locator("summary").click();
        expect(await line.locator("pre").innerText()).toBe(example.corrected);
      }
    },
  );
});
