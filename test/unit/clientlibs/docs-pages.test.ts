// @vitest-environment node
import { describe, expect, it } from "vitest";
import { sentence, sentencesIn } from "../../../clientlibs/docs/site";
import { folderOf } from "../../../distribution/names";
import { escapeMarkup } from "../../../src/description/fallback";
import { descriptions } from "../../../widgets/descriptions";
import { sectionIn, unescapedMarkup } from "../../support/markup";
import { files } from "./docs-files";

const pages = [...files].filter(([path]) => path.endsWith(".html"));

const withoutLiveElements = (markup: string) => markup.replace(/<template>[\s\S]*?<\/template>/g, "");

const idsIn = (markup: string) =>
  [...withoutLiveElements(markup).matchAll(/<[a-z][^<>]* id="([^"]+)"/g)].map(([, id = ""]) => id);

const headingsIn = (markup: string) =>
  [...withoutLiveElements(markup).matchAll(/<h[2-4] id="([^"]+)"/g)].map(([, id = ""]) => id);

describe("the pages of the author documentation", () => {
  it("exist in both languages with the same ids of headings", () => {
    const italian = pages.filter(([path]) => !path.startsWith("en/"));
    expect(italian).toHaveLength(pages.length / 2);
    for (const [path, content] of italian) {
      const english = headingsIn(files.get(`en/${path}`) ?? "");
      expect(
        english.filter((id) => !id.startsWith("nav-")),
        path,
      ).toEqual(headingsIn(content).filter((id) => !id.startsWith("nav-")));
    }
  });

  it.each(pages)("include %s with a title, a lead before its sections and unique ids", (_, content) => {
    expect(content.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1);
    expect(content).toMatch(/<div class="lead"><p>/);
    const ids = idsIn(content);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(pages)("link, in %s, only to existing pages and headings", (path, content) => {
    const links = [...withoutLiveElements(content).matchAll(/<a [^>]*href="([^"]+)"/g)];
    expect(links.length).toBeGreaterThan(descriptions.length);
    for (const [, href = ""] of links) {
      const { pathname, hash } = new URL(href, `https://docs.example/${path}`);
      const target = files.get(pathname.slice(1));
      expect(target, href).toBeDefined();
      if (hash) expect(idsIn(target ?? ""), href).toContain(decodeURIComponent(hash.slice(1)));
    }
  });

  it.each(pages)("do not use inline styles or scripts in %s, as the policy requires", (_, content) => {
    expect(content).not.toMatch(/<style|<[^<>]* style="|<[^<>]* on[a-z]+="/);
    expect(content).not.toMatch(/<script(?![^>]* src=)/);
  });

  it("list each element in the navigation", () => {
    const [navigation = ""] = /<nav class="side"[\s\S]*?<\/nav>/.exec(files.get("en/index.html") ?? "") ?? [];
    for (const definition of descriptions)
      expect(navigation.split(`href="${folderOf(definition.tag)}.html"`)).toHaveLength(2);
  });
});

describe.each(descriptions)("the page of $tag", (definition) => {
  it.each(["", "en/"])(
    "contains a playground for the first example, live versions of the other examples, and the states (%s)",
    (folder) => {
      const page = files.get(`${folder}${folderOf(definition.tag)}.html`);
      expect(sectionIn(page, "examples").split("data-place")).toHaveLength(definition.examples?.length ?? 0);
      expect(sectionIn(page, "preview")).toContain("data-playground");
      expect(sectionIn(page, "states")).toContain("<code>ready</code>");
    },
  );
});

it.each(["", "en/"])("each term of the glossary is used on other pages (%s)", (folder) => {
  const words = [...(files.get(`${folder}glossary.html`) ?? "").matchAll(/<h3 id="word-[^"]+">(.*?)<\/h3>/g)];
  const pages = [...files]
    .filter(([path]) => path.endsWith(".html") && path.startsWith("en/") === (folder === "en/"))
    .filter(([path]) => !path.endsWith("glossary.html"))
    .map(([, content]) => unescapedMarkup(content).toLowerCase());
  expect(words.length).toBeGreaterThan(15);
  // The heading “Elemento e tag” contains two terms, and pages use “token” for “token di accesso”.
  const single = words.flatMap(([, word = ""]) => word.toLowerCase().split(/ e | and |, /));
  const unused = single.filter((word) => !pages.some((text) => text.includes(word.split(" ")[0] ?? "")));
  expect(unused).toEqual([]);
});

/**
 * Ids of sentences that are not about a problem: a working state, a console message, or a part of another
 * sentence.
 */
const others = ["edited", "shows", "simulated", "unneeded", "unknown", "inspect", "noSlots"];

it.each(["it", "en"] as const)(
  "the troubleshooting page has a heading for each message of the inspector (%s)",
  (language) => {
    const page = files.get(language === "it" ? "troubleshooting.html" : "en/troubleshooting.html") ?? "";
    const missing = Object.keys(sentencesIn(language)).filter(
      (id) => !others.includes(id) && !page.includes(`>${escapeMarkup(sentence(id, language))}</h3>`),
    );
    expect(missing).toEqual([]);
  },
);
