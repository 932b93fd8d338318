// @vitest-environment node
import { describe, expect, it } from "vitest";
import { shortName } from "../../../clientlibs/describe";
import { demoLabels } from "../../../src/definition";
import { catalogue } from "../../../widgets/catalogue";
import { unescapedMarkup } from "../../support/unescaped-markup";
import { files } from "./docs-files";

const page = (path: string) => files.get(path) ?? "";

/** The sections of a page: id → markup. */
const sectionsOf = (path: string): ReadonlyMap<string, string> =>
  new Map(
    [...page(path).matchAll(/<section aria-labelledby="([^"]+)">([\s\S]*?)<\/section>/g)].map(
      ([, id = "", markup = ""]) => [id, markup],
    ),
  );

const forDevelopers = ["events", "properties", "parts", "tokens", "react"];

const order = [
  "preview",
  "playground",
  "attributes",
  "examples",
  "content-inside",
  "forms",
  "keyboard",
  "configuration",
  "page",
  "demo-ids",
  "states",
  "texts",
  "related",
  ...forDevelopers,
];

describe.each(catalogue)("the page of $tag", (definition) => {
  const path = `${shortName(definition)}.html`;

  it("has what an author needs first, and React last", () => {
    const found = [...sectionsOf(path).keys()];
    expect(found.length).toBeGreaterThan(10);
    expect(found).toEqual(order.filter((id) => found.includes(id)));
  });

  it("says where that for developers begins, in the table of contents too", () => {
    const [before = "", after = ""] = page(path).split('<div class="for-developers">');
    const [, contents = ""] = /<nav class="contents"[^>]*>([\s\S]*?)<\/nav>/.exec(before) ?? [];
    const [forAll = "", rest = ""] = contents.split('<p class="side-group" id="contents-developers">');
    for (const id of sectionsOf(path).keys()) {
      const isLater = forDevelopers.includes(id);
      expect(after.includes(`<h2 id="${id}">`), id).toBe(isLater);
      expect(forAll.includes(`<a href="#${id}">`), id).toBe(!isLater);
      expect(rest.includes(`<a href="#${id}">`), id).toBe(isLater);
    }
  });

  it("has one example at its beginning, and says of the others what is simulated", () => {
    const [main, ...others] = definition.examples ?? [];
    const sections = sectionsOf(path);
    expect(sections.get("preview")).toContain(`<h3>${main?.title.it}</h3>`);
    for (const [index, { title, demo }] of others.entries()) {
      const id = `example-${index + 2}`;
      expect(sections.get("preview")).toContain(`<a href="#${id}">${title.it}</a>`);
      const [, text = ""] = (sections.get("examples") ?? "").split(`<h3 id="${id}">${title.it}</h3>`);
      const [own = ""] = text.split("<h3");
      expect(own.includes(`${demoLabels[demo].it}.`), title.it).toBe(demo !== main?.demo);
    }
  });
});

it("an example that differs by its situation alone does not repeat the code", () => {
  const text = unescapedMarkup(sectionsOf("bonus-carousel.html").get("examples") ?? "");
  const [, stale = ""] = text.split(
    ">La connessione cade: senza i limiti del giocatore i bonus non si mostrano</h3>",
  );
  const [own = ""] = stale.split("<h3");
  expect(own).toContain("Un giocatore ha fatto l’accesso; la connessione cade dopo l’arrivo dei dati.");
  expect(own).toContain("Il codice è quello del primo esempio");
  expect(own).not.toContain("<figure");
});

it("the situations of the carousel are told without codes and technical terms", () => {
  const definition = catalogue.find(({ tag }) => tag === "vetrina-bonus-carousel");
  const told = [
    ...Object.values(demoLabels).map(({ it: text }) => text),
    ...Object.values(definition?.states ?? {}).map(({ help }) => help.it),
    ...(definition?.examples ?? []).map(({ title }) => title.it),
  ];
  expect(told.length).toBeGreaterThan(15);
  expect(told.filter((text) => /\d{3}|status|rete\b|risposta|fallback|timeout|endpoint/i.test(text))).toEqual(
    [],
  );
});

describe("the related elements", () => {
  const relatedOn = (path: string) =>
    [...(sectionsOf(path).get("related") ?? "").matchAll(/<dt>([^<]*)<\/dt>([\s\S]*?)<\/dd>/g)].map(
      ([, relation = "", markup = ""]) => [
        relation,
        [...markup.matchAll(/href="([^"]+)\.html"/g)].map(([, slug]) => slug),
      ],
    );

  it("are those inside, around and beside an element, and those of its service", () => {
    expect(relatedOn("live-casino-lobby.html")).toEqual([["Contiene", ["live-casino-card"]]]);
    expect(relatedOn("en/live-casino-card.html")).toEqual([
      ["Stands inside", ["live-casino-lobby"]],
      ["Its examples also use", ["login-modal"]],
    ]);
    expect(relatedOn("bonus-detail.html")).toEqual([["Dello stesso servizio", ["bonus-carousel"]]]);
    expect(relatedOn("login-modal.html").map(([relation]) => relation)).toEqual([
      "I suoi esempi usano anche",
      "Serve negli esempi di",
    ]);
  });

  it("are not those that only have no service", () => {
    expect(relatedOn("date-picker.html")).toEqual([]);
    expect(relatedOn("tour.html")).toEqual([]);
  });

  it("has a link from the content of the lobby to its tables", () => {
    expect(sectionsOf("live-casino-lobby.html").get("content-inside")).toMatch(
      /<a href="live-casino-card\.html">\s*<code>&lt;vetrina-live-casino-card&gt;<\/code>/,
    );
  });
});
