import type { DescribedWidget } from "../../src/description";
import { shortName } from "../describe";
import { html, type Html, trusted } from "../html";
import type { Source } from "../source";
import { prose } from "./blocks";
import { exampleMarkup } from "./example-markup";
import { withLivePictures } from "./pictures";
import { firstExample } from "./sample-texts";
import { groupTitles, inGroups } from "./service-groups";
import { type Language, wordsIn } from "./words";

/**
 * The widget itself, small and inert: unlike a stored picture it always shows the present look. All widgets of the page
 * share one simulation.
 */
const picture = (
  definition: DescribedWidget,
  widgets: readonly DescribedWidget[],
  language: Language,
): Html => {
  const { beside: _, ...example } = firstExample(definition, language);
  const markup = exampleMarkup(definition, example, widgets, language);
  return html`<div class="picture" aria-hidden="true" inert data-place>
    <template>${trusted(withLivePictures(markup))}</template>
  </div>`;
};

/** What stands outside of the page’s flow has no look of its own there. */
const hasPicture = ({ overlay, placeholder }: DescribedWidget) => !overlay && placeholder !== "hidden";

const card = (definition: DescribedWidget, all: readonly DescribedWidget[], language: Language): Html =>
  html`<li>
    ${hasPicture(definition) ? picture(definition, all, language) : html`<p class="picture unshown">${wordsIn[language].unshown}</p>`}
    <a href="${shortName(definition)}.html">${definition.title[language]}</a>
    <p>${prose(definition.summary[language])}</p>
  </li>`;

/** All elements, in their groups. */
export function elementCards({ widgets }: Source, language: Language): Html {
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
