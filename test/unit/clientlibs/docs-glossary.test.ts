// @vitest-environment node
import { expect, it } from "vitest";
import { unescapedMarkup } from "../../support/unescaped-markup";
import { files } from "./docs-files";

it.each(["", "en/"])("each term of the glossary is used on other pages (%s)", (folder) => {
  const words = [...(files.get(`${folder}glossary.html`) ?? "").matchAll(/<h3 id="word-[^"]+">(.*?)<\/h3>/g)];
  const pages = [...files]
    .filter(([path]) => path.endsWith(".html") && path.startsWith("en/") === (folder === "en/"))
    .filter(([path]) => !path.endsWith("glossary.html"))
    .map(([, content]) => unescapedMarkup(content).toLowerCase());
  expect(words.length).toBeGreaterThan(15);
  // “Elemento e tag” are two terms, and for “token di accesso” pages use “token”.
  const single = words.flatMap(([, word = ""]) => word.toLowerCase().split(/ e | and |, /));
  const unused = single.filter((word) => !pages.some((text) => text.includes(word.split(" ")[0] ?? "")));
  expect(unused).toEqual([]);
});
