import { attributeName, type Example, type WidgetDefinition } from "../../src/definition";
import { escapeMarkup, renderFallback } from "../../src/definition/fallback";
import type { Language } from "./words";

/** Longer tags are broken: one attribute on each line. */
const maxTagWidth = 76;

/** A widget as an author writes it, laid out to be read. */
export function snippet(
  definition: WidgetDefinition,
  { attributes = {}, own = {} }: Example,
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
  return `${opening}\n  ${renderFallback(definition, attributes, language)}\n</${definition.tag}>`;
}

/** The first example of a widget, which stands for it wherever one is enough. */
export function firstExample(definition: WidgetDefinition): Example {
  const [example] = definition.examples ?? [];
  if (!example) throw new Error(`<${definition.tag}> has no example`);
  return example;
}

/** An example together with the widgets that stand beside it. */
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
