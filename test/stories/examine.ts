import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../browser/support/axe";
import { launchChromium, listen, newVisitor, type Overheard } from "../browser/support/chromium";
import { scrollsSideways } from "../browser/support/layout";
import { openStorybook, playStory, serveStorybook, storyEntries, type StoryEntry } from "./storybook";

/** How stories are looked at. */
export interface Look {
  readonly name: string;
  readonly theme: "light" | "dark";
  readonly face?: "usual" | "wide";
  readonly visitor: BrowserContextOptions;
}

/** The page around a story is Storybook's. */
const without = ["region", "page-has-heading-one", "landmark-one-main"];

/** Storybook's own code blocks scroll by keyboard without a role. */
const ofCodeBlocks = ["focus-order-semantics"];

/** Opens every story in a look: what it plays must pass, axe find nothing, the console stay silent, nothing scroll sideways. */
export function examineStories({ name, theme, face = "usual", visitor }: Look): void {
  let browser: Browser;
  let page: Page;
  let overheard: Overheard;
  let storybook: Awaited<ReturnType<typeof serveStorybook>>;
  beforeAll(async () => {
    [browser, storybook] = await Promise.all([launchChromium(), serveStorybook()]);
    page = await (await newVisitor(browser, visitor)).newPage();
    overheard = listen(page);
    // Not the first one: going on to what is shown already would change nothing.
    const other = storyEntries().at(-1);
    // The addon would run axe at the same moment as we do.
    const query = `id=${other?.id}&viewMode=${other?.type}&globals=theme:${theme};face:${face};a11y.manual:!true`;
    await openStorybook(page, `${storybook.origin}/iframe.html?${query}`);
  });
  afterAll(async () => {
    storybook.close();
    await browser.close();
  });

  async function look(entry: StoryEntry) {
    overheard.errors.length = 0;
    const failed = await playStory(page, entry);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const isDocs = entry.type === "docs";
    const violations = await axeViolations(page, {
      within: isDocs ? ".sbdocs-content" : "#storybook-root",
      without: isDocs ? [...without, ...ofCodeBlocks] : without,
    });
    return { failed, violations, errors: [...overheard.errors], isWider: await scrollsSideways(page) };
  }

  const entries = storyEntries().map((entry) => [`${entry.title}/${entry.name}`, entry] as const);
  describe(`every story, ${name}`, () => {
    it.each(entries)("%s", async (_, entry) => {
      const { failed, violations, errors, isWider } = await look(entry);
      expect(failed, "what it plays").toEqual([]);
      expect(violations, "axe").toEqual([]);
      if (entry.tags.includes("console-error")) {
        // It shows a mistake of the page's: then the console must say something, and only the library's own words.
        expect(errors).not.toEqual([]);
        expect(errors.filter((error) => !error.startsWith("[vetrina]"))).toEqual([]);
      } else expect(errors, "console").toEqual([]);
      expect(isWider, "scrolls sideways").toBe(false);
    });
  });
}
