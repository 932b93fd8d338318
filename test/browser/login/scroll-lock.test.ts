import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { headerAndModal, modalAcceptsClicks, modalMarkup } from "../support/account";
import { launchWithScrollBars } from "../support/chromium";
import { gestures } from "../support/gestures";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite({ launch: launchWithScrollBars });

const content = `<div><header id="bar">Menu</header><h1>Prova</h1><div style="height: 3000px">testo</div></div>${modalMarkup}`;

const style = (css: string) => `<style>#bar { position: sticky; top: 0; background: Canvas } ${css}</style>`;

/**
 * Positions and widths of the sticky header and of the heading. They show the scroll position and the layout.
 */
const boxes = (page: Page) =>
  page.evaluate(() =>
    ["#bar", "h1"].map((selector) => {
      const { left, top, width } = (document.querySelector(selector) as Element).getBoundingClientRect();
      return [left, top, width].map(Math.round);
    }),
  );

const scrollDown = (page: Page) =>
  page.evaluate(() => {
    for (const scroller of [document.documentElement, document.body])
      scroller.scrollTo({ top: 933, behavior: "instant" });
  });

async function openPage(css: string, { isQuirky = false, root = "" } = {}): Promise<Page> {
  site.sandbox.page("/test/scroll", { head: style(css), body: content });
  const { page, context } = await site.newPage();
  await context.route("**/test/scroll", async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace("<html", `<html ${root}`);
    await route.fulfill({ response, body: isQuirky ? text.replace(/<!doctype html>/i, "") : text });
  });
  await page.goto(`${site.sandbox.siteUrl}/test/scroll`);
  expect(await page.evaluate(() => document.compatMode)).toBe(isQuirky ? "BackCompat" : "CSS1Compat");
  await page.locator('vetrina-login-modal[data-state="ready"]').waitFor({ state: "attached" });
  await scrollDown(page);
  return page;
}

async function openLogin(page: Page): Promise<void> {
  await page.evaluate("Vetrina.session.requestLogin()");
  await modalAcceptsClicks(page);
}

async function closeLogin(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await headerAndModal(page).dialog.waitFor({ state: "detached" });
}

/** Checks that the wheel scrolls the page again. */
async function expectScrolling(page: Page): Promise<void> {
  const before = await boxes(page);
  await gestures.wheel(page, 100, 400);
  await expect.poll(() => boxes(page)).not.toEqual(before);
}

const fullHeight = "html, body { height: 100%; margin: 0 }";

describe("the scroll lock", () => {
  itEach(
    [
      ["a body without horizontal overflow", `${fullHeight} body { overflow-x: hidden }`, {}],
      ["a body that scrolls itself", `${fullHeight} html { overflow: hidden } body { overflow: auto }`, {}],
    ],
    [
      ["important rules", "html.a#b { overflow: auto !important }", { root: 'class="a" id="b"' }],
      ["quirks mode", `${fullHeight} body { overflow-x: hidden }`, { isQuirky: true }],
      ["no overflow", "", {}],
      ["a body with the overflow of the viewport", `${fullHeight} body { overflow: auto }`, {}],
      ["smooth scrolling", "html { scroll-behavior: smooth }", {}],
      ["a root that always has a scroll bar", "html { overflow-y: scroll }", {}],
      ["a body that is a container", "body { container-type: inline-size }", {}],
      ["gutters at both edges", "html { scrollbar-gutter: stable both-edges }", {}],
      ["right-to-left text", "", { root: 'dir="rtl"' }],
      ["quirks mode and a narrow root", "html { max-width: 600px }", { isQuirky: true }],
    ],
  )("does not move any content on a page with %s", async (_, css, options) => {
    const page = await openPage(css, options);
    const before = await boxes(page);
    expect(before[0]?.[1]).toBe(0);
    expect(before[1]?.[1]).toBeLessThan(-800);
    await openLogin(page);
    expect(await boxes(page)).toEqual(before);
    await gestures.wheel(page, 40, 40);
    await page.keyboard.press("PageDown");
    expect(await boxes(page)).toEqual(before);
    await closeLogin(page);
    expect(await boxes(page)).toEqual(before);
    await expectScrolling(page);
  });

  itEach(["important"], [""])(
    "ends when the dialog closes, even if the site removes its own lock before that (%s)",
    async (priority) => {
      const page = await openPage("");
      const setOverflow = (value: string) =>
        page.evaluate(
          ([text, level]) => document.documentElement.style.setProperty("overflow", text, level),
          [value, priority] as const,
        );
      await setOverflow("hidden");
      await openLogin(page);
      await setOverflow("");
      await closeLogin(page);
      await expectScrolling(page);
    },
  );

  it("does not move any content, even if a script of the site also locks the body", async () => {
    const page = await openPage(fullHeight);
    const before = await boxes(page);
    await openLogin(page);
    await page.evaluate(() => (document.body.style.overflow = "hidden"));
    expect(await boxes(page)).toEqual(before);
    await page.evaluate(() => (document.body.style.overflow = ""));
    await closeLogin(page);
    expect(await boxes(page)).toEqual(before);
    await expectScrolling(page);
  });
});
