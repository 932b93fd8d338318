import { attributes, type Fragment, html, type Html, trusted } from "../../markup/html";
import type { Kind } from "../../src/definition";
import type { AttributeNotes, Described } from "../../src/description";
import { escapeMarkup } from "../../src/description/fallback";
import { defaultText, type EventRow } from "../describe";
import { type Language, wordsIn } from "./words";

/** Renders text in which backticks mark code. */
export function prose(text: string): Html {
  const pieces = text.split("`").map(escapeMarkup);
  return trusted(pieces.map((piece, index) => (index % 2 === 1 ? `<code>${piece}</code>` : piece)).join(""));
}

/** A paragraph for each text. Backticks mark code. */
export const paragraphs = (texts: string | readonly string[]): Html =>
  html`${[texts].flat().map((text) => html`<p>${prose(text)}</p>`)}`;

export const bullets = (texts: readonly string[]): Html =>
  html`<ul class="bullets">
    ${texts.map((text) => html`<li>${prose(text)}</li>`)}
  </ul>`;

export interface Entry {
  readonly name: string;
  /** The id of the entry, for links to it. */
  readonly id?: string;
  /** The page to which the name links. */
  readonly href?: string;
  readonly notes?: readonly string[];
  readonly help: string;
  readonly facts?: readonly (readonly [term: string, text: string])[];
}

const fact = ([term, text]: readonly [string, string]) =>
  html`<span class="fact"><span class="term">${term}:</span> ${prose(text)}</span> `;

const nameOf = ({ name, href }: Entry): Html => {
  const code = html`<code>${name}</code>`;
  return href === undefined ? code : html`<a href="${href}">${code}</a>`;
};

const entry = (each: Entry) => {
  const { id, notes = [], help, facts = [] } = each;
  return html`<div${attributes({ id })}>
    <dt>${nameOf(each)}${notes.map((note) => html` <span class="note-tag">${note}</span>`)}</dt>
    <dd>
      <p>${prose(help)}</p>
      ${facts.length > 0 && html`<p class="facts">${facts.map(fact)}</p>`}
    </dd>
  </div>`;
};

/** A list of names, each with its description below it, so that the list fits narrow screens. */
export const entries = (list: readonly Entry[]): Html => html`<dl class="entries">${list.map(entry)}</dl>`;

export const describedEntries = (descriptions: Readonly<Record<string, Described>>, language: Language) =>
  entries(Object.entries(descriptions).map(([name, { help }]) => ({ name, help: help[language] })));

/**
 * A table with one cell per line on a phone. The explicit roles preserve the meaning of rows and cells where
 * the style sheet changes their `display`.
 *
 * @param rows one `tr` element per row
 */
export const dataTable = (className: string, heads: readonly Fragment[], rows: readonly Html[]): Html =>
  html`<table class="${className}" role="table">
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows}
    </tbody>
  </table>`;

/**
 * Kind of an attribute or of a configuration key. The kind of a key has no label and no labels for its
 * choices.
 */
type NotedKind = Kind<unknown> & Partial<AttributeNotes>;

/** Values that authors can choose. A choice has one of them, a list may have several. */
const offered = ({ choices, choiceLabels }: NotedKind) =>
  choices ?? (choiceLabels && Object.keys(choiceLabels));

/** Where authors write a value: as a string in an attribute, or as JSON in a configuration key. */
type Place = "attribute" | "configuration";

/** Description of the accepted values. Backticks mark code. */
export function accepted(kind: NotedKind, language: Language, place: Place): string {
  const { types, flagKey, listKey, fullUrl, from, to } = wordsIn[language];
  if (kind.type === "flag" && place === "configuration") return flagKey;
  if (kind.type === "url" && kind.read("/") === undefined) return fullUrl;
  const type = kind.type === "list" && place === "configuration" ? listKey : types[kind.type];
  const limits = [
    ...(kind.min === undefined ? [] : [`${from} ${kind.min}`]),
    ...(kind.max === undefined ? [] : [`${to} ${kind.max}`]),
  ];
  const choices = offered(kind)
    ?.map((choice) => {
      const inWords = kind.choiceLabels?.[choice]?.[language];
      return `\`${choice}\`${inWords === undefined ? "" : ` (${inWords})`}`;
    })
    .join(", ");
  return [type + (choices ? `: ${choices}` : ""), ...limits].join(" ");
}

/** The entry of an attribute or a configuration key: its meaning, its values and its default. */
export function kindEntry(
  name: string,
  kind: NotedKind,
  language: Language,
  place: Place = "attribute",
): Entry {
  const words = wordsIn[language];
  const preset = defaultText(kind);
  return {
    name,
    id: name,
    notes: kind.required ? [words.required] : kind.needed ? [words.needed] : [],
    help: kind.help?.[language] ?? "",
    facts: [
      [words.accepts, accepted(kind, language, place)],
      ...(preset === undefined ? [] : [[words.default, `\`${preset}\``] as const]),
      ...(kind.label ? [[words.inEditor, kind.label[language]] as const] : []),
    ],
  };
}

export function eventEntry({ name, cancelable, help, detail }: EventRow, language: Language): Entry {
  const words = wordsIn[language];
  return {
    name,
    notes: [cancelable ? words.cancelable : words.notCancelable],
    help: help[language],
    facts: [[words.detail, `\`${detail}\``]],
  };
}
