import { attributes, html, type Html } from "../html";
import type { Page, PageSection } from "./page";
import { type Language, wordsIn } from "./words";

const link = ({ slug, title }: Page, current: string) =>
  html`<li>
    <a${attributes({ href: `${slug}.html`, "aria-current": slug === current ? "page" : undefined })}>${title}</a>
  </li>`;

/**
 * The list of all pages. On a phone it is closed: the menu button opens it, or without JavaScript the link to it, which
 * makes it the document's target.
 */
export function navigation(pages: readonly Page[], current: string, language: Language): Html {
  const words = wordsIn[language];
  const group = (name: Page["group"]) =>
    pages.filter((page) => page.group === name).map((page) => link(page, current));
  return html`<nav class="side" id="navigation" aria-label="${words.navigation}">
    <p class="side-title" id="nav-guide">${words.guide}</p>
    <ul aria-labelledby="nav-guide">
      ${group("guide")}
    </ul>
    <p class="side-title" id="nav-widgets">${words.widgets}</p>
    <ul aria-labelledby="nav-widgets">
      ${group("widgets")}
    </ul>
    <a class="close-menu" href="#content">${words.closeMenu}</a>
  </nav>`;
}

/** The sections of a page. On a wide screen it is open and stays in sight beside them. */
export function tableOfContents(sections: readonly PageSection[], language: Language): Html | false {
  if (sections.length < 2) return false;
  return html`<nav class="contents" aria-label="${wordsIn[language].onThisPage}">
    <details data-contents>
      <summary>${wordsIn[language].onThisPage}</summary>
      <ul>
        ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
      </ul>
    </details>
  </nav>`;
}

/** Links to the pages before and after this one, in the order of the navigation. */
export function neighbours(all: readonly Page[], current: string, language: Language): Html {
  const words = wordsIn[language];
  const pages = (["guide", "widgets"] as const).flatMap((name) => all.filter(({ group }) => group === name));
  const at = pages.findIndex(({ slug }) => slug === current);
  const neighbour = (page: Page | undefined, rel: string, label: string) =>
    page &&
    html`<a class="${rel}" href="${page.slug}.html" rel="${rel}"
      ><small>${label}</small> <span>${page.title}</span></a
    >`;
  return html`<nav class="neighbours" aria-label="${words.neighbours}">
    ${neighbour(pages[at - 1], "prev", words.previousPage)}
    ${neighbour(pages[at + 1], "next", words.nextPage)}
  </nav>`;
}
