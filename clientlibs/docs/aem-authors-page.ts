import type { WidgetDefinition } from "../../src/definition";
import { mustFill } from "../aem/fields";
import { words as dialogWords } from "../aem/names";
import { authorSlots } from "../author-slots";
import { type AttributeRow, itemAttributes, ownAttributes, shortName } from "../describe";
import { html, type Html } from "../html";
import type { Source } from "../source";
import { aemAuthorsProse } from "./aem-authors-prose";
import { paragraphs } from "./blocks";
import { type Page, section } from "./page";
import { inGroups } from "./service-groups";
import type { Language } from "./words";

interface Field {
  readonly label: string;
  readonly isRequired: boolean;
}

const fieldOf = (row: AttributeRow, language: Language): Field => ({
  label: row.label[language],
  isRequired: mustFill(row.kind),
});

/** The fields of a component's dialog that are its own, in the order of the dialog. */
const dialogFields = (definition: WidgetDefinition, language: Language): Field[] => [
  ...ownAttributes(definition).map((row) => fieldOf(row, language)),
  ...authorSlots(definition).map(([name, { label, needed }]) => ({
    label: label?.[language] ?? name,
    isRequired: needed === true,
  })),
];

const fieldList = (fields: readonly Field[]) =>
  fields.map(({ label, isRequired }) => label + (isRequired ? "*" : "")).join(", ");

/** The list of a component: its label, and the fields of each item. */
function listOf({ items }: WidgetDefinition, language: Language): string {
  if (!items) return "";
  const content = { label: items.content.label[language], isRequired: false };
  const fields = [...itemAttributes(items).map((row) => fieldOf(row, language)), content];
  return `${items.label[language]} (${fieldList(fields)})`;
}

function componentEntry(definition: WidgetDefinition, language: Language): Html {
  const own = fieldList(dialogFields(definition, language));
  const fields = [own, listOf(definition, language)].filter(Boolean).join("; ");
  return html`<div>
    <dt><a href="${shortName(definition)}.html">${definition.title[language]}</a></dt>
    <dd><p>${fields || aemAuthorsProse[language].noFields}</p></dd>
  </div>`;
}

/** The page for authors in AEM: how a component is placed and filled in. */
export function aemAuthorsPage({ widgets }: Source, language: Language): Page {
  const text = aemAuthorsProse[language];
  const link = (href: string, title: string) => html`<p><a href="${href}">${title}</a></p>`;
  const inOrder = inGroups(widgets, language).flatMap((each) => each.widgets);
  return {
    slug: "aem-authors",
    group: "guide",
    title: text.title,
    lead: paragraphs(text.lead),
    sections: [
      section("place", text.place, paragraphs(text.placeText), link("aem.html", text.developers)),
      section(
        "dialog",
        text.dialog,
        paragraphs([...text.dialogText, text.identification(dialogWords.identification[language])]),
      ),
      section("inside", text.inside, paragraphs(text.insideText)),
      section("seen", text.seen, paragraphs(text.seenText), link("troubleshooting.html", text.trouble)),
      section(
        "components",
        text.components,
        paragraphs(text.componentsText),
        html`<dl class="entries">
          ${inOrder.map(({ definition }) => componentEntry(definition, language))}
        </dl>`,
      ),
    ],
  };
}
