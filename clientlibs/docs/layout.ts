import { attributes, html, type Html, trusted } from "../html";
import type { Source } from "../source";
import { developersNote, dividedSections } from "./developer-sections";
import { header } from "./header";
import { navigation, neighbours, tableOfContents } from "./navigation";
import type { Page, PageSection } from "./page";
import { withPlaceholderNotes } from "./placeholders";
import { type Language, wordsIn } from "./words";

/** Relative address of the library's folder, from a page. */
const toLibrary = (language: Language) => (language === "it" ? "../" : "../../");

/** The path from a page to the folder of the documentation. */
export const toDocs = (language: Language) => (language === "it" ? "" : "../");

/**
 * A script in a template. The page's script inserts it when it is needed: a copied script element starts under a
 * Content-Security-Policy and Trusted Types that would refuse an address from a string.
 */
const scriptTemplate = (id: string, address: string) =>
  trusted(`<template id="${id}"><script src="${address}" async></script></template>`);

/** From a server, elements are those of the library beside these pages; from a disk, those of one script. */
const libraryTemplates = (language: Language) => [
  scriptTemplate("library", `${toLibrary(language)}vetrina.js`),
  scriptTemplate("disk-library", `${toDocs(language)}disk-library.js`),
];

const printSection = ({ id, title, content }: PageSection, language: Language): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${withPlaceholderNotes(html`${content}`, language)}
  </section>`;

/** Texts for the page's script. */
const labels = (language: Language) => {
  const words = wordsIn[language];
  return attributes({
    lang: language,
    "data-copy": words.copy,
    "data-copied": words.copied,
    "data-copy-by-hand": words.copyByHand,
    "data-found-near": words.foundNear,
    "data-found-meant": words.foundMeant,
    "data-found-none": words.foundNone,
    "data-found-one": words.foundOne,
    "data-found-many": words.foundMany,
    "data-found-first": words.foundFirst,
  });
};

/**
 * A complete document, without inline scripts and styles. All addresses are relative.
 *
 * @param pages all pages in this language, in the order of the navigation
 */
export function renderPage(source: Source, page: Page, pages: readonly Page[], language: Language): string {
  const words = wordsIn[language];
  const { slug, title, lead, hasPreviews = false } = page;
  const sections = dividedSections(page);
  const printed = (list: readonly PageSection[]) => list.map((each) => printSection(each, language));
  return html`<!doctype html>
    <html${labels(language)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${words.title} ${source.version}</title>
        ${hasPreviews && html`<link rel="stylesheet" href="${toLibrary(language)}vetrina.css" />`}
        <link rel="icon" href="${toDocs(language)}icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${toDocs(language)}docs.css" />
        <script src="${toDocs(language)}docs.js" defer></script>
      </head>
      <body>
        <a class="skip-link" href="#content">${words.skip}</a>
        ${header(source.version, slug, language)}
        <div class="frame">
          ${navigation(pages, slug, source.version, language)}
          <main id="content" tabindex="-1">
            <div class="intro">
              <h1>${title}</h1>
              <div class="lead">${lead}</div>
            </div>
            ${tableOfContents(sections, language)}
            <div class="sections">
              ${printed(sections.forAll)}
              ${sections.forDevelopers.length > 0 && developersNote(language)}
              ${printed(sections.forDevelopers)}
              ${neighbours(pages, slug, language)}
            </div>
          </main>
        </div>
        ${scriptTemplate("search-index", "search.js")}
        ${hasPreviews && libraryTemplates(language)}
      </body>
    </html> `.markup;
}
