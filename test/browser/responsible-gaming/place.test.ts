import { expect } from "vitest";
import { movement, placesScript } from "../../support/page-scripts";
import { cookiesOfPlayer, giveCookies, modalMarkup } from "../support/account";
import { holdCalls } from "../support/hold";
import { inState } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

const tag = "vetrina-responsible-gaming";
const markup = `<${tag}>
    <p slot="legal">18+ Il gioco è vietato ai minori e può causare dipendenza patologica.</p>
    <ul slot="links"><li><a href="/#misura">Limiti, pause e autoesclusione</a></li>
      <li><a href="tel:800558822">Telefono Verde 800 55 88 22</a></li></ul>
  </${tag}>`;

itEach(
  [
    ["a visitor", undefined, 390],
    ["a player", "giulia", 1280],
    ["a player with a limit", "marco", 390],
  ],
  [
    ["a player with a limit", "marco", 1280],
    ["a visitor", undefined, 1280],
    ["a player", "giulia", 390],
  ],
)("the operator's links do not move after the first frame: %s (%s, %i px)", async (_, player, width) => {
  site.sandbox.page("/test/place", {
    head: placesScript('[slot="links"] a'),
    body: `<main><h1>Prova</h1>${markup}${modalMarkup}</main>`,
  });
  const { page } = await site.newPage({ viewport: { width, height: 800 } });
  if (player) await giveCookies(page, site, cookiesOfPlayer(site, player));
  const release = await holdCalls(page, "/resources/widget-responsible-gaming");
  await page.goto(`${site.sandbox.siteUrl}/test/place`);
  await expect
    .poll(() => page.evaluate(movement), { message: "links are visible before the widget starts" })
    .toBe(0);
  await release();
  await inState(page, tag, player ? "ready" : "logged-out");
  expect(await page.evaluate(movement)).toBeLessThan(1);
});
