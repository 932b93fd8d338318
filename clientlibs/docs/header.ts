import { html, type Html } from "../html";
import { type Language, wordsIn } from "./words";

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
  <rect class="mark-ground" width="32" height="32" rx="8" />
  <path class="mark-arch" d="M8 24V15a8 8 0 0 1 16 0v9" />
  <path class="mark-floor" d="M6 24h20" />
</svg>`;

/** The search needs the page's script, which shows it. */
const search = (language: Language) => {
  const words = wordsIn[language];
  return html`<form class="search" role="search" data-search hidden>
    <label class="unseen" for="search-field">${words.search}</label>
    <input
      id="search-field"
      type="search"
      placeholder="${words.search}"
      autocomplete="off"
      spellcheck="false"
      aria-keyshortcuts="/"
    />
    <p class="unseen" role="status" data-search-status></p>
    <ul class="found" aria-label="${words.results}" data-found hidden></ul>
  </form>`;
};

/** The bar above every page: name, menu (on a phone), search and the other language. */
export function header(version: string, slug: string, language: Language): Html {
  const words = wordsIn[language];
  const other = language === "it" ? "en" : "it";
  const otherPage = `${language === "it" ? "en/" : "../"}${slug}.html`;
  return html`<header class="top">
    <a class="brand" href="index.html">
      ${mark}<span class="name">${words.title}</span><span class="version">${version}</span>
    </a>
    ${search(language)}
    <a class="language" href="${otherPage}" hreflang="${other}" lang="${other}" data-language
      >${words.otherLanguage}</a
    >
    <a class="menu" href="#navigation" data-menu>${words.menu}</a>
  </header>`;
}
