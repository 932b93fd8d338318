import { folderOf } from "../../distribution/names";
import { html, type Html } from "../../markup/html";
import type { DescribedWidget } from "../../src/description";
import { mustFill } from "../aem/fields";
import { type AttributeRow, authorSlots, itemAttributes, ownAttributes } from "../describe";
import type { Source } from "../source";
import { inGroups } from "./service-groups";
import { type Language, wordsIn } from "./words";

interface Field {
  readonly label: string;
  readonly isRequired: boolean;
}

const fieldOf = (row: AttributeRow, language: Language): Field => ({
  label: row.label[language],
  isRequired: mustFill(row.kind),
});

/** Fields of a component's dialog, in their order, without the fields that every component has. */
const dialogFields = (definition: DescribedWidget, language: Language): Field[] => [
  ...ownAttributes(definition).map((row) => fieldOf(row, language)),
  ...authorSlots(definition).map(([name, { label, needed }]) => ({
    label: label?.[language] ?? name,
    isRequired: needed === true,
  })),
];

const fieldList = (fields: readonly Field[]) =>
  fields.map(({ label, isRequired }) => label + (isRequired ? "*" : "")).join(", ");

/** The list of repeated children of a component: its label, and the fields of each item. */
function listOf({ items }: DescribedWidget, language: Language): string {
  if (!items) return "";
  const content = { label: items.content.label[language], isRequired: false };
  const fields = [...itemAttributes(items).map((row) => fieldOf(row, language)), content];
  return `${items.label[language]} (${fieldList(fields)})`;
}

function componentEntry(definition: DescribedWidget, language: Language): Html {
  const own = fieldList(dialogFields(definition, language));
  const fields = [own, listOf(definition, language)].filter(Boolean).join("; ");
  return html`<div>
    <dt><a href="${folderOf(definition.tag)}.html">${definition.title[language]}</a></dt>
    <dd><p>${fields || wordsIn[language].noFields}</p></dd>
  </div>`;
}

/** The AEM components, each with the fields of its dialog. An asterisk marks required fields. */
export const aemFields = ({ definitions }: Source, language: Language): Html =>
  html`<dl class="entries">
    ${inGroups(definitions, language).flatMap((group) =>
      group.definitions.map((definition) => componentEntry(definition, language)),
    )}
  </dl>`;
