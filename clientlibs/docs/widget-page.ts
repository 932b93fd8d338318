import type { Example, ItemsDescription, WidgetDefinition } from "../../src/definition";
import { html, type Html, trusted } from "../html";
import {
  elementEvents,
  itemAttributes,
  ownAttributes,
  sharedAttributes,
  shortName,
  statesOf,
} from "../describe";
import type { Source, WidgetSource } from "../source";
import { tokensRead } from "../tokens";
import { codeBlock, describedEntries, entries, eventEntry, kindEntry, prose, section } from "./blocks";
import type { Page } from "./layout";
import { exampleMarkup, firstExample } from "./snippet";
import { tokenList, tokenTable } from "./token-table";
import { type Language, wordsIn } from "./words";

type Sections = readonly (readonly [id: string, title: string, ...content: Html[]])[];

/** A live example in a template. The page's script inserts it. */
function preview(definition: WidgetDefinition, example: Example, source: Source, language: Language): Html {
  const catalogue = source.widgets.map((widget) => widget.definition);
  const markup = trusted(exampleMarkup(definition, example, catalogue, language));
  return html`<figure class="preview">
    <figcaption>${example.title[language]} <code>data-demo="${example.demo}"</code></figcaption>
    <template data-preview><div class="stage" data-demo="${example.demo}">${markup}</div></template>
  </figure>`;
}

function previews(definition: WidgetDefinition, source: Source, language: Language): Html[] {
  return [
    html`<p class="notice" data-preview-note>${wordsIn[language].previewNote}</p>`,
    ...(definition.examples ?? []).map((example) => preview(definition, example, source, language)),
  ];
}

function attributeList(definition: WidgetDefinition, language: Language): Html {
  const words = wordsIn[language];
  const rows = ownAttributes(definition);
  if (rows.length === 0) return html`<p>${words.noAttributes}</p>`;
  return html`<p>${words.attributesNote}</p>
    ${entries(rows.map(({ name, kind, help }) => kindEntry(name, kind, help, language)))}`;
}

const sharedAttributeList = (language: Language) =>
  html`<h3>${wordsIn[language].commonAttributes}</h3>
    ${entries(sharedAttributes.map(({ name, kind, help }) => kindEntry(name, kind, help, language)))}`;

function keyboardTable({ keyboard = [] }: WidgetDefinition, language: Language): Html {
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
function textList({ texts }: WidgetDefinition, language: Language): Html {
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
    entries(rows.map(({ name, kind, help }) => kindEntry(name, kind, help, language))),
  ];
}

function contentSection(definition: WidgetDefinition, language: Language): Html[] {
  const words = wordsIn[language];
  const { slots, items } = definition;
  return [
    html`<p>${words.children[definition.children]}</p>`,
    ...(slots ? [html`<h3>${words.slots}</h3>`, describedEntries(slots, language)] : []),
    ...(items ? itemList(items, language) : []),
    ...(definition.formAssociated
      ? [html`<h3>${words.form}</h3>`, html`<p>${prose(words.formNote)}</p>`]
      : []),
  ];
}

function propertyList({ properties = {} }: WidgetDefinition, language: Language): Html {
  return entries(
    Object.entries(properties).map(([name, { type, help }]) => ({
      name: type ? `${name}: ${type}` : name,
      help: help?.[language] ?? "",
    })),
  );
}

function sectionsOf({ definition, styles }: WidgetSource, source: Source, language: Language): Sections {
  const words = wordsIn[language];
  const snippet = codeBlock(
    exampleMarkup(
      definition,
      firstExample(definition),
      source.widgets.map((widget) => widget.definition),
      language,
    ),
  );
  const own = tokensRead(styles);
  const shared = tokensRead(source.sharedStyles).filter(
    ({ name }) => !own.some((token) => token.name === name),
  );
  return [
    ["preview", words.preview, ...previews(definition, source, language)],
    ["snippet", words.snippet, html`<p>${words.snippetNote}</p>`, snippet],
    ["attributes", words.attributes, attributeList(definition, language), sharedAttributeList(language)],
    ["content-inside", words.content, ...contentSection(definition, language)],
    ...(definition.properties
      ? [["properties", words.properties, propertyList(definition, language)] as const]
      : []),
    ["events", words.events, entries(elementEvents(definition).map((event) => eventEntry(event, language)))],
    [
      "states",
      words.states,
      html`<p>${prose(words.statesNote)}</p>`,
      describedEntries(statesOf(definition), language),
    ],
    ["keyboard", words.keyboard, keyboardTable(definition, language)],
    ...(definition.parts
      ? [["parts", words.parts, describedEntries(definition.parts, language)] as const]
      : []),
    [
      "tokens",
      words.tokens,
      html`<p>${words.tokensNote}</p>`,
      tokenTable(own, language),
      html`<p>${words.sharedTokens} ${tokenList(shared)}.</p>`,
    ],
    ["texts", words.texts, html`<p>${prose(words.textsNote)}</p>`, textList(definition, language)],
  ];
}

/** The page of one widget, for authors, front-end developers and testers. */
export function widgetPage(widget: WidgetSource, source: Source, language: Language): Page {
  const { definition } = widget;
  const sections = sectionsOf(widget, source, language);
  const contents = sections.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`);
  return {
    slug: shortName(definition),
    title: definition.title[language],
    lead: html`<p>${prose(definition.summary[language])}</p>
      <p><code>&lt;${definition.tag}&gt;</code></p>`,
    main: html`<nav class="contents" aria-label="${wordsIn[language].onThisPage}">
        <ul>
          ${contents}
        </ul>
      </nav>
      ${sections.map(([id, title, ...content]) => section(id, title, ...content))}`,
    hasPreviews: true,
  };
}
