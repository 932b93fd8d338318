// @vitest-environment node
import { describe, expect, it } from "vitest";
import { excerpt } from "../../../clientlibs/docs/script/excerpt";
import { find } from "../../../clientlibs/docs/script/find";
import { english, index } from "./docs-search-index";

describe("a query with typing errors", () => {
  it.each([
    [index, "cokie", "cookie", "stored-data.html"],
    [index, "calednario", "calendario", "date-picker.html"],
    [index, "carosell bonsu", "carosell bonus", "bonus-carousel.html"],
    [index, "leaderbord", "leaderboard", "leaderboard.html"],
    [index, "configuraton", "configuration", "configuration.html"],
    [index, "accesibilità", "accessibilità", "support.html#accessibility"],
    [english, "cokie", "cookie", "stored-data.html"],
    [english, "calender", "calendar", "date-picker.html"],
    [english, "leaderbord", "leaderboard", "leaderboard.html"],
    [english, "Bonus carosel!", "Bonus carousel!", "bonus-carousel.html"],
    [english, "configuraton", "configuration", "configuration.html"],
    [english, "data-mim-date", "data-min-date", "date-picker.html#data-min-date"],
  ])("finds what was meant, and says what that is: %#", (entries, query, meant, address) => {
    const found = find(entries, query);
    expect(found.query).toBe(meant);
    expect(found.isComplete).toBe(true);
    expect(found.entries[0]?.[0]).toBe(address);
  });

  it("is taken as it is where the index has its words", () => {
    for (const query of ["cookie", "carosell", "data-min", "come installo", "needs data-provider"]) {
      expect(find(index, query).query).toBe(query);
    }
  });

  it("is not guessed from a short word, a number or another beginning", () => {
    for (const query of ["xyz", "aen", "505", "pt-999", "jabella"]) {
      expect(find(index, query)).toEqual({ entries: [], isComplete: false, query });
    }
  });

  it("has the nearest results if a word is still missing", () => {
    const found = find(index, "cokie xyzzy");
    expect(found).toMatchObject({ query: "cookie xyzzy", isComplete: false });
    expect(found.entries[0]?.[0]).toBe("stored-data.html");
  });

  it("has the word that was meant marked in its excerpts", () => {
    const { entries, query } = find(index, "dominoi");
    const marked = entries.flatMap(([, , , text]) => excerpt(text, query).filter(({ isFound }) => isFound));
    expect(marked.map(({ text }) => text)).toContain("dominio");
  });
});
