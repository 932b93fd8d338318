import { attributeName } from "../src/definition";
import type { Example } from "../src/description";
import { escapeMarkup, type Printable, renderFallback, renderItems } from "../src/description/fallback";
import type { Language } from "../src/i18n/texts";

/** The parts of an example that a snippet contains. */
export type Written = Pick<Example, "attributes" | "own" | "items" | "inside">;

/** Maximum length of an opening tag on one line. A longer tag has one attribute per line. */
const maxTagWidth = 76;

/**
 * The markup of a widget, formatted as an author would write it.
 *
 * @param slots texts of slots, in place of the widget's defaults
 */
export function snippet(
  definition: Printable,
  { attributes = {}, own = {}, items, inside: widgets = [] }: Written,
  language: Language,
  slots: Readonly<Record<string, string>> = {},
) {
  // A boolean attribute has no value in the markup, as in the markup that the playground's checkbox writes.
  const shown = (field: string, value: string) =>
    definition.attributes[field]?.type === "flag" && value === "true" ? "" : value;
  const written = [
    ...Object.entries(own),
    ...Object.entries(attributes).map(
      ([field, value]) => [attributeName(field), shown(field, value)] as const,
    ),
  ].map(([name, value]) => (value === "" ? name : `${name}="${escapeMarkup(value)}"`));
  const short = `<${[definition.tag, ...written].join(" ")}>`;
  const opening =
    short.length <= maxTagWidth
      ? short
      : `<${definition.tag}\n${written.map((attribute) => `  ${attribute}\n`).join("")}>`;
  const inside = [
    renderFallback(definition, { ...attributes, ...slots }, language),
    ...renderItems(definition, items),
    ...widgets,
  ];
  return [opening, ...inside.filter(Boolean).map((line) => `  ${line}`), `</${definition.tag}>`].join("\n");
}
