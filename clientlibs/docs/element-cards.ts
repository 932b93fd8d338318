import { folderOf } from "../../distribution/names";
import { html, type Html, trusted } from "../../markup/html";
import type { DescribedWidget } from "../../src/description";
import type { Source } from "../source";
import { prose } from "./blocks";
import { exampleMarkup } from "./example-markup";
import { withLivePictures } from "./pictures";
import { firstExample } from "./sample-texts";
import { groupTitles, inGroups } from "./service-groups";
import type { Language } from "./words";

/**
 * A live thumbnail: the widget itself, small and inert. Unlike a stored image, it is never out of date. All
 * widgets of the page share one simulation.
 */
const picture = (definition: DescribedWidget, language: Language): Html => {
  const { companions: _, ...example } = firstExample(definition, language);
  const markup = exampleMarkup(definition, example, language);
  return html`<div class="picture" aria-hidden="true" inert data-place>
    <template>${trusted(withLivePictures(markup))}</template>
  </div>`;
};

/**
 * A drawing of a page with a dialog or a toast, for elements that open over the page and take no space in it.
 */
const drawing = ({ tag }: DescribedWidget): Html =>
  html`<svg class="picture" viewBox="0 0 160 100" aria-hidden="true" focusable="false">
    <path class="drawn-page" d="M12 16h60M12 30h136M12 42h136M12 54h136M12 66h136M12 78h90" />
    ${
      tag === "vetrina-login-modal"
        ? html`<rect class="drawn-box" x="50" y="14" width="60" height="72" rx="5" />
            <path class="drawn-page" d="M58 26h28M58 40h44M58 52h44" />
            <path class="drawn-mark" d="M60 70h40" />`
        : html`<rect class="drawn-box" x="76" y="62" width="72" height="26" rx="5" />
            <path class="drawn-page" d="M98 71h42M98 79h26" />
            <path class="drawn-mark" d="M87 75h0" />`
    }
  </svg>`;

/** Elements outside the page flow show nothing at their position in the markup. */
const hasPicture = ({ overlay, placeholder }: DescribedWidget) => !overlay && placeholder !== "hidden";

const card = (definition: DescribedWidget, language: Language): Html =>
  html`<li>
    ${hasPicture(definition) ? picture(definition, language) : drawing(definition)}
    <a href="${folderOf(definition.tag)}.html">${definition.title[language]}</a>
    <p>${prose(definition.summary[language])}</p>
  </li>`;

/** All elements, in their groups. */
export const elementCards = ({ definitions }: Source, language: Language): Html =>
  html`<div class="card-groups" data-demo="logged-in">
    ${inGroups(definitions, language).map(
      (each) =>
        html`<h3>${groupTitles[each.group][language]}</h3>
          <ul class="cards widgets">
            ${each.definitions.map((definition) => card(definition, language))}
          </ul>`,
    )}
  </div>`;
