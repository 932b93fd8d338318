import type { WidgetDefinition } from "../../src/definition";
import { html, type Html, trusted } from "../html";
import { shortName } from "../describe";
import type { Source } from "../source";
import { paragraphs, prose } from "./blocks";
import { exampleMarkup } from "./example-markup";
import { type Page, section } from "./page";
import { withLivePictures } from "./pictures";
import { firstExample } from "./sample-texts";
import { groupTitles, inGroups } from "./service-groups";
import { startProse } from "./start-prose";
import { type Language, wordsIn } from "./words";

/**
 * The widget itself, small and inert: unlike a stored picture it always shows the present look. All widgets of the page
 * share one simulation.
 */
const picture = (
  definition: WidgetDefinition,
  widgets: readonly WidgetDefinition[],
  language: Language,
): Html => {
  const { beside: _, ...example } = firstExample(definition, language);
  const markup = exampleMarkup(definition, example, widgets, language);
  return html`<div class="picture" aria-hidden="true" inert data-place>
    <template>${trusted(withLivePictures(markup))}</template>
  </div>`;
};

/** What stands outside of the page’s flow has no look of its own there. */
const hasPicture = ({ overlay, placeholder }: WidgetDefinition) => !overlay && placeholder !== "hidden";

const card = (definition: WidgetDefinition, all: readonly WidgetDefinition[], language: Language): Html =>
  html`<li>
    ${hasPicture(definition) ? picture(definition, all, language) : html`<p class="picture unshown">${startProse[language].unshown}</p>`}
    <a href="${shortName(definition)}.html">${definition.title[language]}</a>
    <p>${prose(definition.summary[language])}</p>
  </li>`;

function widgetCards({ widgets }: Source, language: Language): Html {
  const all = widgets.map(({ definition }) => definition);
  return html`<div class="card-groups" data-demo="logged-in">
    ${inGroups(widgets, language).map(
      (each) =>
        html`<h3>${groupTitles[each.group][language]}</h3>
          <ul class="cards widgets">
            ${each.widgets.map(({ definition }) => card(definition, all, language))}
          </ul>`,
    )}
  </div>`;
}

/**
 * The page “Getting started”: which way leads to an element in a page, and all elements.
 *
 * @param guide the other pages of the guide, for their titles
 */
export function startPage(source: Source, guide: readonly Page[], language: Language): Page {
  const text = startProse[language];
  const words = wordsIn[language];
  const titleOf = (slug: string) => guide.find((page) => page.slug === slug)?.title;
  return {
    slug: "index",
    group: "guide",
    title: words.start,
    lead: paragraphs(text.lead),
    hasPreviews: true,
    sections: [
      section(
        "ways",
        text.ways,
        html`<ul class="cards ways">
          ${text.wayList.map(
            ({ slug, help }) =>
              html`<li>
                <a href="${slug}.html">${titleOf(slug)}</a>
                <p>${prose(help)}</p>
              </li>`,
          )}
        </ul>`,
      ),
      section("elements", words.widgets, widgetCards(source, language)),
      section("rules", text.rules, paragraphs(text.rulesText)),
    ],
  };
}
