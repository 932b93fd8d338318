import { attributeName } from "../../src/definition";
import { escapeMarkup, type Printable, renderFallback } from "../../src/description/fallback";

/** Text of escaped markup, for example of a code sample, as a reader of the page copies it. */
export const unescapedMarkup = (markup: string): string =>
  markup
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&#10;", "\n")
    .replaceAll("&amp;", "&");

/** Code of a highlighted sample, without the markup. */
export const codeOf = (markup: string): string => unescapedMarkup(markup.replace(/<\/?span[^>]*>/g, ""));

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

/** The section with this id on a page, or an empty string if the page does not have this section. */
export function sectionIn(page: string | undefined, id: string): string {
  const [, after = ""] = (page ?? "").split(`<section aria-labelledby="${id}">`);
  return after.split("</section>")[0] ?? "";
}

/** The samples of code in a section, as a reader copies them. */
export const samplesIn = (markup: string): string[] =>
  [...markup.matchAll(/<pre><code>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = ""]) => codeOf(code));
