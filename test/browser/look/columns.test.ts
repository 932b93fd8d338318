import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { headerMarkup, headerAndModal } from "../support/account";
import { useTestSite } from "../support/site";

const site = useTestSite();

const widgets = `${headerMarkup}<vetrina-date-picker id="picker" data-value="2026-11-12">data</vetrina-date-picker>`;

async function openPage(style: string, width = 1500): Promise<Page> {
  site.sandbox.page("/test/look", {
    head: `<style>body { margin: 0 } #column { display: grid; gap: 8px; max-width: none; margin: 0; padding: 0 } ${style}</style>`,
    body: `<main id="column">${widgets}</main>`,
  });
  const { page } = await site.visit("/test/look", { viewport: { width, height: 800 } });
  await headerAndModal(page).inState("logged-out");
  await page.locator('#picker[data-state="ready"]').waitFor();
  return page;
}

/** Boxes of all visible elements in both widgets. */
const boxes = (page: Page) =>
  page.locator("#column > *").evaluateAll((hosts) =>
    hosts.flatMap((host) =>
      [host, ...(host.shadowRoot?.querySelectorAll("[part], .bar") ?? [])].map((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        return [piece.getAttribute("part") ?? piece.localName, x, y, width, height].join(" ");
      }),
    ),
  );

/** Elements that overflow their column. */
const overflowing = (page: Page) =>
  page.locator("#column > *").evaluateAll((hosts) =>
    hosts.flatMap((host) => {
      const column = host.getBoundingClientRect();
      return [...(host.shadowRoot?.querySelectorAll("[part], .bar") ?? [])].flatMap((piece) => {
        const { left, right, width } = piece.getBoundingClientRect();
        const isOut = width > 1 && (left < column.left - 0.5 || right > column.right + 0.5);
        return isOut ? [`${host.localName} ${piece.getAttribute("part") ?? piece.className}`] : [];
      });
    }),
  );

describe("widgets in a column", () => {
  it("fit every tested width from 240 to 1440 px", async () => {
    const page = await openPage("");
    for (const width of [240, 288, 320, 352, 480, 576, 768, 832, 1200, 1440]) {
      await page.locator("#column").evaluate((column: HTMLElement, to) => {
        column.style.width = `${to}px`;
      }, width);
      expect(await overflowing(page), `${width} px`).toEqual([]);
      const hosts = await page
        .locator("#column > *")
        .evaluateAll((all) => all.map((host) => host.getBoundingClientRect().width));
      expect(hosts, `${width} px`).toEqual([width, width]);
    }
  });

  it("keep their sizes with a root font size of 62.5 % if the site sets `--vetrina-u`", async () => {
    const plain = await boxes(await openPage("#column { width: 480px }"));
    const withSmallRoot = await boxes(
      await openPage("html { font-size: 62.5% } :root { --vetrina-u: 1.6rem } #column { width: 480px }"),
    );
    expect(withSmallRoot).toEqual(plain);
  });
});

it("custom properties and parts change the appearance from outside, without !important", async () => {
  const page =
    await openPage(`vetrina-balance-header { --vetrina-brand: #14a; --vetrina-r-md: 4px; --vetrina-button-height: 60px }
    #picker { --vetrina-surface: #fffbe6 } #picker::part(header) { letter-spacing: 3px }
    vetrina-balance-header::part(action) { text-transform: uppercase }`);
  const action = await headerAndModal(page).signIn.evaluate((each) => {
    const { backgroundColor, borderRadius, textTransform, height } = getComputedStyle(each);
    return { backgroundColor, borderRadius, textTransform, height };
  });
  expect(action).toEqual({
    backgroundColor: "rgb(17, 68, 170)",
    borderRadius: "4px",
    textTransform: "uppercase",
    height: "60px",
  });
  const header = page.locator("#picker").getByRole("button").first();
  const [spacing, ground] = await header.evaluate((each) => [
    getComputedStyle(each).letterSpacing,
    getComputedStyle(each.parentElement as Element).backgroundColor,
  ]);
  expect([spacing, ground]).toEqual(["3px", "rgb(255, 251, 230)"]);
});
