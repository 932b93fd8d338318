import { attributes, type Fragment, html, type Html, trusted } from "../html";
import { shortName } from "../describe";
import type { Source } from "../source";
import { type Language, wordsIn } from "./words";

/** A page of the documentation, in one language. */
export interface Page {
  /** File name without extension, the same in both languages. */
  readonly slug: string;
  readonly title: string;
  readonly lead: Fragment;
  readonly main: Html;
  /** Whether the page has previews of elements. */
  readonly hasPreviews?: boolean;
}

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
  <rect class="mark-ground" width="32" height="32" rx="8" />
  <path class="mark-arch" d="M8 24V15a8 8 0 0 1 16 0v9" />
  <path class="mark-floor" d="M6 24h20" />
</svg>`;

const link = (slug: string, title: string, current: string) =>
  html`<li>
    <a${attributes({ href: `${slug}.html`, "aria-current": slug === current ? "page" : undefined })}>${title}</a>
  </li>`;

function navigation({ widgets }: Source, current: string, language: Language): Html {
  const words = wordsIn[language];
  const guide = [
    ["index", words.start],
    ["configuration", words.configuration],
    ["appearance", words.appearance],
    ["inspector", words.inspector],
    ["aem", words.aem],
    ["wordpress", words.wordPress],
  ] as const;
  return html`<nav class="side" aria-label="${words.navigation}">
    <p class="side-title" id="nav-guide">${words.guide}</p>
    <ul aria-labelledby="nav-guide">
      ${guide.map(([slug, title]) => link(slug, title, current))}
    </ul>
    <p class="side-title" id="nav-widgets">${words.widgets}</p>
    <ul aria-labelledby="nav-widgets">
      ${widgets.map(({ definition }) => link(shortName(definition), definition.title[language], current))}
    </ul>
  </nav>`;
}

/** Relative address of the library's folder, from a page. */
const toLibrary = (language: Language) => (language === "it" ? "../" : "../../");

const toDocs = (language: Language) => (language === "it" ? "" : "../");

/**
 * The library's script tag in a template. The page's script inserts it only if the page comes from a server: a page that
 * is opened as a file cannot load the library.
 */
const libraryTemplate = (language: Language) =>
  trusted(`<template id="library"><script src="${toLibrary(language)}vetrina.js" async></script></template>`);

/** A complete document, without inline scripts and styles. All addresses are relative. */
export function renderPage(source: Source, page: Page, language: Language): string {
  const words = wordsIn[language];
  const { slug, title, lead, main, hasPreviews = false } = page;
  const other = language === "it" ? "en" : "it";
  const otherPage = `${language === "it" ? "en/" : "../"}${slug}.html`;
  const labels = attributes({
    lang: language,
    "data-copy": words.copy,
    "data-copied": words.copied,
    "data-copy-by-hand": words.copyByHand,
  });
  return html`<!doctype html>
    <html${labels}>
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
        <header class="top">
          <a class="brand" href="index.html">${mark}<span>${words.title}</span><span class="version">${source.version}</span></a>
          <a class="language" href="${otherPage}" hreflang="${other}" lang="${other}">${words.otherLanguage}</a>
        </header>
        <div class="frame">
          ${navigation(source, slug, language)}
          <main id="content" tabindex="-1">
            <h1>${title}</h1>
            <div class="lead">${lead}</div>
            ${main}
          </main>
        </div>
        ${hasPreviews && libraryTemplate(language)}
      </body>
    </html> `.markup;
}
