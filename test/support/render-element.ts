import { attributeName } from "../../src/definition";
import { escapeMarkup, type Printable, renderFallback } from "../../src/description/fallback";

/** Markup of an element as templates print it. Empty values are omitted, as in HTL. */
export function renderElement(
  definition: Printable,
  attributes: Readonly<Record<string, string>> = {},
  language: "it" | "en" = "it",
): string {
  const markup = Object.entries(attributes)
    .filter(([, value]) => value !== "")
    .map(([field, value]) => ` ${attributeName(field)}="${escapeMarkup(value)}"`)
    .join("");
  return `<${definition.tag}${markup}>${renderFallback(definition, attributes, language)}</${definition.tag}>`;
}
