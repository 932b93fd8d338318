import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { inspectorOf, linesOf, saying, sentenceOf } from "./inspector-page";

const site = useTestSite();

const card = 'data-provider="EvolutionGame" data-heading="Tavolo"';

/** A page with more than ten mistakes, each of an author or of an operator. */
const mistakes = `<main><h1>Prova</h1>
  <script nonce="NONCE">customElements.define("vetrina-products", class extends HTMLElement {});</script>
  <vetrina-datepicker data-mindate="2026-11-01" id="dal">Dal giorno</vetrina-datepicker>
  <vetrina-rules>regole</vetrina-rules>
  <vetrina-files>file</vetrina-files>
  <div class="promo" hidden><vetrina-open-bets>scommesse</vetrina-open-bets></div>
  <vetrina-live-casino-card ${card}>tavolo</vetrina-live-casino-card>
  <vetrina-date-picker data-min-date="21.11.2026">Dal</vetrina-date-picker>
  <vetrina-bonus-carousel data-ids="promo-inventata">offerte</vetrina-bonus-carousel>
  <vetrina-achievements>traguardi</vetrina-achievements>
  <vetrina-leaderboard>classifica</vetrina-leaderboard>
  <vetrina-products>prodotti</vetrina-products>
  <div data-demo="self-excluded"><vetrina-bonus-carousel>offerte</vetrina-bonus-carousel></div>
  <vetrina-balance-header data-acount-url="/conto">conto</vetrina-balance-header>
  <div id="foreign"></div>
  <vetrina-login-modal></vetrina-login-modal><vetrina-login-modal></vetrina-login-modal>
  <div style="height: 6000px"></div>
  <vetrina-live-casino-card ${card} data-game-id="1">tavolo</vetrina-live-casino-card>
</main>`;

async function openMistakes(query = ""): Promise<Page> {
  site.sandbox.page("/test/mistakes", {
    library: false,
    config: { disabled: ["vetrina-rules"], gamification: { url: undefined } },
    body: ({ nonce, loaderAddress }) =>
      `${mistakes.replace("NONCE", nonce)}<script src="${loaderAddress}" nonce="${nonce}" data-backoff="1"></script>`,
  });
  const { page } = await site.visit("/test/mistakes?loader=off");
  await page.route(/widget-files-\w+\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.sandbox.siteUrl}/test/mistakes?vetrina-inspect${query}`);
  // Nobody has told the library of this shadow root, and no other element of the page has this tag.
  await page.evaluate(() => {
    const root = document.querySelector("#foreign")?.attachShadow({ mode: "open" });
    root?.append(document.createElement("vetrina-missions"));
  });
  return page;
}

const failed = "si è caricato: http://";

/** Tag, which of them, and its sentence in Italian and in English. */
const expected: readonly (readonly [tag: string, index: number, it: string, en: string])[] = [
  [
    "vetrina-datepicker",
    0,
    "il nome giusto è «vetrina-date-picker»",
    "the right name is “vetrina-date-picker”",
  ],
  ["vetrina-rules", 0, "la configurazione lo spegne con «disabled»", "switches it off by “disabled”"],
  ["vetrina-files", 0, failed, "could not be loaded: http://"],
  [
    "vetrina-open-bets",
    0,
    'lo nasconde con <div class="promo" hidden>',
    'hides it by <div class="promo" hidden>',
  ],
  [
    "vetrina-live-casino-card",
    0,
    "Non si mostra senza data-game-id.",
    "It does not show without data-game-id.",
  ],
  [
    "vetrina-live-casino-card",
    1,
    "si carica quando ci si arriva scorrendo",
    "it loads when you scroll to it",
  ],
  [
    "vetrina-date-picker",
    0,
    'data-min-date="21.11.2026" non vale: serve una data',
    "is not valid: it needs a date",
  ],
  [
    "vetrina-bonus-carousel",
    0,
    "non conosce, o adesso non offre, promo-inventata",
    "does not know, or does not offer now, promo-inventata",
  ],
  [
    "vetrina-bonus-carousel",
    1,
    "un’autoesclusione o una pausa di gioco",
    "a self-exclusion or a gaming break",
  ],
  ["vetrina-achievements", 0, "nella configurazione manca «gamification.url»", "lacks “gamification.url”"],
  [
    "vetrina-leaderboard",
    0,
    "senza data-entity-id o data-competition-id",
    "without data-entity-id or data-competition-id",
  ],
  ["vetrina-products", 0, "un altro script ha già definito", "another script has already defined"],
  ["vetrina-balance-header", 0, "quello giusto è «data-account-url»", "the right one is “data-account-url”"],
  ["vetrina-missions", 0, "Vetrina.discover(root)", "Vetrina.discover(root)"],
  [
    "vetrina-login-modal",
    0,
    "Manca un contenuto obbligatorio. Slot da riempire: legal.",
    "Required content is missing. Slots to fill: legal.",
  ],
  ["vetrina-login-modal", 1, "la pagina ne ha già un altro", "the page already has another one"],
];

it("an element without the prefix of our tags is found, and gets the right name", async () => {
  const { page } = await site.visit("/?loader=off");
  site.sandbox.page("/test/prefix", { body: "<main><h1>Prova</h1><open-bets>x</open-bets></main>" });
  await page.goto(`${site.sandbox.siteUrl}/test/prefix?vetrina-inspect`);
  await saying(page, "open-bets", "il nome giusto è «vetrina-open-bets»");
});

describe("a page with more than ten mistakes", () => {
  itEach(["it"] as const, ["en"] as const)("gets as many right sentences (%s)", async (language) => {
    const page = await openMistakes(language === "en" ? "&language=en" : "");
    await inspectorOf(page, language).waitFor();
    for (const [tag, index, italian, english] of expected)
      await saying(page, tag, language === "it" ? italian : english, index).catch(async () => {
        expect(await sentenceOf(page, tag, index).innerText()).toContain(
          language === "it" ? italian : english,
        );
      });
    expect(await sentenceOf(page, "vetrina-files").innerText()).toMatch(/http:\S+\/widget-files-\w+\.js/);
  });

  it("gives the corrected markup of each that has a mistake in it", async () => {
    const page = await openMistakes();
    const markupOf = async (tag: string) => {
      await linesOf(page, tag).first().locator("summary").click();
      return linesOf(page, tag).first().locator("pre").innerText();
    };
    await saying(page, "vetrina-date-picker", "non vale");
    expect(await markupOf("vetrina-datepicker")).toBe(
      '<vetrina-date-picker data-min-date="2026-11-01" id="dal">',
    );
    expect(await markupOf("vetrina-date-picker")).toBe('<vetrina-date-picker data-min-date="2026-11-21">');
    expect(await markupOf("vetrina-live-casino-card")).toBe(
      `<vetrina-live-casino-card ${card} data-game-id="…">`,
    );
  });
});
