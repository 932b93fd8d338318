import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { painted } from "../browser/support/account";
import { finishAnimations, settleAnimations } from "../browser/support/animations";
import { launchChromium } from "../browser/support/chromium";
import {
  setVisitorStyle,
  textProblems,
  textSizes,
  type TextSize,
  tightestTextSizes,
} from "../browser/support/text-fit";
import {
  newStorybookPage,
  openStorybook,
  playStory,
  serveStorybook,
  storyEntries,
  type StoryEntry,
} from "./storybook";

interface TextConditions {
  readonly name: string;
  readonly face: "usual" | "wide";
  readonly sizes: readonly TextSize[];
  /** Command-line switches of the browser. */
  readonly switches?: readonly string[];
}

export const textConditions = {
  usual: { name: "the usual font", face: "usual", sizes: textSizes },
  wide: { name: "a wide font", face: "wide", sizes: textSizes },
  tightest: { name: "a wide font where it fits least", face: "wide", sizes: tightestTextSizes },
  minimum: {
    name: "a minimum font size of 24 px",
    face: "wide",
    sizes: [{ name: "as designed", widths: [320, 390, 1280] }],
    switches: ["--blink-settings=minimumFontSize=24"],
  },
} as const satisfies Readonly<Record<string, TextConditions>>;

const storyHeight = 900;

/**
 * Opens every story, or those that `isChosen` accepts, with larger text and in narrower columns. Checks that
 * text is not cut off, broken, covered or too small (X7).
 */
export function examineText(
  { name, face, sizes, switches = [] }: TextConditions,
  isChosen: (entry: StoryEntry) => boolean = () => true,
): void {
  let browser: Browser;
  let page: Page;
  let storybook: Awaited<ReturnType<typeof serveStorybook>>;
  const stories = storyEntries()
    .filter(({ type }) => type === "story")
    .filter(isChosen);
  beforeAll(async () => {
    [browser, storybook] = await Promise.all([launchChromium(switches), serveStorybook()]);
    page = await newStorybookPage(browser);
    // Opens the last story, because selecting the current story has no effect and the first story is selected
    // next.
    const query = `id=${stories.at(-1)?.id}&viewMode=story&globals=theme:light;face:${face};a11y.manual:!true`;
    await openStorybook(page, `${storybook.origin}/iframe.html?${query}`);
  });
  afterAll(async () => {
    storybook.close();
    await browser.close();
  });

  async function problemsOf(story: StoryEntry): Promise<string[]> {
    await page.setViewportSize({ width: 390, height: storyHeight });
    await playStory(page, story);
    await page.evaluate(async () => {
      document.body.style.padding = "0";
      await document.fonts.ready;
    });
    await finishAnimations(page);
    await settleAnimations(page);
    const problems: string[] = [];
    for (const size of sizes as readonly TextSize[]) {
      await setVisitorStyle(page, size.style);
      for (const width of size.widths) {
        await page.setViewportSize({ width, height: storyHeight });
        await painted(page);
        const found = await textProblems(page, "#storybook-root");
        problems.push(...found.map((problem) => `${size.name}, ${width} px: ${problem}`));
      }
    }
    await setVisitorStyle(page);
    return problems;
  }

  describe(`the text of every story in ${name}`, () => {
    it.each(stories.map((story) => [`${story.title}/${story.name}`, story] as const))(
      "%s",
      async (_, story) => {
        const problems = await problemsOf(story);
        expect(problems, problems.join("\n")).toEqual([]);
      },
    );
  });
}
