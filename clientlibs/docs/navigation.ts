import { attributes, html, type Html } from "../html";
import { developersTitle, type DividedSections } from "./developer-sections";
import type { Page, PageSection } from "./page";
import { groupTitles, serviceGroups } from "./service-groups";
import { type Language, wordsIn } from "./words";

const link = ({ slug, title }: Page, current: string) =>
  html`<li>
    <a${attributes({ href: `${slug}.html`, "aria-current": slug === current ? "page" : undefined })}>${title}</a>
  </li>`;

/** The elements of each service below a heading of its own. */
function widgetLists(pages: readonly Page[], current: string, language: Language): Html[] {
  return serviceGroups.flatMap((group) => {
    const inGroup = pages.filter(({ service }) => service === group);
    if (inGroup.length === 0) return [];
    return html`<h3 class="side-group" id="nav-${group}">${groupTitles[group][language]}</h3>
      <ul aria-labelledby="nav-${group}">
        ${inGroup.map((page) => link(page, current))}
      </ul>`;
  });
}

/**
 * The list of all pages. On a phone it is closed: the menu button opens it, or without JavaScript the link to it, which
 * makes it the document's target.
 */
export function navigation(
  pages: readonly Page[],
  current: string,
  version: string,
  language: Language,
): Html {
  const words = wordsIn[language];
  const guide = pages.filter(({ group }) => group === "guide");
  return html`<nav class="side" id="navigation" aria-label="${words.navigation}">
    <h2 class="side-title" id="nav-guide">${words.guide}</h2>
    <ul aria-labelledby="nav-guide">
      ${guide.map((page) => link(page, current))}
    </ul>
    <h2 class="side-title">${words.widgets}</h2>
    ${widgetLists(pages, current, language)}
    <p class="side-version">${words.version} ${version}</p>
    <a class="close-menu" href="#content">${words.closeMenu}</a>
  </nav>`;
}

const sectionLinks = (sections: readonly PageSection[]) =>
  sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`);

/** The sections of a page. On a wide screen it is open and stays in sight beside them. */
export function tableOfContents(
  { forAll, forDevelopers }: DividedSections,
  language: Language,
): Html | false {
  if (forAll.length < 2) return false;
  return html`<nav class="contents" aria-label="${wordsIn[language].onThisPage}">
    <details data-contents>
      <summary>${wordsIn[language].onThisPage}</summary>
      <ul>
        ${sectionLinks(forAll)}
      </ul>
      ${
        forDevelopers.length > 0 &&
        html`<p class="side-group" id="contents-developers">${developersTitle(language)}</p>
          <ul aria-labelledby="contents-developers">
            ${sectionLinks(forDevelopers)}
          </ul>`
      }
    </details>
  </nav>`;
}

/** Links to the pages before and after this one, in the order of the navigation. */
export function neighbours(all: readonly Page[], current: string, language: Language): Html {
  const words = wordsIn[language];
  const at = all.findIndex(({ slug }) => slug === current);
  const neighbour = (page: Page | undefined, rel: string, label: string) =>
    page &&
    html`<a class="${rel}" href="${page.slug}.html" rel="${rel}"
      ><small>${label}</small> <span>${page.title}</span></a
    >`;
  return html`<nav class="neighbours" aria-label="${words.neighbours}">
    ${neighbour(all[at - 1], "prev", words.previousPage)} ${neighbour(all[at + 1], "next", words.nextPage)}
  </nav>`;
}
