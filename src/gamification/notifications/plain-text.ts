import type { WrittenLink } from "./news";

/** Number of characters of a body that are searched. A toast shows much less. */
const maxLength = 5000;

/** Elements whose content is not text, up to their end or the end of the string. */
const withoutText = /<(script|style)\b[^]*?(?:<\/\1[^<>]*>|$)/gi;
const tag = /<!--[^]*?(?:-->|$)|<\/?[a-z!?][^<>]*(?:>|$)/gi;

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
};

/** Replaces decimal character references and the most common named references. All others stay unchanged. */
const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|(\w{2,5}));/g, (written, code: string | undefined, name: string) => {
    if (code === undefined) return named[name] ?? written;
    return Number(code) > 0x10ffff ? "" : String.fromCodePoint(Number(code));
  });

/** Cuts a text at the end of a word. */
const shorten = (text: string, length: number): string =>
  text.length > length
    ? `${text
        .slice(0, length + 1)
        .replace(/\s\S*$/, "")
        .slice(0, length)}…`
    : text;

/**
 * The text of markup in one line, for places that cannot show markup. The result is plain text and must be
 * shown as text.
 *
 * @param length maximum number of characters of the result, without the ellipsis
 */
export function plainText(html: string | undefined, length: number): string {
  const text = decode((html ?? "").slice(0, maxLength).replace(withoutText, " ").replace(tag, " "));
  return shorten(text.replace(/[\s\p{Cc}]+/gu, " ").trim(), length);
}

const anchor = /<a\s[^<>]*>/i;
const hrefOf = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** Maximum number of characters of a link's text. */
const labelLength = 60;

/** The first link in markup. The caller must pass its URL through the safe-URL check (S04). */
export function firstLink(html: string | undefined): WrittenLink | undefined {
  const text = (html ?? "").slice(0, maxLength).replace(withoutText, " ");
  const start = anchor.exec(text);
  const href = start && hrefOf.exec(start[0]);
  if (!href) return undefined;
  const content = text.slice(start.index + start[0].length);
  const end = content.search(/<\/a\b/i);
  return {
    href: decode(href[1] ?? href[2] ?? "").trim(),
    label: end < 0 ? "" : plainText(content.slice(0, end), labelLength),
  };
}
