// @vitest-environment node
import { describe, expect, it } from "vitest";
import { glossary } from "../../../clientlibs/docs/glossary-page";
import { unescapedMarkup } from "../../support/unescaped-markup";
import { files } from "./docs-files";

const words = glossary.flatMap((group) => group.words);

/** All pages but the glossary, with what they show. */
const pagesIn = (language: "it" | "en") =>
  [...files]
    .filter(([path]) => path.endsWith(".html") && path.startsWith("en/") === (language === "en"))
    .filter(([path]) => !path.endsWith("glossary.html"))
    .map(([, content]) => unescapedMarkup(content).toLowerCase());

describe.each(["it", "en"] as const)("the glossary (%s)", (language) => {
  const folder = language === "it" ? "" : "en/";
  const page = files.get(`${folder}glossary.html`) ?? "";

  it("has each word, with an id of its own", () => {
    for (const { id, word } of words) {
      const [, entry = ""] = page.split(`<div id="${id}">`);
      expect(entry.trimStart().slice(0, 80)).toContain(`<dt>${word[language]}</dt>`);
    }
    expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
  });

  it.each(words)("$id is a word of other pages", ({ word }) => {
    const pages = pagesIn(language);
    // “Elemento e tag” are two words, and of “token di accesso” pages say “token”.
    for (const [each = ""] of word[language]
      .split(/ e | and |, /)
      .map((part) => part.toLowerCase().split(" ")))
      expect(
        pages.some((text) => text.includes(each)),
        each,
      ).toBe(true);
  });

  it("leads to places that exist", () => {
    for (const { more } of words) {
      const [path = "", id] = (more?.href ?? "index.html").split("#");
      const target = files.get(folder + path);
      expect(target, path).toBeDefined();
      if (id) expect(target).toContain(`id="${id}"`);
    }
  });

  it("is in the navigation, and on the start page", () => {
    const start = files.get(`${folder}index.html`) ?? "";
    expect(start.match(/href="glossary\.html"/g)?.length).toBeGreaterThan(1);
  });
});
