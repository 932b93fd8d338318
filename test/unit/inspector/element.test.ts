// @vitest-environment node
import { describe, expect, it } from "vitest";
import { elementFindings } from "../../../src/inspector/findings/element";
import type { AttributeFact, ElementFacts, Severity } from "../../../src/inspector/findings/facts";
import { sentencesIn } from "../../../src/inspector/findings/sentences";
import type { FindingId } from "../../../src/inspector/findings/texts";
import { element, undefinedElement } from "./facts";

const wrongLimit: AttributeFact = {
  name: "data-limit",
  written: "tanti",
  mistake: "value",
  kind: { type: "number", min: 1, max: 100 },
};
const misspelt = (name: string, right: string): AttributeFact => ({
  name,
  written: "3",
  mistake: "name",
  right: { name: right, value: "3" },
});
const wrongName = misspelt("data-limt", "data-limit");
const hiddenBy = { own: '<p class="promo"> (display: none)', plain: "<p> (display: none)" };
const missing = [["data-game-id"]];

/** Facts, the id and the severity of the first finding, and a part of its sentence in Italian. */
const cases: readonly (readonly [ElementFacts, FindingId, Severity, it: string])[] = [
  [undefinedElement({ isOurs: false }), "misspelt", "wrong", "Non è un elemento di Vetrina."],
  [undefinedElement({ isOurs: false, right: "vetrina-tour" }), "misspeltAs", "wrong", "«vetrina-tour»"],
  [element({ swallowed: "vetrina-awards" }), "notClosed", "wrong", "</vetrina-bonus-carousel>"],
  [undefinedElement({ isSwitchedOff: true }), "switchedOff", "known", "«disabledElements»"],
  [element({ isForeign: true, isMounted: false, state: "error" }), "foreign", "wrong", "un altro script"],
  [
    undefinedElement({ state: "error", failure: "x.js: status 404" }),
    "chunkFailed",
    "wrong",
    "x.js: status 404",
  ],
  [undefinedElement({ failure: "Failed to fetch", isOffline: true }), "offline", "known", "Aspetta la rete"],
  [undefinedElement({ isInForeignRoot: true }), "undiscovered", "wrong", "Vetrina.discover(root)"],
  [undefinedElement(), "loading", "known", "si sta caricando"],
  [undefinedElement({ mountsNear: true }), "farAway", "known", "quando ci si arriva scorrendo"],
  [undefinedElement({ mountsNear: true, hiddenBy }), "hidden", "wrong", '<p class="promo"> (display: none)'],
  [element({ state: "logged-out", hiddenBy }), "hidden", "wrong", '<p class="promo"> (display: none)'],
  [element({ state: "error", showsFallback: true, missing }), "missing", "wrong", "senza data-game-id."],
  [element({ missing: [["data-a"], ["data-b"]] }), "missing", "wrong", "senza data-a e data-b."],
  [element({ missing: [["data-a", "data-b"]] }), "withoutId", "wrong", "senza data-a o data-b."],
  [
    element({ state: "error", missing, attributes: [wrongLimit, misspelt("data-gameid", "data-game-id")] }),
    "missingAs",
    "wrong",
    "«data-gameid» non è un suo attributo: quello giusto è «data-game-id»",
  ],
  [element({ state: "error", showsFallback: true }), "crashed", "wrong", "si è guastato"],
  [element({ isOverlay: true, isExtra: true, isVisible: false }), "extra", "wrong", "ne ha già un altro"],
  [element({ state: "restricted", isVisible: false }), "restricted", "known", "un’autoesclusione"],
  [element({ state: "opted-out" }), "opted-out", "known", "ha scelto di non vedere"],
  [element({ state: "logged-out" }), "logged-out", "known", "Invita ad accedere"],
  [element({ state: "offline" }), "offline", "known", "Aspetta la rete"],
  [
    element({ state: "error", missingKey: "bonus.paths.list" }),
    "notConfigured",
    "wrong",
    "«bonus.paths.list»",
  ],
  [
    element({ state: "logged-out", missingKey: "gamification.url" }),
    "notConfigured",
    "wrong",
    "gamification.url",
  ],
  [element({ state: "error" }), "failed", "wrong", "il suo servizio non risponde"],
  [
    element({ state: "error", sampleKeys: ["bonus.origin"] }),
    "placeholder",
    "wrong",
    "(.example): bonus.origin.",
  ],
  [
    element({ state: "empty", showsBonuses: true, lacksBonuses: true, ids: ["x"] }),
    "failed",
    "wrong",
    "risponde",
  ],
  [element({ state: "reconnecting", isUnreachable: true }), "unreachable", "wrong", "non è mai riuscito"],
  [element({ state: "empty", ids: ["x", "y"], unknownIds: ["x"] }), "unknownId", "wrong", "offre, x."],
  [element({ state: "empty", ids: ["x", "y"] }), "unknownId", "wrong", "offre, x e y."],
  [element({ unknownIds: ["y"], isSimulated: true }), "unknownDemoId", "wrong", "non y."],
  [element({ unknownIds: ["y"], areTables: true }), "noTable", "wrong", "non contiene «y»"],
  [element({ state: "empty", idAttributes: ["data-a", "data-b"] }), "withoutId", "wrong", "data-a o data-b"],
  [element({ state: "empty", showsBonuses: true }), "noBonus", "known", "nessun bonus è valido"],
  [element({ state: "empty" }), "empty", "known", "un elenco vuoto"],
  [
    element({ state: "empty", inner: { tag: "vetrina-live-casino-card", isFilled: false } }),
    "nothingInside",
    "wrong",
    "servono elementi <vetrina-live-casino-card>",
  ],
  [
    element({ state: "empty", inner: { tag: "vetrina-live-casino-card", isFilled: true } }),
    "noChoice",
    "known",
    "corrisponde alla scelta",
  ],
  [element({ state: "loading" }), "loading", "known", "si sta caricando"],
  [element({ state: "reconnecting" }), "reconnecting", "known", "torna da sé"],
  [element({ state: "stale" }), "stale", "known", "gli ultimi dati noti"],
  [element({ isVisible: false }), "noBox", "wrong", "non gli lascia spazio"],
  [
    element({ isOverlay: true, isVisible: false, state: "logged-out" }),
    "unneeded",
    "fine",
    "solo quando serve",
  ],
  [element({ isOverlay: true, isVisible: false, state: "error" }), "failed", "wrong", "risponde"],
  [
    element({ attributes: [wrongLimit] }),
    "wrongValue",
    "wrong",
    'data-limit="tanti" non vale: serve un numero intero da 1 a 100.',
  ],
  [element({ attributes: [wrongName] }), "wrongName", "wrong", "quello giusto è «data-limit»"],
  [
    element({ attributes: [{ ...wrongName, isExtra: true }] }),
    "extraName",
    "wrong",
    "«data-limt» è di troppo",
  ],
  [
    element({ state: "stale", attributes: [wrongName] }),
    "wrongName",
    "wrong",
    "quello giusto è «data-limit»",
  ],
  [element({ state: "restricted", attributes: [wrongName] }), "restricted", "known", "un’autoesclusione"],
  [element({ needed: ["data-provider"] }), "needs", "wrong", "senza data-provider non funziona"],
  [element({ emptySlots: ["links", "legal"] }), "needsContent", "wrong", "Slot da riempire: links, legal."],
  [
    element({ wrongSlots: ["icona"], knownSlots: ["icon"] }),
    "wrongSlot",
    "wrong",
    "di questo elemento: icon.",
  ],
  [element({ wrongSlots: ["icona"] }), "wrongSlot", "wrong", "di questo elemento: nessuno."],
  [element({ lostImages: [{ url: "/a.webp", isRefused: false }] }), "noImage", "wrong", "«/a.webp»"],
  [element({ lostImages: [{ url: "/a.webp", isRefused: true }] }), "refusedImage", "wrong", "imageOrigins"],
  [
    element({
      attributes: [
        { name: "data-min-date", written: "2026-12-01", value: "2026-12-01" },
        { name: "data-max-date", written: "01/01/2026", value: "2026-01-01" },
      ],
    }),
    "reversedDates",
    "wrong",
    'serve data-min-date="2026-01-01" data-max-date="2026-12-01"',
  ],
  [element({ onlyBefore: "p" }), "onlyBefore", "known", "Contiene <p>, che si vede solo finché"],
  [element({ isEdited: true }), "edited", "fine", "la pagina è in modifica"],
  [element({ isSimulated: true }), "simulated", "fine", "«data-demo»"],
  [element({ failure: "status 404", isSwitchedOff: true }), "shows", "fine", "Si mostra."],
];

const italian = sentencesIn("it");
const english = sentencesIn("en");

describe("findings of an element", () => {
  it.each(cases)("begin with the most important finding (%#: %j → %s)", (facts, id, severity, it) => {
    const [first] = elementFindings(facts);
    expect(first).toMatchObject({ id, severity });
    expect(first && italian(first)).toContain(it);
    expect(first && english(first)).not.toMatch(/\{|undefined|object/);
  });

  it("list every other error after the first, without duplicates", () => {
    const attributes = [misspelt("data-gameid", "data-game-id"), wrongLimit, { ...wrongName, isExtra: true }];
    const facts = element({ missing, attributes, wrongSlots: ["x"], emptySlots: ["legal"] });
    expect(elementFindings(facts).map(({ id }) => id)).toEqual([
      "missingAs",
      "wrongValue",
      "extraName",
      "wrongSlot",
      "needsContent",
    ]);
  });

  it("contain only the beginning of long values", () => {
    const [first] = elementFindings(element({ attributes: [{ ...wrongLimit, written: "9".repeat(300) }] }));
    expect(first && italian(first).length).toBeLessThan(120);
  });
});

describe("findings of a tour", () => {
  const step = { wrongNames: [], hasTitle: true };
  it.each([
    [{ steps: [] }, "La visita non parte: non ha passi."],
    [{ steps: [], unknownId: "x" }, "la configurazione non ne ha una che si chiama «x»"],
    [{ steps: [], unknownId: "x", right: "y" }, "la configurazione non ha «x»; il nome giusto è «y»"],
    [{ steps: [step], misspeltSlots: ["steps"] }, 'ha slot="steps", e serve slot="step"'],
    [{ steps: [step, { ...step, hasTitle: false }] }, "Al passo 2 manca il titolo"],
    [
      { steps: [{ wrongNames: [{ name: "data-titel", right: "data-title" }], hasTitle: false }] },
      "Passo 1: «data-titel» non si legge; il nome giusto è «data-title».",
    ],
    [{ steps: [{ ...step, wrongNames: [{ name: "x", right: undefined }] }] }, "Passo 1: «x» non si legge."],
    [{ steps: [{ ...step, wrongTarget: { selector: "##", isReadable: false } }] }, "il selettore «##»"],
    [{ steps: [{ ...step, wrongTarget: { selector: "#a", isReadable: true } }] }, "nulla corrisponde a «#a»"],
  ])("begin with the error in %j", (tour, sentence) => {
    const [first] = elementFindings(element({ state: "error", tour: { misspeltSlots: [], ...tour } }));
    expect(first && italian(first)).toContain(sentence);
  });

  it("report that the tour is shown if its steps are correct", () => {
    const [first] = elementFindings(element({ tour: { misspeltSlots: [], steps: [step] } }));
    expect(first?.id).toBe("shows");
  });
});
