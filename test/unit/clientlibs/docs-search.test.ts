// @vitest-environment node
import { describe, expect, it } from "vitest";
import { docsFiles } from "../../../clientlibs/docs";
import { find, type SearchEntry, wordsOf } from "../../../clientlibs/docs/script/find";
import { testSource } from "./source";

const files = new Map((await docsFiles(testSource())).map(({ path, content }) => [path, String(content)]));

const readIndex = (path: string) =>
  JSON.parse((files.get(path) ?? "").replace(/^globalThis\.vetrinaSearch=|;\n$/g, "")) as SearchEntry[];

const index = readIndex("search.js");
const english = readIndex("en/search.js");

const first = (entries: readonly SearchEntry[], query: string) => find(entries, query)[0]?.[0];

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
  it.each([
    ["data-min-date", "date-picker.html#data-min-date"],
    ["min-date", "date-picker.html#data-min-date"],
    ["gamification.url", "configuration.html#gamification.url"],
    ["carosello", "bonus-carousel.html"],
    ["INTEGRITY quando", "html.html#integrity"],
    ["json", "configuration.html#json"],
    ["calendario", "date-picker.html"],
    ["tavoli", "live-casino-card.html"],
    ["tavolo", "live-casino-card.html"],
    ["vetrina-date-picker", "date-picker.html"],
    ["vetrina-bonus-carousel", "bonus-carousel.html"],
  ])("finds %s", (query, address) => {
    expect(first(index, query)).toBe(address);
  });

  it("is in the language of the pages", () => {
    expect(first(english, "carousel")).toBe("bonus-carousel.html");
    expect(find(english, "carosello")).toEqual([]);
  });

  it("needs every word, and finds nothing without one", () => {
    expect(find(index, "carosello xyzzy")).toEqual([]);
    expect(find(index, "  ")).toEqual([]);
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
