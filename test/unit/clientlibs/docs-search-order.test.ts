// @vitest-environment node
import { describe, expect, it } from "vitest";
import { find, type SearchEntry } from "../../../clientlibs/docs/script/find";
import { english, index } from "./docs-search-index";

const first = (entries: readonly SearchEntry[], query: string) => find(entries, query).entries[0]?.[0];

describe("the order of the results", () => {
  it("finds a section that many pages have once, and what explains it before the others", () => {
    const found = find(index, "prova").entries;
    expect(found[0]?.[0]).toBe("html.html#demo");
    const titles = found.map(([, title]) => title);
    const [best, ...others] = titles.flatMap((title, place) => (title === "Prova" ? [place] : []));
    expect(best).toBe(1);
    expect(others.length).toBeGreaterThan(20);
    expect(others[0]).toBeGreaterThan(15);
    expect(first(index, "attributi")).toBe("index.html#rules");
    expect(first(english, "style tokens")).toBe("appearance.html#tokens");
  });

  it.each([
    [index, "date picker prova", "date-picker.html#playground"],
    [index, "classifica testi", "leaderboard.html#texts"],
    [index, "leaderboard testi", "leaderboard.html#texts"],
    [english, "leaderboard keyboard", "leaderboard.html#keyboard"],
  ])("finds a section that many pages have on the page that is named: %#", (entries, query, address) => {
    expect(first(entries, query)).toBe(address);
  });

  it.each([
    [index, "lingua inglese", "configuration.html#language"],
    [index, "inglese", "configuration.html#language"],
    [english, "english", "configuration.html#language"],
    [index, "tradurre", "configuration.html#texts"],
    [index, "dark mode", "appearance.html#dark"],
    [english, "dark mode", "appearance.html#dark"],
    [index, "larghezza", "appearance.html"],
    [index, "csp", "html.html#policy"],
    [index, "lazy loading", "html.html#loading"],
    [english, "lazy", "html.html#loading"],
    [index, "prestazioni", "html.html#loading"],
    [english, "upgrade", "html.html#cache"],
    [index, "versione", "support.html#changes"],
    [index, "react", "npm.html#react"],
    [index, "icona", "appearance.html#icons"],
    [index, "gdpr", "stored-data.html"],
    [english, "cookie consent", "stored-data.html"],
    [index, "localstorage", "stored-data.html"],
  ])("leads to what is meant in other words: %#", (entries, query, address) => {
    expect(first(entries, query)).toBe(address);
  });

  it("finds the attributes that are required", () => {
    const addresses = find(index, "obbligatorio").entries.map(([address]) => address);
    expect(addresses.slice(0, 4)).toContain("live-casino-card.html#data-heading");
  });

  it("prefers a name to a sentence that has it, and a short text to a long one", () => {
    expect(first(english, "limit")).toMatch(/#data-limit$/);
    expect(first(index, "titolo")).toMatch(/#data-heading$/);
  });
});
