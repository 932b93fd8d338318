import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createConfigStore } from "../../../src/config";
import { bonusDescription } from "../../../src/config/sections/bonus";
import { attributeName } from "../../../src/definition";
import { attributeFacts } from "../../../src/inspector/findings/attributes";
import { elementFindings } from "../../../src/inspector/findings/element";
import type { ElementFacts, PageFacts } from "../../../src/inspector/findings/facts";
import { configProblems } from "../../../src/inspector/findings/page";
import { reportOf } from "../../../src/inspector/panel/report";
import { createLog } from "../../../src/utils/log";
import { catalogue } from "../../../widgets/catalogue";
import { fuzzRounds } from "../../support/fuzz";
import { element, undefinedElement } from "./facts";

const page: PageFacts = {
  version: "0.1.0",
  url: "https://sito.example/promo",
  browser: "Mozilla/5.0",
  viewport: "390 × 844",
  base: "https://sito.example/vetrina/resources/",
  config: [{ problem: "missing", key: "bonus.paths.list" }],
  copies: ["0.0.9"],
  duplicateIds: ["dal"],
  refusals: [["img-src", "https://altro.example"]],
  connection: "connected, websocket",
  calls: [
    { name: "balance", requested: 3, sent: 1 },
    { name: "GET /api/x?token=segreto&x", sent: 1 },
  ],
  files: [{ name: "widget-bonus-carousel", bytes: 5230 }, { name: "ui" }],
};

const inspected = (facts: ElementFacts) => ({ facts, findings: elementFindings(facts) });

const facts = element({
  attributes: [
    { name: "data-heading", written: "Ciao Giulia, hai 1.234,50 €", value: "Ciao Giulia, hai 1.234,50 €" },
    { name: "data-limit", written: "tanti", mistake: "value", kind: { type: "number", min: 1 } },
    { name: "data-demo", written: "loged-in", mistake: "value", kind: { type: "choice", choices: ["logged-in"] }, right: { name: "data-demo", value: "logged-in" } }, // prettier-ignore
  ],
});

describe("the report for support", () => {
  it("contains the findings that the panel shows, without words of the page", () => {
    expect(reportOf([inspected(facts)], page, "it")).toBe(`Ispettore di Vetrina 0.1.0
https://sito.example/…
Mozilla/5.0
390 × 844

Elementi
! <vetrina-bonus-carousel> [ready] Si mostra, ma data-limit="[testo, 5 caratteri]" non vale: serve un numero intero da 1.
    Si mostra, ma data-demo="[testo, 8 caratteri]" non vale: serve una fra le parole logged-in.
    data-demo → data-demo="logged-in"

Configurazione e pagina
  Manca «bonus.paths.list».
  Altre copie dello script, ferme: 0.0.9. Ne basta una.
  Lo stesso id su più elementi: [testo, 3 caratteri].
  La Content-Security-Policy ha rifiutato https://altro.example (img-src).

Collegamento alla gamification: connected, websocket

Chiamate: 2
  balance: richieste 3, chiamate 1
  GET /…/…: 1

File della libreria: 2 · 5,2 kB
  https://sito.example/vetrina/resources/
  widget-bonus-carousel: 5,2 kB
  ui: ?
`);
  });
});

/** Words that a site may write about its player. No text of the library contains them. */
const personal = fc.oneof(
  fc
    .tuple(fc.constantFrom("Qiulia", "Zoë", "Niccolò"), fc.integer({ min: 1e6, max: 9e6 }))
    .map((parts) => parts.join(" Wx")),
  fc.integer({ min: 3_330_000_000, max: 3_399_999_999 }).map(String),
  fc.integer({ min: 1_100_000, max: 9_900_000 }).map((cents) => `${cents / 100} €`),
  fc.stringMatching(/^[a-z]{3}QX[\d"<&./?#=-]{4,12}[a-z]{3}$/),
  fc.string({ unit: "grapheme", minLength: 2, maxLength: 30 }).map((text) => `Qx${text}xQ`),
);

function elementsWith(secret: string): ElementFacts[] {
  const step = { wrongNames: [{ name: secret, right: "title" }], hasTitle: true };
  const wrongTarget = { selector: secret, isReadable: true };
  return [
    element({ state: secret, hiddenBy: { own: `<div id="${secret}">`, plain: "<div>" } }),
    element({ state: "empty", ids: [secret], unknownIds: [secret] }),
    element({ wrongSlots: [secret], lostImages: [{ url: secret, isRefused: false }] }),
    element({ tour: { steps: [{ ...step, wrongTarget }], misspeltSlots: [secret] } }),
    element({ tour: { steps: [], misspeltSlots: [], unknownId: secret, right: secret } }),
    undefinedElement({ state: "error", failure: secret }),
    undefinedElement({ state: secret, isOurs: false }),
    ...catalogue.map((definition) => {
      const names = Object.keys(definition.attributes).map(attributeName);
      const all = [...names, ...names.map((name) => name.replace("data-", "")), "data-demo", "title"];
      const attributes = attributeFacts(definition, new Map(all.map((name) => [name, secret])));
      return element({ tag: definition.tag, attributes });
    }),
  ];
}

function pageWith(secret: string): PageFacts {
  const log = createLog(() => "silent");
  const config = createConfigStore(
    { [secret]: secret, language: secret, bonus: { [secret]: 1, origin: secret } },
    log,
  );
  config.section("bonus", bonusDescription)();
  const path = secret.split("?")[0] ?? "";
  return {
    ...page,
    url: `https://sito.example/utente/${path}/${path}`,
    config: [
      ...configProblems(log.history?.messages ?? []),
      {
        problem: "unknown",
        key: `disabledElements: ${secret}`,
        path: "disabledElements: ",
        right: "vetrina-awards",
      },
    ],
    calls: [{ name: `GET https://sito.example/conto/${path}//${path}/x?nome=${secret}#${secret}`, sent: 1 }],
    similarBlock: secret,
    duplicateIds: [secret],
  };
}

describe("the report of a page with personal data", () => {
  it("never contains text that the page wrote into attributes, ids, classes, URLs or the configuration (S18)", () => {
    fc.assert(
      fc.property(personal, fc.constantFrom("it" as const, "en" as const), (secret, language) => {
        const report = reportOf(elementsWith(secret).map(inspected), pageWith(secret), language);
        expect(report).not.toContain(encodeURIComponent(secret));
        // The report must not even contain a part of the secret.
        expect(report).not.toContain(secret.slice(0, 6));
      }),
      { numRuns: fuzzRounds(100) },
    );
  });

  it("keeps short numbers if a number is expected", () => {
    const awards = catalogue.find(({ tag }) => tag === "vetrina-awards");
    const attributes = awards ? attributeFacts(awards, new Map([["data-limit", "900"]])) : [];
    expect(reportOf([inspected(element({ attributes }))], page, "en")).toContain(
      'data-limit="900" is not valid',
    );
  });
});
