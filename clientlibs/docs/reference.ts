import type { ItemsDescription, WidgetDefinition } from "../../src/definition";
import { itemAttributes, ownAttributes, sharedAttributes, shortName } from "../describe";
import { html, type Html } from "../html";
import { describedEntries, entries, kindEntry, paragraphs, prose } from "./blocks";
import { type Language, wordsIn } from "./words";

export function attributeList(definition: WidgetDefinition, language: Language): Html {
  const words = wordsIn[language];
  const rows = ownAttributes(definition);
  if (rows.length === 0) return html`<p>${words.noAttributes}</p>`;
  return html`<p>${words.attributesNote}</p>
    ${entries(rows.map(({ name, kind }) => kindEntry(name, kind, language)))}`;
}

export const sharedAttributeList = (language: Language) =>
  html`<h3>${wordsIn[language].commonAttributes}</h3>
    ${entries(sharedAttributes.map(({ name, kind }) => kindEntry(name, kind, language)))}`;

export function keyboardTable({ keyboard = [] }: WidgetDefinition, language: Language): Html {
  const words = wordsIn[language];
  const row = ({ keys, help }: (typeof keyboard)[number]) =>
    html`<tr>
      <th scope="row">
        ${keys.map((key, index) => html`${index > 0 && html` ${words.or} `}<kbd>${key}</kbd>`)}
      </th>
      <td>${prose(help[language])}</td>
    </tr>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${words.key}</th>
        <th scope="col">${words.effect}</th>
      </tr>
    </thead>
    <tbody>
      ${keyboard.map(row)}
    </tbody>
  </table>`;
}

/** The texts of a widget, each with the key by which operators replace it. */
export function textList({ texts }: WidgetDefinition, language: Language): Html {
  const namespace = (texts as { readonly namespace?: string } | undefined)?.namespace ?? "";
  return entries(
    Object.entries(texts?.[language] ?? {}).map(([key, text]) => ({
      name: `${namespace}.${key}`,
      help: typeof text === "string" ? text : Object.values(text as Record<string, string>).join(" / "),
    })),
  );
}

function itemList(items: ItemsDescription, language: Language): Html[] {
  const rows = itemAttributes(items);
  return [
    html`<h3>${items.label[language]}</h3>`,
    html`<p>${prose(items.help[language])}</p>`,
    entries(rows.map(({ name, kind }) => kindEntry(name, kind, language))),
  ];
}

/** What authors write inside the element. */
function childrenNote({ children, contains, slots }: WidgetDefinition, language: Language): Html[] {
  const words = wordsIn[language];
  if (contains)
    return [
      html`<p>${words.childrenContains}</p>`,
      html`<ul class="bullets">
        ${contains.map(
          (tag) =>
            html`<li>
              <a href="${shortName({ tag })}.html"><code>&lt;${tag}&gt;</code></a>
            </li>`,
        )}
      </ul>`,
    ];
  return [html`<p>${children === "none" && slots ? words.childrenWithSlots : words.children[children]}</p>`];
}

const slotExample = (slots: NonNullable<WidgetDefinition["slots"]>) =>
  `<div slot="${Object.keys(slots)[0] ?? ""}">…</div>`;

export function contentSection(definition: WidgetDefinition, language: Language): Html[] {
  const words = wordsIn[language];
  const { slots, items } = definition;
  return [
    ...childrenNote(definition, language),
    ...(slots
      ? [
          html`<h3>${words.slots}</h3>`,
          paragraphs(words.slotNote.replace("{example}", slotExample(slots))),
          describedEntries(slots, language),
        ]
      : []),
    ...(items ? itemList(items, language) : []),
    ...(definition.formAssociated
      ? [html`<h3>${words.form}</h3>`, html`<p>${prose(words.formNote)}</p>`]
      : []),
  ];
}

export function propertyList({ properties = {} }: WidgetDefinition, language: Language): Html {
  return entries(
    Object.entries(properties).map(([name, { type, help }]) => ({
      name: type ? `${name}: ${type}` : name,
      help: help?.[language] ?? "",
    })),
  );
}
