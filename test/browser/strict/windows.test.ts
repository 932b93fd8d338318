import type { BrowserContext } from "playwright-core";
import { expect, it } from "vitest";
import { cookiesOfPlayer, giveCookies, headerAndModal } from "../support/account";
import { useTestSite } from "../support/site";

const site = useTestSite();

/** Records what a page reads from other windows: listeners for messages, `name` and `opener`. */
const noteOtherWindows = (context: BrowserContext) =>
  context.addInitScript(() => {
    const taken: string[] = [];
    Object.assign(window, { taken });
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(...given: Parameters<typeof addEventListener>) {
      if (this === window && /^message/.test(given[0])) taken.push(given[0]);
      addEventListener.apply(this, given);
    };
    for (const name of ["onmessage", "onmessageerror", "name", "opener"])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => void taken.push(name),
        set: () => void taken.push(`${name} =`),
      });
  });

it("no page of the site reads anything from other windows (S13)", async () => {
  const { page, context } = await site.newPage();
  await giveCookies(page, site, cookiesOfPlayer(site));
  await noteOtherWindows(context);
  for (const path of [
    "/",
    "/bonus/dettaglio",
    "/live-casino",
    "/gamification",
    "/gamification/pannelli",
    "/gamification/sviluppo",
    "/conto",
  ]) {
    await page.goto(site.sandbox.siteUrl + path);
    await headerAndModal(page).inState("ready");
    await page.evaluate("Vetrina.gamification.client().then((client) => { client.open(); })");
    expect(await page.evaluate("taken"), path).toEqual([]);
  }
  await page.evaluate("addEventListener('message', () => {}), window.name");
  expect(await page.evaluate("taken"), "a reader would be seen").toEqual(["message", "name"]);
});
