import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { giveCookies } from "../support/account";
import { cookiesOfLogin } from "../support/panels";
import type { TestSite } from "../support/site";

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

export const rectOf = (element: Element): Rect => {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return { left, top, right, bottom, width, height };
};

export type Mode = "standards mode" | "quirks mode";

type Case = readonly [Mode, css: string];

/**
 * Document modes, each with a site style that zooms elements. `zoomed-boxes.test.ts` also tests a zoomed
 * body.
 */
export const cases: readonly Case[] = [["standards mode", "html { zoom: .8 }"]];
export const slowCases: readonly Case[] = [
  ["quirks mode", ""],
  ["standards mode", "body { zoom: 1.25 }"],
  ["quirks mode", "body { zoom: 1.25 }"],
  ["standards mode", "html { zoom: 1.5 } main { zoom: .7 }"],
  ["standards mode", "main > * { zoom: 1.4 }"],
];

export interface ZoomedPage {
  readonly mode: Mode;
  readonly css: string;
  readonly body: string;
  readonly userAgent?: string;
  readonly width?: number;
  readonly height?: number;
  /** Name of the logged-in player; `undefined` for a visitor. */
  readonly player?: string;
  readonly query?: string;
}

/** Opens a page that is two viewports high, in one of the modes and with styles of the site. */
export async function openZoomed(
  site: TestSite,
  { mode, css, body, userAgent, width = 1000, height = 800, player, query = "" }: ZoomedPage,
): Promise<Page> {
  const url = site.sandbox.page("/test/zoom", {
    head: `<style>html, body { margin: 0; padding: 0 } main { display: block; height: 1600px } ${css}</style>`,
    body: `<main>${body}</main>`,
  });
  const { page } = await site.newPage({
    viewport: { width, height },
    ...(userAgent && { userAgent }),
  });
  if (player) await giveCookies(page, site, cookiesOfLogin(site, player));
  // Quirks mode requires a file without a doctype, because all pages of the demo site have a doctype.
  const html = await (await fetch(url)).text();
  const quirks = site.sandbox.file("/test/quirks.html", {
    body: html.replace(/<!doctype html>/i, ""),
    type: "text/html",
  });
  await page.goto((mode === "quirks mode" ? quirks : url) + query);
  expect(await page.evaluate(() => document.compatMode)).toBe(
    mode === "quirks mode" ? "BackCompat" : "CSS1Compat",
  );
  return page;
}

/** Checks that a box is completely in the viewport. */
export async function expectInViewport(box: Locator): Promise<void> {
  const { left, top, right, bottom, width, height } = await box.evaluate(rectOf);
  const viewport = box.page().viewportSize();
  if (!viewport) throw new Error("the page has no viewport");
  expect(width * height).toBeGreaterThan(0);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.5);
  expect(right).toBeLessThanOrEqual(viewport.width + 0.5);
  expect(bottom).toBeLessThanOrEqual(viewport.height + 0.5);
}
