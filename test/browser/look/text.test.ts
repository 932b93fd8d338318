import { describe, expect, it } from "vitest";
import { cookiesOfPlayer, giveCookies, onPage, painted } from "../support/account";
import { settleAnimations } from "../support/axe";
import { useTestSite } from "../support/site";
import { setVisitorStyle, textProblems, textSizes } from "../support/text-fit";

const site = useTestSite();

/** All of a page is in sight: what is not is not laid out (`content-visibility`). */
const pageHeight = 6000;

/** A window of 1280 px at a zoom of 400 %. */
const narrowestPage = 320;

const paths = ["/", "/live-casino", "/bonus/dettaglio?card=", "/calendario", "/blog", "/conto"];

async function problemsOf(path: string, face: "usual" | "wide"): Promise<string[]> {
  const { page } = await site.visit("/test/nothing?loader=off", {
    viewport: { width: 390, height: pageHeight },
    face,
  });
  await giveCookies(page, site, cookiesOfPlayer(site));
  const address = new URL(path, site.sandbox.siteUrl);
  address.searchParams.set("face", face);
  await page.goto(address.href);
  await onPage(page).inState("ready");
  await page.waitForFunction(() => document.querySelectorAll('[data-state="loading"]').length === 0);
  await settleAnimations(page);
  const problems: string[] = [];
  for (const { name, style, widths } of textSizes) {
    await setVisitorStyle(page, style);
    for (const width of widths.filter((each) => each >= narrowestPage)) {
      await page.setViewportSize({ width, height: pageHeight });
      await painted(page);
      const found = await textProblems(page, "body");
      problems.push(...found.map((problem) => `${name}, ${width} px: ${problem}`));
    }
  }
  return problems;
}

describe.each(["usual", "wide"] as const)("the demo site's pages in the %s face (X7)", (face) => {
  it.each(paths)("%s: nothing is cut, broken, covered or too small", async (path) => {
    const problems = await problemsOf(path, face);
    expect(problems, problems.join("\n")).toEqual([]);
  });
});
