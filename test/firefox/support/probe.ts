import type { Page } from "puppeteer-core";
import type { FixtureApi, Shown } from "../../browser/fixtures/elements";
import { painted } from "./page";
import type { FirefoxSite, Visit } from "./site";

declare const fixture: FixtureApi;

export const tag = "vetrina-probe";

export const define = (page: Page) => page.evaluate(() => fixture.defineOurs("vetrina-probe"));

/** A page with probes that have come to life. */
export async function openProbes(site: FirefoxSite, markup: string): Promise<Visit> {
  const visit = await site.openFixture("elements.tsx", markup);
  await define(visit.page);
  await painted(visit.page);
  return visit;
}

export async function shown(page: Page, selector = tag): Promise<Shown> {
  await painted(page);
  const text = await page.$eval(`${selector} >>> button`, ({ textContent }) => textContent);
  return JSON.parse(text ?? "null") as Shown;
}

export const probesAlive = (page: Page) => page.evaluate(() => fixture.sizeOf("vetrina-probe"));
