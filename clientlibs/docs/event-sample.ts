import { html, type Html } from "../../markup/html";
import type { DescribedWidget } from "../../src/description";
import { elementEvents, type EventRow } from "../describe";
import { entries, eventEntry, paragraphs, prose } from "./blocks";
import { codeBlock } from "./markdown";
import { type Language, wordsIn } from "./words";

/**
 * Names of the fields of a `detail` such as `{ provider: "A" | "B"; gameId: string }`; empty if the `detail`
 * has another form.
 */
export function detailFields(detail: string): string[] {
  const [, fields] = /^\{([^{}]*)\}$/.exec(detail.trim()) ?? [];
  return (fields ?? "").split(";").flatMap((field) => /^\s*(\w+)\??:/.exec(field)?.[1] ?? []);
}

function listener({ name, cancelable, detail }: EventRow, language: Language): string {
  const fields = detailFields(detail);
  return [
    `element.addEventListener("${name}", (event) => {`,
    ...(cancelable ? [`  // ${wordsIn[language].eventPrevent}`, "  event.preventDefault();"] : []),
    ...(fields.length > 0 ? [`  const { ${fields.join(", ")} } = event.detail;`] : []),
    `  console.log(${fields.join(", ") || "event.detail"});`,
    "});",
  ].join("\n");
}

/**
 * A script that listens to the element's own events. If the element has none, the script listens to an event
 * that every element dispatches.
 */
export function eventSample(definition: DescribedWidget, language: Language): string {
  const all = elementEvents(definition);
  const own = all.filter(({ name }) => definition.events?.[name as `vetrina:${string}`]);
  return [
    `const element = document.querySelector("${definition.tag}");`,
    ...(own.length > 0 ? own : all).map((event) => listener(event, language)),
  ].join("\n\n");
}

/** Text about the methods and properties that a script can use. */
function methodsNote({ formAssociated }: DescribedWidget, hasProperties: boolean, language: Language) {
  const { noMethods, noMethodsButProperties, formMethods } = wordsIn[language];
  return [hasProperties ? noMethodsButProperties : noMethods, ...(formAssociated ? [formMethods] : [])];
}

/**
 * The events of an element, a script that listens to them, and the methods and properties that scripts can
 * use.
 */
export function eventSection(
  definition: DescribedWidget,
  hasProperties: boolean,
  language: Language,
): Html[] {
  const words = wordsIn[language];
  return [
    paragraphs(words.eventWords),
    entries(elementEvents(definition).map((event) => eventEntry(event, language))),
    paragraphs(words.eventSample),
    codeBlock(eventSample(definition, language), "javascript"),
    paragraphs([words.eventBubbles, ...methodsNote(definition, hasProperties, language)]),
    html`<p><a href="configuration.html#functions">${prose(words.aboutFunctions)}</a></p>`,
  ];
}
