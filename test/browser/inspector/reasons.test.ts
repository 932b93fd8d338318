import { describe, it } from "vitest";
import { inState } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { openHub, openSettings } from "../gamification/hub-page";
import { inspectorOf, inspectPage, saying } from "./inspector-page";

const site = useTestSite();

const inside = (demo: string, tag: string, attributes = "") =>
  `<div data-demo="${demo}"><${tag} ${attributes}>x</${tag}></div>`;

/** What a page has, and what the inspector says of its element. */
const cases: readonly (readonly [why: string, body: string, tag: string, sentence: string])[] = [
  [
    "is logged out",
    "<vetrina-balance-header>x</vetrina-balance-header>",
    "vetrina-balance-header",
    "Invita ad accedere, perché nessun giocatore ha fatto l’accesso.",
  ],
  [
    "has a service that fails",
    inside("failing", "vetrina-achievements"),
    "vetrina-achievements",
    "Non ha dati perché il suo servizio non risponde, o risponde con un errore.",
  ],
  [
    "simulates bonuses whose service fails, and has no box",
    inside("failing", "vetrina-bonus-carousel"),
    "vetrina-bonus-carousel",
    "Non ha dati perché il suo servizio non risponde, o risponde con un errore.",
  ],
  [
    "simulates bonuses, and asks for one that does not exist",
    inside("logged-out", "vetrina-bonus-carousel", 'data-ids="pippo, SGAD-1001"'),
    "vetrina-bonus-carousel",
    "I servizi simulati conoscono solo i codici degli esempi, non pippo.",
  ],
  [
    "simulates bonuses without a network, which it still shows",
    inside("stale", "vetrina-bonus-carousel"),
    "vetrina-bonus-carousel",
    "Si mostra con gli ultimi dati noti: il suo servizio adesso non risponde.",
  ],
  [
    "is not closed, and has a paragraph inside that follows it",
    '<div><vetrina-date-picker name="dal" /><p>Le regole</p></div>',
    "vetrina-date-picker",
    "Contiene <p>, che si vede solo finché l’elemento non parte. Se doveva venire dopo, chiudi prima l’elemento con </vetrina-date-picker>: in HTML «/>» non lo chiude.",
  ],
  [
    "shows its last data",
    inside("stale", "vetrina-open-bets"),
    "vetrina-open-bets",
    "Si mostra con gli ultimi dati noti: il suo servizio adesso non risponde.",
  ],
  [
    "is still loading",
    inside("loading", "vetrina-open-bets"),
    "vetrina-open-bets",
    "Non si mostra ancora: si sta caricando.",
  ],
  [
    "has an empty list",
    inside("none", "vetrina-achievements"),
    "vetrina-achievements",
    "Non ha nulla da mostrare: il servizio ha risposto con un elenco vuoto.",
  ],
  [
    "is simulated",
    inside("logged-in", "vetrina-open-bets"),
    "vetrina-open-bets",
    "Si mostra con dati simulati, per «data-demo».",
  ],
  [
    "is edited",
    "<div data-edit><vetrina-date-picker>x</vetrina-date-picker></div>",
    "vetrina-date-picker",
    "Si mostra, e non fa nulla perché la pagina è in modifica.",
  ],
  [
    "has no space",
    '<vetrina-date-picker style="display: block; width: 0; height: 0">x</vetrina-date-picker>',
    "vetrina-date-picker",
    "Non si vede perché la pagina non gli lascia spazio.",
  ],
  [
    "is restricted",
    inside("self-excluded", "vetrina-bonus-carousel"),
    "vetrina-bonus-carousel",
    "Non invita a giocare: il giocatore ha un’autoesclusione o una pausa di gioco.",
  ],
];

describe("the sentence of an element that", () => {
  it.each(cases)("%s", async (_, body, tag, sentence) => {
    const { page } = await inspectPage(site, `<main><h1>Prova</h1>${body}</main>`);
    await saying(page, tag, sentence);
  });

  itEach([["all", ""]], [["some", 'data-ids="uno,due"']])(
    "shows bonuses, %s, whose service answers with an error",
    async (_, attributes) => {
      site.sandbox.fault({ match: "bonus-manager", status: 500 });
      const { page } = await inspectPage(
        site,
        `<main><h1>Prova</h1><vetrina-bonus-carousel ${attributes}>x</vetrina-bonus-carousel></main>`,
      );
      await saying(page, "vetrina-bonus-carousel", "il suo servizio non risponde, o risponde con un errore");
    },
  );

  it("has failed while it was rendered", async () => {
    site.sandbox.page("/test/inspected", {
      head: ({ nonce }) =>
        `<script nonce="${nonce}">document.addEventListener("vetrina:ready", () => {
          Intl.NumberFormat = function () { throw new Error("tampered numbers"); };
        });</script>`,
      body: `<main><h1>Prova</h1>${inside("logged-in", "vetrina-open-bets")}</main>`,
    });
    const { page } = await site.visit("/test/inspected?vetrina-inspect");
    await inspectorOf(page).waitFor();
    await saying(page, "vetrina-open-bets", "Non si mostra perché si è guastato: l’errore è nella console.");
  });

  it("the player has chosen not to see", async () => {
    const { page } = await openHub(site, "giulia");
    await (await openSettings(page)).click();
    await inState(page, "vetrina-gamification-hub", "opted-out");
    await page.goto(`${site.sandbox.siteUrl}/gamification/pannelli?vetrina-inspect`);
    await saying(
      page,
      "vetrina-achievements",
      "Non si mostra perché il giocatore ha scelto di non vedere la piattaforma.",
    );
  });
});
