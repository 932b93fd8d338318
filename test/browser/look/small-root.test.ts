import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { headerMarkup, modalMarkup, painted } from "../support/account";
import { maxShift } from "../support/layout";
import { useTestSite } from "../support/site";
import { smallRoot } from "./hostile-styles";

const site = useTestSite();

/** Widgets that are exactly as high as their reserved space for a visitor in a column of 360 px. */
const widgets = `${headerMarkup}<vetrina-date-picker>Data</vetrina-date-picker>
  <vetrina-open-bets><p>Scommesse</p></vetrina-open-bets>`;

async function openPage(style: string, query = ""): Promise<Page> {
  const url = site.sandbox.page("/test/root", {
    head: `<style>main { width: 360px } p { margin: 0 } ${style}</style>`,
    body: `<main><h1>Prova</h1>${widgets}<p>sotto</p></main>${modalMarkup}`,
  });
  const { page } = await site.newPage({ viewport: { width: 1280, height: 2000 } });
  await page.goto(url + query);
  if (query === "")
    await page.waitForFunction(() => !document.querySelector("main > :not([data-state], h1, p)"));
  await painted(page);
  return page;
}

const heights = (page: Page) =>
  page
    .locator("main > :not(h1, p)")
    .evaluateAll((hosts) => hosts.map((host) => `${host.localName} ${host.getBoundingClientRect().height}`));

const smallestText = (page: Page) =>
  page
    .locator("main > :not(h1, p)")
    .evaluateAll((hosts) =>
      Math.min(
        ...hosts.flatMap(({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll("*") ?? [])]
            .filter((each) => each.getClientRects().length > 0)
            .map((each) => parseFloat(getComputedStyle(each).fontSize)),
        ),
      ),
    );

it("a root font size of 62.5 % keeps the usual sizes and reserved spaces without a setting, and does not shift anything", async () => {
  const [, style] = smallRoot;
  const page = await openPage(style);
  // The smallest text in these widgets is 0.875 of the unit.
  expect(await smallestText(page)).toBe(14);
  expect(await maxShift(page)).toBe(0);
  const usual = ["vetrina-balance-header 70", "vetrina-date-picker 44", "vetrina-open-bets 272"];
  expect(await heights(page)).toEqual(usual);
  expect(await heights(await openPage(style, "?loader=off"))).toEqual(usual);
});

it("a root font size of 200 % doubles all sizes, unless `--vetrina-u` overrides it", async () => {
  const [header] = await heights(await openPage("html { font-size: 200% }"));
  expect(header).toBe("vetrina-balance-header 140");
  const [own] = await heights(await openPage("html { font-size: 200% } :root { --vetrina-u: 12px }"));
  expect(own).toBe("vetrina-balance-header 52.5");
});
