import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishAnimations } from "../browser/support/animations";
import { axeViolations } from "../browser/support/axe";
import { launchChromium, recordConsole, type ConsoleMessages } from "../browser/support/chromium";
import { scrollsSideways } from "../browser/support/layout";
import {
  newStorybookPage,
  openStorybook,
  playStory,
  serveStorybook,
  storyEntries,
  type StoryEntry,
} from "./storybook";

/** Conditions in which stories are examined. */
export interface StoryConditions {
  readonly name: string;
  readonly theme: "light" | "dark";
  readonly face?: "usual" | "wide";
  readonly visitor: BrowserContextOptions;
}

const lightDesk: StoryConditions = { name: "light theme, desktop", theme: "light", visitor: {} };

const darkPhone: StoryConditions = {
  name: "dark theme, phone, wide font",
  theme: "dark",
  face: "wide",
  visitor: { viewport: { width: 390, height: 844 } },
};

export const storyConditions = { lightDesk, darkPhone };

/** Rules about the page around a story, which is Storybook's own page. */
const without = ["region", "page-has-heading-one", "landmark-one-main"];

/** Storybook's code blocks are focusable for scrolling, but have no role. */
const codeBlockRules = ["focus-order-semantics"];

/**
 * Opens every story, or those that `isChosen` accepts. The play function of each must pass, axe and the
 * console must report nothing, and nothing may scroll sideways.
 */
export function examineStories(
  { name, theme, face = "usual", visitor }: StoryConditions,
  isChosen: (entry: StoryEntry) => boolean = () => true,
): void {
  let browser: Browser;
  let page: Page;
  let consoleMessages: ConsoleMessages;
  let storybook: Awaited<ReturnType<typeof serveStorybook>>;
  beforeAll(async () => {
    [browser, storybook] = await Promise.all([launchChromium(), serveStorybook()]);
    page = await newStorybookPage(browser, visitor);
    consoleMessages = recordConsole(page);
    // Opens the last story, because selecting the current story has no effect and the first story is selected
    // next.
    const other = storyEntries().at(-1);
    // `a11y.manual` prevents the addon from running axe at the same time.
    const query = `id=${other?.id}&viewMode=${other?.type}&globals=theme:${theme};face:${face};a11y.manual:!true`;
    await openStorybook(page, `${storybook.origin}/iframe.html?${query}`);
  });
  afterAll(async () => {
    storybook.close();
    await browser.close();
  });

  async function examine(entry: StoryEntry) {
    consoleMessages.errors.length = 0;
    const failed = await playStory(page, entry);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await finishAnimations(page);
    // A fixed bar covers controls until a player scrolls. At the end of the page it does not cover any
    // control.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const isDocs = entry.type === "docs";
    const violations = await axeViolations(page, {
      within: isDocs ? ".sbdocs-content" : "#storybook-root",
      without: isDocs ? [...without, ...codeBlockRules] : without,
    });
    return { failed, violations, errors: [...consoleMessages.errors], isWider: await scrollsSideways(page) };
  }

  const entries = storyEntries()
    .filter(isChosen)
    .map((entry) => [`${entry.title}/${entry.name}`, entry] as const);
  describe(`every story, ${name}`, () => {
    it.each(entries)("%s", async (_, entry) => {
      const { failed, violations, errors, isWider } = await examine(entry);
      expect(failed, "play function").toEqual([]);
      expect(violations, "axe").toEqual([]);
      if (entry.tags.includes("console-error")) {
        // In stories with the tag `console-error`, the library must log an error, and nothing else may log
        // one.
        expect(errors).not.toEqual([]);
        expect(errors.filter((error) => !error.startsWith("[vetrina]"))).toEqual([]);
      } else expect(errors, "console").toEqual([]);
      expect(isWider, "scrolls sideways").toBe(false);
    });
  });
}
