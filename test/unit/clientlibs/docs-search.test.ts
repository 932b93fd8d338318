// @vitest-environment node
import { describe, expect, it } from "vitest";
import { consoleLineId } from "../../../clientlibs/docs/console-lines";
import { excerpt } from "../../../clientlibs/docs/script/excerpt";
import { find, type SearchEntry } from "../../../clientlibs/docs/script/find";
import { wordsOf } from "../../../clientlibs/docs/script/words";
import { docsPages as files, english, index } from "./docs-search-index";

const first = (entries: readonly SearchEntry[], query: string) => find(entries, query).entries[0]?.[0];

describe("the words of a text", () => {
  it("have no accents and capitals, and keep names whole", () => {
    expect(wordsOf("Perché «data-min-date», poi `account.origin`?")).toEqual([
      "perche",
      "data-min-date",
      "poi",
      "account.origin",
    ]);
  });
});

describe("the search of the author documentation", () => {
  it("shows sentences of a page, and no words that are there to be found only", () => {
    const [entry] = find(index, "date picker").entries;
    expect(entry?.[3]).toMatch(/calendario/);
    expect(entry?.[3]).not.toMatch(/date picker/);
  });

  it("puts a console line that was not pasted behind what explains the same words", () => {
    const found = find(index, "data minima").entries.map(([address]) => address);
    const line = found.findIndex((address) => address.includes("#line-"));
    expect(found[0]).toBe("date-picker.html#data-min-date");
    expect(line).toBeGreaterThan(found.indexOf("date-picker.html#data-strict-range"));
  });

  it.each([
    ["data-min-date", "date-picker.html#data-min-date"],
    ["min-date", "date-picker.html#data-min-date"],
    ["gamification.url", "configuration.html#gamification.url"],
    ["carosello", "bonus-carousel.html"],
    ["font", "appearance.html#how"],
    ["non si vede", "troubleshooting.html"],
    ["numero massimo di bonus", "bonus-carousel.html#data-limit"],
    ["INTEGRITY quando", "html.html#integrity"],
    ["json", "configuration.html#json"],
    ["calendario", "date-picker.html"],
    ["configurazione", "configuration.html"],
    ["traduzione", "configuration.html"],
    ["tavoli", "live-casino-card.html"],
    ["tavolo", "live-casino-card.html"],
    ["vetrina-date-picker", "date-picker.html"],
    ["vetrina-bonus-carousel", "bonus-carousel.html"],
    ["data-demo", "html.html#data-demo"],
    ["glossario", "glossary.html"],
    ["shadow root", "glossary.html#word-shadow-root"],
    ["sgadId", "glossary.html#word-promo-id"],
    ["rete di gioco", "glossary.html#word-game-id"],
    ["pt-017", "live-casino-card.html#demo-ids"],
  ])("finds %s", (query, address) => {
    expect(first(index, query)).toBe(address);
  });

  it.each([
    [index, "come installo"],
    [index, "installazione"],
    [english, "how do I install"],
  ])("leads from a question about installing to the page about plain HTML", (entries, query) => {
    const addresses = find(entries, query).entries.map(([address]) => address);
    expect(addresses.slice(0, 4)).toContain("html.html");
  });

  it.each([
    [index, "margini"],
    [index, "margine"],
    [index, "spazio"],
    [english, "margin"],
    [english, "margins"],
  ])("leads from a question about space to the page about styles: %#", (entries, query) => {
    const pages = find(entries, query).entries.map(([address]) => address.split("#")[0]);
    expect(pages.slice(0, 2)).toContain("appearance.html");
  });

  it("finds in English what data-demo is", () => {
    expect(first(english, "data-demo")).toBe("html.html#data-demo");
  });

  it("is in the language of the pages", () => {
    expect(first(english, "carousel")).toBe("bonus-carousel.html");
    expect(find(english, "carosello").entries).toEqual([]);
  });

  it("says when only some of the words are found, the rarest first", () => {
    const { entries, isComplete } = find(index, "carosello xyzzy");
    expect(isComplete).toBe(false);
    expect(entries[0]?.[0]).toBe("bonus-carousel.html");
    expect(entries.length).toBeLessThanOrEqual(10);
    expect(find(index, "xyzzy").entries).toEqual([]);
    expect(find(index, "  ").entries).toEqual([]);
  });

  it.each([
    ["data-mindate", "date-picker.html#data-min-date"],
    ["datamindate", "date-picker.html#data-min-date"],
    ["bonus.paths.list", "configuration.html#bonus.paths.list"],
  ])("finds what is written without its hyphens: %s", (query, address) => {
    expect(first(index, query)).toBe(address);
  });

  it.each([
    ["minDate", "date-picker.html#data-min-date"],
    ["dataMinDate", "date-picker.html#data-min-date"],
    ["min_date", "date-picker.html#data-min-date"],
    ["mindate", "date-picker.html#data-min-date"],
    ["onDateChange", "date-picker.html#properties"],
    ["date-change", "date-picker.html#events"],
    ["onVetrinaDateChange", "npm.html#react"],
    ["DatePicker", "date-picker.html"],
    ["BonusCarousel", "bonus-carousel.html"],
    ["VetrinaDatePicker", "date-picker.html"],
  ])("finds the name that React and the CMSs have for it: %s", (query, address) => {
    for (const entries of [index, english]) {
      expect(first(entries, query)).toBe(address);
      expect(find(entries, query).query).toBe(query);
    }
  });

  it("finds an event by the name of its handler", () => {
    const addresses = find(index, "onTableOpen").entries.map(([address]) => address);
    expect(addresses).toContain("live-casino-card.html#events");
  });

  const row = (line: string) => `troubleshooting.html#${consoleLineId(line)}`;

  it.each([
    ["<vetrina-live-casino-card> needs data-provider", "<…> needs …"],
    ["needs data-provider", "<…> needs …"],
    ['configuration "bonus.paths.list" is needed for this call', 'configuration "…" is needed for this call'],
    ["expected a date as yyyy-mm-dd or dd/mm/yyyy", '<…> data-…="…": expected …'],
    ["expected a date as", '<…> data-…="…": expected …'],
    [
      '[vetrina] <vetrina-date-picker> data-min-date="domani": expected a date as yyyy-mm-dd or dd/mm/yyyy',
      '<…> data-…="…": expected …',
    ],
    ["the bonus list could not be read HttpFailure: call failed: status 503", "the … could not be read"],
    [
      "[vetrina] bonus carte-tavoli: ctaPrimaryLink is no web address of the site or of bonus.linkOrigins: a link to the details replaces it",
      "bonus …: … is no web address of the site or of bonus.linkOrigins: …",
    ],
    [
      "[vetrina] <vetrina-date-picker> data-min-date (2026-12-31) comes after data-max-date (2026-11-01): neither counts",
      "<…> data-min-date (…) comes after data-max-date (…): …",
    ],
  ])("finds the row of a pasted line of the console: %s", (query, line) => {
    expect(first(index, query)).toBe(row(line));
    expect(first(english, query)).toBe(row(line));
  });

  it("finds what a pasted line names, after its row", () => {
    const addresses = find(index, "needs data-provider").entries.map(([address]) => address);
    expect(addresses).toContain("live-casino-card.html#data-provider");
  });

  it("does not find a short word inside another one", () => {
    const addresses = find(index, "mese").entries.map(([address]) => address);
    expect(addresses).toContain("date-picker.html#data-min-date");
    expect(addresses).not.toContain("configuration.html#account.paths.gameSession");
    const bySession = find(index, "gamesession").entries.map(([address]) => address);
    expect(bySession).toContain("configuration.html#account.paths.gameSession");
  });

  it("finds a sentence of the inspector", () => {
    expect(first(index, "Non si mostra perché la pagina ne ha già un altro")).toBe(
      "troubleshooting.html#why-extra",
    );
  });

  it("leads to pages and headings that exist", () => {
    for (const [folder, entries] of [
      ["", index],
      ["en/", english],
    ] as const)
      for (const [address] of entries) {
        const [page = "", id] = address.split("#");
        const markup = files.get(folder + page);
        expect(markup, address).toBeDefined();
        if (id) expect(markup, address).toContain(`id="${id}"`);
      }
  });

  it("has what all pages repeat only once", () => {
    expect(index.filter(([, title]) => title === "data-demo")).toHaveLength(1);
  });
});

describe("the excerpt of a result", () => {
  const text =
    "Il mese di questa data è il primo che si può raggiungere. I giorni precedenti dello stesso mese si possono scegliere, salvo bloccarli più sotto. Se lasciato vuoto, non c’è un limite.";
  const written = (query: string) =>
    excerpt(text, query)
      .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
      .join("");

  it("is around the words of the query, which are marked", () => {
    expect(written("bloccarli")).toMatch(/^… .*, salvo \[bloccarli\] più sotto\./);
    expect(written("piu limite")).toContain("bloccarli [più] sotto");
    expect(written("piu limite")).toContain("un [limite].");
    expect(written("il mese")).toMatch(/^Il \[mese\] di/);
  });

  it("is the beginning without them, and short", () => {
    expect(written("xyzzy")).toMatch(/^Il mese di questa data .* …$/);
    for (const query of ["mese", "limite", "xyzzy"]) expect(written(query).length).toBeLessThan(150);
    expect(excerpt("Una frase breve.", "xyzzy")).toEqual([{ text: "Una frase breve.", isFound: false }]);
  });
});
