import { describe, it } from "vitest";
import { inState } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { openHub, openSettings } from "../gamification/hub-page";
import { inspectorOf, inspectPage, saying } from "./inspector-page";

const site = useTestSite();

const inside = (demo: string, tag: string, attributes = "") =>
  `<div data-demo="${demo}"><${tag} ${attributes}>x</${tag}></div>`;

/** Markup, the tag of its element, and a part of the sentence. */
const cases: readonly (readonly [body: string, tag: string, sentence: string])[] = [
  ["<vetrina-balance-header>x</vetrina-balance-header>", "vetrina-balance-header", "Invita ad accedere"],
  [inside("failing", "vetrina-achievements"), "vetrina-achievements", "il suo servizio non risponde"],
  [inside("failing", "vetrina-bonus-carousel"), "vetrina-bonus-carousel", "il suo servizio non risponde"],
  [
    inside("logged-out", "vetrina-bonus-carousel", 'data-ids="pippo, SGAD-1001"'),
    ...(["vetrina-bonus-carousel", "conoscono solo i codici degli esempi, non pippo."] as const),
  ],
  [inside("stale", "vetrina-bonus-carousel"), "vetrina-bonus-carousel", "con gli ultimi dati noti"],
  [inside("self-excluded", "vetrina-bonus-carousel"), "vetrina-bonus-carousel", "Non invita a giocare"],
  ['<div><vetrina-date-picker name="dal" /><p>x</p></div>', "vetrina-date-picker", "Contiene <p>"],
  ["<div data-edit><vetrina-date-picker>x</vetrina-date-picker></div>", "vetrina-date-picker", "in modifica"],
  [
    '<vetrina-date-picker style="display: block; width: 0; height: 0">x</vetrina-date-picker>',
    ...(["vetrina-date-picker", "la pagina non gli lascia spazio"] as const),
  ],
  [inside("stale", "vetrina-open-bets"), "vetrina-open-bets", "con gli ultimi dati noti"],
  [inside("loading", "vetrina-open-bets"), "vetrina-open-bets", "si sta caricando"],
  [inside("logged-in", "vetrina-open-bets"), "vetrina-open-bets", "con dati simulati"],
  [inside("none", "vetrina-missions"), "vetrina-missions", "un elenco vuoto"],
];

describe("the sentence of an element", () => {
  it("states why it does not show, or that it does", async () => {
    const body = cases.map(([markup]) => markup).join("");
    const { page } = await inspectPage(site, `<main><h1>Prova</h1>${body}</main>`);
    for (const [index, [, tag, sentence]] of cases.entries()) {
      const before = cases.slice(0, index).filter(([, other]) => other === tag).length;
      await saying(page, tag, sentence, before);
    }
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
