import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cookiesOfPlayer, giveCookies, headerAndModal, painted } from "../support/account";
import { settleAnimations } from "../support/animations";
import { launchChromium } from "../support/chromium";
import { type TestSite, useTestSite } from "../support/site";
import { setVisitorStyle, textProblems, textSizes } from "../support/text-fit";

const site = useTestSite();

/**
 * Height of the viewport, enough for the whole page, because content outside the viewport has no layout
 * (`content-visibility`).
 */
const pageHeight = 6000;

/** Viewport of a window of 1280 px at a zoom of 400 %. */
const narrowestPage = 320;

const paths = ["/", "/live-casino", "/bonus/dettaglio?card=", "/calendario", "/blog", "/conto"];

async function problemsOf(path: string, face: "usual" | "wide"): Promise<string[]> {
  const page = await openPage(site, path, face);
  const problems: string[] = [];
  for (const { name, style, widths } of textSizes) {
    await setVisitorStyle(page, style);
    for (const width of widths.filter((each) => each >= narrowestPage))
      problems.push(...(await problemsAt(page, width)).map((problem) => `${name}, ${problem}`));
  }
  return problems;
}

/** Browser with a minimum font size, which some visitors set. */
const minimumSize = useTestSite({
  lasts: "whole file",
  launch: () => launchChromium(["--blink-settings=minimumFontSize=24,minimumLogicalFontSize=24"]),
});

async function openPage(on: TestSite, path: string, face: "usual" | "wide"): Promise<Page> {
  const { page } = await on.newPage({
    viewport: { width: 390, height: pageHeight },
    face,
  });
  await giveCookies(page, on, cookiesOfPlayer(on));
  const url = new URL(path, on.sandbox.siteUrl);
  url.searchParams.set("face", face);
  await page.goto(url.href);
  await headerAndModal(page).inState("ready");
  await page.waitForFunction(() => document.querySelectorAll('[data-state="loading"]').length === 0);
  await settleAnimations(page);
  return page;
}

async function problemsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: pageHeight });
  await painted(page);
  return (await textProblems(page, "body")).map((problem) => `${width} px: ${problem}`);
}

describe.each(["usual", "wide"] as const)("the demo site's pages with the %s font (X7)", (face) => {
  it.each(paths)("have no clipped, broken, covered or too small text: %s", async (path) => {
    const problems = await problemsOf(path, face);
    expect(problems, problems.join("\n")).toEqual([]);
  });

  it.each(["/live-casino", "/conto"])(
    "show everything in full with a minimum font size of 24 px: %s",
    async (path) => {
      const page = await openPage(minimumSize, path, face);
      const problems: string[] = [];
      for (const width of [320, 360, 390]) problems.push(...(await problemsAt(page, width)));
      expect(problems, problems.join("\n")).toEqual([]);
    },
  );

  it("show the whole open calendar on /calendario with a minimum font size of 24 px", async () => {
    const page = await openPage(minimumSize, "/calendario", face);
    await page.locator('#dal [part~="header"]').click();
    await page.locator('#dal [part~="panel"]').waitFor();
    const problems: string[] = [];
    for (const width of [320, 390, 768]) problems.push(...(await problemsAt(page, width)));
    expect(problems, problems.join("\n")).toEqual([]);
  });

  it("give the selection of a bet on /conto more than half the width of its line", async () => {
    const page = await openPage(minimumSize, "/conto", face);
    await page.setViewportSize({ width: 320, height: pageHeight });
    await painted(page);
    const narrowest = await page.locator("vetrina-open-bets .pick").evaluateAll((picks) =>
      Math.min(
        ...picks.map((pick) => {
          const line = (pick.parentElement as Element).getBoundingClientRect().width;
          return pick.getBoundingClientRect().width / line;
        }),
      ),
    );
    expect(narrowest).toBeGreaterThan(0.5);
  });
});
