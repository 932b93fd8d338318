import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { markup as hubMarkup, openSettings } from "../gamification/hub-page";
import { mainButton, only, ready as gameReady, says, wheel } from "../gamification/instant-wins";
import { headerParts } from "../header/player";
import { accountMarkup, headerAndModal, logIn, logOut } from "../support/account";
import { inState } from "../support/panels";
import { useTestSite } from "../support/site";
import { begin, boxes, tourMarkup } from "../tour/tour-page";

const site = useTestSite();

const guide = readFileSync(
  new URL("../../../clientlibs/docs/content/en/stored-data.md", import.meta.url),
  "utf8",
);

/** Names in the headings of a section of the guide. */
function namesIn(section: string): string[] {
  const [, after = ""] = guide.split(`{#${section}}`);
  const headings = after.split(/^## /m)[0]?.match(/^### .*/gm) ?? [];
  return headings
    .flatMap((heading) => [...heading.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name))
    .sort();
}

/** Names of all stored items of a tab, in the form of the documentation. */
async function storedIn(page: Page) {
  const jar = await page.context().cookies();
  const items = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => Object.keys(storage).sort()),
  );
  const [local = [], session = []] = items;
  return {
    cookies: jar.map(({ name }) => name).sort(),
    local: local.map((name) => name.replace(/^(vetrina-tour-seen:).*/, "$1…")),
    session,
  };
}

async function openPage(body: string, path: `/test/${string}`, page?: Page): Promise<Page> {
  site.sandbox.page(path, { body: `<main><h1>Prova</h1>${body}</main>` });
  if (!page) return (await site.visit(path)).page;
  await page.goto(site.sandbox.siteUrl + path);
  return page;
}

describe("the documentation of stored data", () => {
  it("lists everything that is stored by a visit that uses all elements", async () => {
    const page = await openPage(accountMarkup, "/test/account");
    await logIn(page);
    await headerParts(page).hide.click();

    const carousel = "<vetrina-bonus-carousel>Bonus</vetrina-bonus-carousel>";
    await openPage(carousel + boxes + tourMarkup(), "/test/lists", page);
    await inState(page, "vetrina-bonus-carousel", "ready");
    await inState(page, "vetrina-tour", "ready");
    await begin(page);
    await expect.poll(async () => (await storedIn(page)).session).toContain("vetrina-tour");
    const { session: whileTourRuns } = await storedIn(page);
    await page.keyboard.press("Escape");

    await openPage(only(wheel), "/test/game", page);
    await gameReady(page);
    await mainButton(page).click();
    await says(page, "(Vai al risultato|Chiudi il risultato)");

    await openPage(hubMarkup, "/test/hub", page);
    await (await openSettings(page)).click();
    await inState(page, "vetrina-gamification-hub", "opted-out");

    const stored = await storedIn(page);
    expect(stored.cookies).toEqual(namesIn("cookies"));
    expect(stored.local).toEqual(namesIn("local"));
    expect([...new Set([...stored.session, ...whileTourRuns])].sort()).toEqual(namesIn("session"));
  });

  it("correctly states that a logout leaves only the channel cookie", async () => {
    const page = await openPage(accountMarkup, "/test/account");
    await logIn(page);
    await headerParts(page).hide.click();
    await logOut(page);
    await headerAndModal(page).inState("logged-out");
    expect(await storedIn(page)).toEqual({ cookies: ["channelId"], local: [], session: [] });
  });

  it("correctly states that a date picker and a tour that has not started store nothing", async () => {
    const page = await openPage(
      `<vetrina-date-picker>Data</vetrina-date-picker>${tourMarkup()}`,
      "/test/date",
    );
    await inState(page, "vetrina-date-picker", "ready");
    await inState(page, "vetrina-tour", "ready");
    expect(await storedIn(page)).toEqual({ cookies: [], local: [], session: [] });
  });

  it("correctly states that demo mode stores only the channel cookie", async () => {
    const demo = `<div data-demo="logged-in"><vetrina-bonus-carousel>Bonus</vetrina-bonus-carousel>${hubMarkup}</div>`;
    const page = await openPage(demo, "/test/demo");
    await inState(page, "vetrina-bonus-carousel", "ready");
    await inState(page, "vetrina-gamification-hub", "ready");
    expect(await storedIn(page)).toEqual({ cookies: ["channelId"], local: [], session: [] });
  });
});
