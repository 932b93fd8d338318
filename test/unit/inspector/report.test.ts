// @vitest-environment node
import { describe, expect, it } from "vitest";
import { type Language, translator } from "../../../src/i18n";
import type { PageInspection, WidgetEntry } from "../../../src/inspector/inspection";
import { reasonOf } from "../../../src/inspector/reasons";
import { pageLabels } from "../../../src/inspector/page-labels";
import { reportOf } from "../../../src/inspector/report";
import { wordsIn } from "../../../src/inspector/words";
import { element } from "./facts";

const facts = element({
  attributes: [
    { name: "data-heading", written: "Ciao Giulia, hai 1.234,50 €", value: "Ciao Giulia, hai 1.234,50 €" },
    {
      ...{
        name: "data-limit",
        written: "tanti",
        mistake: "value",
        expected: "a whole number from 1",
        type: "number",
      },
      corrected: { name: "data-limit", value: "3" },
    },
  ],
});

const widgets: readonly WidgetEntry[] = [
  {
    ...{
      key: 1,
      facts,
      reason: reasonOf(facts),
      findings: [],
      attributes: facts.attributes,
      unread: [],
      emptySlots: ["legal"],
    },
    contrasts: [{ text: "text", surface: "surface", ratio: 2.31 }],
    markup: '<vetrina-bonus-carousel data-heading="Ciao Giulia">',
  },
];

const page: PageInspection = {
  version: "0.1.0",
  address: "https://sito.example/promo",
  browser: "Mozilla/5.0",
  viewport: "390 × 844",
  tours: [{ text: "Passo 1: «giulia»", plain: "Passo 1: [testo]" }],
  config: [{ problem: "missing", key: "bonus.paths.list" }],
  chunks: [{ name: "widget-bonus-carousel", bytes: 5230, from: "cache" }, { name: "ui" }],
  calls: [
    { name: "balance", asked: 3, sent: 1 },
    { name: "GET /api/x?token=segreto&x", sent: 1 },
  ],
  connection: { status: "connected", transport: "websocket" },
  violations: [{ directive: "img-src", blocked: "https://altro.example" }],
  copies: ["0.0.9"],
  duplicateIds: ["dal"],
};

const reportIn = (language: Language) =>
  reportOf(widgets, page, { ...wordsIn(language), sayPage: translator(pageLabels, language) });

describe("the report for support", () => {
  it("says what the panel says", () => {
    expect(reportIn("it")).toBe(`Ispettore di Vetrina 0.1.0
https://sito.example/…
Mozilla/5.0
390 × 844

Elementi
! <vetrina-bonus-carousel> [ready] Si mostra, ma data-limit="[testo, 5 caratteri]" non vale: serve un numero intero da 1.
    data-limit="[testo, 5 caratteri]" → da correggere
    Slot vuoti: legal
    --vetrina-text su --vetrina-surface: 2,31:1; per il testo serve 4,5:1

Configurazione: 2
  Manca «bonus.paths.list».
  Passo 1: [testo]

Versioni e doppioni: 2
  Vetrina 0.1.0
  Altre copie dello script, ferme: 0.0.9. Ne basta una.
  Lo stesso id su più elementi: [testo, 3 caratteri].

Rifiuti della Content-Security-Policy: 1
  img-src: https://altro.example

Collegamento alla gamification: connected
  connected, websocket

Chiamate: 2
  balance: richieste 3, chiamate 1
  GET /…/…: 1

File della libreria: 2 · 5,2 kB
  widget-bonus-carousel: 5,2 kB, cache
  ui: ?
`);
  });

  it("holds no name, amount or token of an attribute that is right", () => {
    for (const language of ["it", "en"] as const)
      expect(reportIn(language)).not.toMatch(/Giulia|1\.234|segreto/);
  });
});
