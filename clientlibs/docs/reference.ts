import { folderOf } from "../../distribution/names";
import { html, type Html } from "../../markup/html";
import { demoLabels, type ItemsDescription, type DescribedWidget } from "../../src/description";
import { type AttributeRow, itemAttributes, ownAttributes, sharedAttributes } from "../describe";
import { type FormAttribute, formAttributes } from "../form-attributes";
import type { Member } from "../members";
import {
  bullets,
  dataTable,
  describedEntries,
  type Entry,
  entries,
  kindEntry,
  paragraphs,
  prose,
} from "./blocks";
import { scenariosOf } from "./scenarios";
import { type Language, wordsIn } from "./words";

/**
 * The entry of an HTML attribute. HTML attributes do not follow the library's kinds: even `disabled="false"`
 * disables a control.
 */
function formEntry({ name, label, help, isFlag }: FormAttribute, language: Language): Entry {
  const { accepts, default: preset, inEditor, none, presence, types } = wordsIn[language];
  return {
    name,
    id: name,
    help: help[language],
    facts: [
      [accepts, isFlag ? presence : types.text],
      [preset, none],
      [inEditor, label[language]],
    ],
  };
}

/** A cell that repeats its column heading, which is hidden on a phone. */
const cell = (head: string, text: string | undefined): Html =>
  html`<td role="cell">${text && html`<span class="cell-head">${head}: </span>${prose(text)}`}</td>`;

/** Attributes with their types, defaults and meanings. */
export function attributeTable(rows: readonly Entry[], language: Language): Html {
  const { token, accepts, default: preset, meaning, inEditor } = wordsIn[language];
  const row = ({ name, notes = [], help, facts = [] }: Entry) => {
    const logged = new Map(facts);
    return html`<tr role="row" id="${name}">
      <th scope="row" role="rowheader">
        <code>${name}</code>${notes.map((note) => html` <span class="note-tag">${note}</span>`)}
      </th>
      ${cell(accepts, logged.get(accepts))} ${cell(preset, logged.get(preset))}
      <td role="cell">
        ${paragraphs(help)}
        ${logged.has(inEditor) && html`<p class="facts">${inEditor}: ${logged.get(inEditor)}</p>`}
      </td>
    </tr>`;
  };
  return dataTable("attributes", [token, accepts, preset, meaning], rows.map(row));
}

export function attributeList(definition: DescribedWidget, language: Language): Html {
  const words = wordsIn[language];
  const { requiredOneOf = [] } = definition;
  const rows = [
    ...ownAttributes(definition).map(({ field, name, kind }) => ({
      ...kindEntry(name, kind, language),
      ...(requiredOneOf.includes(field) && { notes: [words.requiredOneOf] }),
    })),
    ...formAttributes(definition).map((attribute) => formEntry(attribute, language)),
  ];
  if (rows.length === 0) return html`<p>${words.noAttributes}</p>`;
  const notes = [...new Set(rows.flatMap((row: Entry) => row.notes ?? []))];
  const meanings = [
    [words.required, words.requiredNote],
    [words.needed, words.neededNote],
    [words.requiredOneOf, words.requiredOneOfNote],
  ] as const;
  return html`${paragraphs([
    words.attributesNote,
    words.flagNote,
    ...meanings.filter(([note]) => notes.includes(note)).map(([, meaning]) => meaning),
  ])}
  ${attributeTable(rows, language)}`;
}

/** The situations of `data-demo` that change the element, or the reason why no situation changes it. */
function situations(definition: DescribedWidget, language: Language): Html {
  const words = wordsIn[language];
  const scenarios = scenariosOf(definition);
  if (scenarios.length === 0) return paragraphs(words.demoWithoutData);
  return html`<details>
    <summary>${words.demoSituations}</summary>
    ${bullets(scenarios.map((each) => `\`${each}\`: ${demoLabels[each][language]}.`))}
  </details>`;
}

/** The entry of an attribute that every element has. CMS forms do not offer these attributes. */
export function sharedAttributeEntry({ name, kind }: AttributeRow, language: Language): Entry {
  const { accepts, demoAccepts, inEditor } = wordsIn[language];
  const { facts = [], ...row } = kindEntry(name, kind, language);
  const logged = facts.filter(([term]) => term !== inEditor);
  const values = name === "data-demo" ? demoAccepts : undefined;
  return { ...row, facts: logged.map(([term, text]) => [term, (term === accepts && values) || text]) };
}

/**
 * The attributes that every element has. They are the same on each page, so the search index contains them
 * only once.
 */
export const sharedAttributeList = (definition: DescribedWidget, language: Language): Html =>
  html`<h3>${wordsIn[language].commonAttributes}</h3>
    ${attributeTable(
      sharedAttributes.map((row) => sharedAttributeEntry(row, language)),
      language,
    )}
    ${situations(definition, language)}`;

export function keyboardTable({ keyboard = [] }: DescribedWidget, language: Language): Html {
  const words = wordsIn[language];
  const row = ({ keys, [language]: effect }: (typeof keyboard)[number]) =>
    html`<tr>
      <th scope="row">
        ${keys.map((key, index) => html`${index > 0 && html` ${words.or} `}<kbd>${key}</kbd>`)}
      </th>
      <td>${prose(effect)}</td>
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

/** The texts of a widget. Each is listed with the key that operators use to replace it. */
export function textList({ texts }: DescribedWidget, language: Language): Html {
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
    attributeTable(
      rows.map(({ name, kind }) => kindEntry(name, kind, language)),
      language,
    ),
  ];
}

/** Note about the content that authors write inside the element. */
function childrenNote({ children, contains, slots, fallback }: DescribedWidget, language: Language): Html[] {
  const words = wordsIn[language];
  if (contains)
    return [
      html`<p>${words.childrenContains}</p>`,
      html`<ul class="bullets">
        ${contains.map(
          (tag) =>
            html`<li>
              <a href="${folderOf(tag)}.html"><code>&lt;${tag}&gt;</code></a>
            </li>`,
        )}
      </ul>`,
    ];
  if (children === "none" && slots) return [paragraphs(words.childrenWithSlots)];
  // Fallback content outside the slots.
  const hasFallback = children === "markup" && fallback !== "" && !fallback.startsWith("<div slot=");
  return [paragraphs([words.children[children], ...(hasFallback ? [words.childrenFallback] : [])])];
}

/** Markup of the first slot with sample content. */
function slotExample(slots: NonNullable<DescribedWidget["slots"]>, language: Language): string {
  const [[name, { example }] = ["", { example: undefined }]] = Object.entries(slots);
  return example?.[language] ?? `<div slot="${name}">…</div>`;
}

export function contentSection(definition: DescribedWidget, language: Language): Html[] {
  const words = wordsIn[language];
  const { slots, items } = definition;
  return [
    ...childrenNote(definition, language),
    ...(slots
      ? [
          html`<h3>${words.slots}</h3>`,
          paragraphs(words.slotNote.replace("{example}", slotExample(slots, language))),
          describedEntries(slots, language),
        ]
      : []),
    ...(items ? itemList(items, language) : []),
  ];
}

export const propertyList = (members: readonly Member[], language: Language): Html =>
  entries(
    members.map(({ name, type, isReadonly, help }) => ({
      name: `${name}: ${type}`,
      notes: isReadonly ? [wordsIn[language].readOnly] : [],
      help: help[language],
    })),
  );
