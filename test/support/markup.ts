import { attributeName } from "../../src/definition";
import { escapeMarkup, type Printable, renderFallback } from "../../src/description/fallback";

/** Text of escaped markup, such as a code sample of a page as a reader copies it. */
export const unescapedMarkup = (markup: string): string =>
  markup
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&#10;", "\n")
    .replaceAll("&amp;", "&");

/** Code of a highlighted sample. */
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

/** The section with this id on a page; empty if there is none. */
export function sectionIn(page: string | undefined, id: string): string {
  const [, after = ""] = (page ?? "").split(`<section aria-labelledby="${id}">`);
  return after.split("</section>")[0] ?? "";
}

/** The samples of code in a section, as a reader copies them. */
export const samplesIn = (markup: string): string[] =>
  [...markup.matchAll(/<pre><code>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = ""]) => codeOf(code));
