/*
 * Limits of a service's markup (S24). If elements are nested deeply or have many attributes, the costs of
 * parsing and sanitising grow faster than the length. The limits are therefore applied to the string before
 * it is parsed.
 */

/** Maximum length in characters. Longer markup is cut. */
export const maxMarkupLength = 50_000;
/** Elements beyond this number are left out; their text stays. */
export const maxElements = 2000;
/** Maximum depth. Deeper elements are left out, and their text stays. */
export const maxDepth = 32;
/** Maximum length of an element's attributes in characters. Longer attributes are left out. */
const maxAttributesLength = 2000;

/**
 * Markup with at most this many characters and elements is not checked, because parsing and sanitising it
 * takes little time in any case.
 */
const simpleLength = 10_000;
const simpleElements = 100;

/** The parts that HTML parsers ignore: comments, declarations and processing instructions. */
const ignored = /<!--[^]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g;
const start = /<[a-z]/gi;
/** A tag, or a `<` that does not begin one. */
const tag = /<(?:(\/?)([a-z][^\t\n\f\r /<>]*)((?:[\t\n\f\r /][^<>]*)?)>)?/gi;
/** A tag whose end has been cut off. */
const cutTag = /<[^<>]*$/;
/** One attribute whose end is unambiguous for every parser. */
const attribute = /[\t\n\f\r ]+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/gy;

/**
 * True for elements without an end tag, except those that may be foreign elements with content, such as
 * `col`.
 */
const isVoid = (name: string) => /^(?:br|hr|img|embed|meta)$/.test(name);
/** True for elements that end where a similar element starts. */
const endsByItself = (name: string) =>
  /^(?:p|li|t[dhr]|tbody|thead|tfoot|d[dt]|option|col|wbr|input)$/.test(name);

export interface BoundedMarkup {
  readonly markup: string;
  /** False if a part of the markup was left out. */
  readonly isComplete: boolean;
}

/** The attributes of a tag; none if they are too long, or if parsers could disagree about where the tag ends. */
function attributesOf(written: string): string {
  const rest = written.replace(attribute, "");
  return written.length <= maxAttributesLength && /^[\t\n\f\r /]*$/.test(rest) ? written : "";
}

/**
 * Limits length, number of elements and depth. Markup that is not simple is written again with an end tag for
 * each start tag, so that a parser cannot nest deeper than the depth counted here. The result is as untrusted
 * as the input.
 */
export function boundedMarkup(html: string): BoundedMarkup {
  if (html.length <= simpleLength && (html.match(start)?.length ?? 0) <= simpleElements)
    return { markup: html, isComplete: true };

  let isComplete = html.length <= maxMarkupLength;
  let elements = 0;
  /** Names of the open elements, outermost first. */
  const open: string[] = [];
  const closeFrom = (index: number) => (index < 0 ? "" : `</${open.splice(index).reverse().join("></")}>`);

  /** Closes the open elements that end where an element with this name starts. */
  function endBefore(name: string): string {
    if (!endsByItself(name)) return "";
    const index = open.lastIndexOf(name);
    return open.slice(index).every(endsByItself) ? closeFrom(index) : "";
  }

  function startTag(name: string, written: string): string {
    const ended = endBefore(name);
    if (elements >= maxElements || open.length >= maxDepth) {
      isComplete = false;
      return `${ended} `;
    }
    elements += 1;
    if (!isVoid(name)) open.push(name);
    const attributes = attributesOf(written);
    if (attributes !== written) isComplete = false;
    return `${ended}<${name}${attributes}>`;
  }

  const markup = (isComplete ? html : html.slice(0, maxMarkupLength).replace(cutTag, ""))
    .replace(ignored, "")
    .replace(tag, (_, slash?: string, written?: string, attributes = "", at = 0, text = "") => {
      if (written === undefined) {
        // A parser would treat the rest of the string as a tag.
        if (/^<[a-z]/i.test(text.slice(at, at + 2))) isComplete = false;
        return "&lt;";
      }
      const name = written.toLowerCase();
      return slash ? closeFrom(open.lastIndexOf(name)) : startTag(name, attributes);
    });
  return { markup, isComplete };
}
