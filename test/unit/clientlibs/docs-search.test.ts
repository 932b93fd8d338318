// @vitest-environment node
import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { searchOptions } from "../../../clientlibs/docs/script/search-options";
import { files } from "./docs-files";

/** Returns the MiniSearch index that a search script contains. */
function indexIn(path: string) {
  const [, json = ""] = /^globalThis\.vetrinaSearch=(.*);$/m.exec(files.get(path) ?? "") ?? [];
  return MiniSearch.loadJSON(json, searchOptions);
}

const italian = indexIn("search.js");
const english = indexIn("en/search.js");

const first = (index: typeof italian, query: string) => index.search(query)[0]?.id;

describe("the search of the author documentation", () => {
  it.each([
    ["saldo", "balance-header.html"],
    ["calendario", "date-picker.html"],
    ["data-min-date", "date-picker.html#data-min-date"],
    ["gamification.url", "configuration.html#gamification.url"],
    ["tavolo", "live-casino-card.html"],
    ["tema scuro", "appearance.html#dark"],
    ["shadow root", "glossary.html#word-shadow-root"],
    ["ispettore", "inspector.html"],
    ["saldo non compare", "troubleshooting.html#nothing"],
    ["il bonus non si mostra", "troubleshooting.html#why-noBonus"],
    ["wordpress", "wordpress.html"],
    ["could not be loaded", "troubleshooting.html#line-could-not-be-loaded"],
  ])("finds the Italian page for %s first", (query, place) => {
    expect(first(italian, query)).toBe(place);
  });

  it.each([
    ["balance", "balance-header.html"],
    ["leaderboard", "leaderboard.html"],
    ["data-min-date", "date-picker.html#data-min-date"],
    ["cookies", "stored-data.html"],
    ["dark theme", "appearance.html#dark"],
    ["margin", "appearance.html"],
    ["inspector", "inspector.html"],
    ["balance does not appear", "troubleshooting.html#nothing"],
    ["browsers", "support.html#browsers"],
    ["login", "login-modal.html"],
    ["could not be loaded", "troubleshooting.html#line-could-not-be-loaded"],
  ])("finds the English page for %s first", (query, place) => {
    expect(first(english, query)).toBe(place);
  });

  it.each([
    ["a beginning of a word", "classif", "leaderboard.html"],
    ["a typing error", "carosselo", "bonus-carousel.html"],
    ["a missing accent", "casino", "live-casino-card.html"],
    ["a surplus word", "saldo xyzzy", "balance-header.html"],
  ])("finds a page for %s", (_, query, place) => {
    expect(italian.search(query).map(({ id }) => id as string)).toContain(place);
  });

  it("finds nothing for a word that no page contains", () => {
    expect(italian.search("xyzzyxyzzy")).toEqual([]);
  });

  it("links to existing pages and headings", () => {
    for (const [index, folder] of [
      [italian, ""],
      [english, "en/"],
    ] as const) {
      const ids = index.search(MiniSearch.wildcard).map(({ id }) => String(id));
      expect(ids.length).toBeGreaterThan(500);
      for (const place of ids) {
        const [path = "", id] = place.split("#");
        const page = files.get(folder + path);
        expect(page, place).toBeDefined();
        if (id) expect(page, place).toContain(`id="${id}"`);
      }
    }
  });
});
