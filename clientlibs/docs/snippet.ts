import { attributeName, type Example, type WidgetDefinition } from "../../src/definition";
import { escapeMarkup, renderFallback, renderItems } from "../../src/definition/fallback";
import type { Language } from "./words";

/** Longer opening tags have one attribute per line. */
const maxTagWidth = 76;

/** The markup of a widget, formatted as an author would write it. */
export function snippet(
  definition: WidgetDefinition,
  { attributes = {}, own = {}, items }: Example,
  language: Language,
) {
  const written = [
    ...Object.entries(own),
    ...Object.entries(attributes).map(([field, value]) => [attributeName(field), value] as const),
  ].map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  const short = `<${[definition.tag, ...written].join(" ")}>`;
  const opening =
    short.length <= maxTagWidth
      ? short
      : `<${definition.tag}\n${written.map((attribute) => `  ${attribute}\n`).join("")}>`;
  const inside = [renderFallback(definition, attributes, language), ...renderItems(definition, items)];
  return [opening, ...inside.filter(Boolean).map((line) => `  ${line}`), `</${definition.tag}>`].join("\n");
}

/** @throws Error if the definition has no example */
export function firstExample(definition: WidgetDefinition): Example {
  const [example] = definition.examples ?? [];
  if (!example) throw new Error(`<${definition.tag}> has no example`);
  return example;
}

/** The markup of an example, after the widgets that it needs beside it. */
export function exampleMarkup(
  definition: WidgetDefinition,
  example: Example,
  catalogue: readonly WidgetDefinition[],
  language: Language,
): string {
  const neighbours = catalogue.filter(({ tag }) => example.beside?.includes(tag));
  return [
    ...neighbours.map((neighbour) => snippet(neighbour, firstExample(neighbour), language)),
    snippet(definition, example, language),
  ].join("\n");
}
