import type { FixtureApi, Shown } from "../../browser/fixtures/elements";
import type { EngineVisit } from "./engine";
import { type EnginePage, painted } from "./page";
import type { EngineSite } from "./site";

declare const fixture: FixtureApi;

export const tag = "vetrina-probe";

export const define = (page: EnginePage) => page.evaluate(() => fixture.defineOurs("vetrina-probe"));

/** Opens a page with probe elements and waits until they are mounted. */
export async function openProbes(site: EngineSite, markup: string): Promise<EngineVisit> {
  const visit = await site.openFixture("elements.tsx", markup);
  await define(visit.page);
  await painted(visit.page);
  return visit;
}

export async function shown(page: EnginePage, selector = tag): Promise<Shown> {
  await painted(page);
  const text = await page.on(`${selector} >>> button`, ({ textContent }) => textContent);
  return JSON.parse(text ?? "null") as Shown;
}

export const probesAlive = (page: EnginePage) => page.evaluate(() => fixture.sizeOf("vetrina-probe"));
