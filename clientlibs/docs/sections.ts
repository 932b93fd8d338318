import { withPlaceholderNotes } from "./placeholders";
import type { Language } from "./words";

const start = /(?=<h2 id=")/;

const heading = /<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g;

/**
 * The content of a page with a `section` around each heading and its text, and with notes about placeholders
 * in samples. The heading labels its section.
 */
export const inSections = (content: string, language: Language): string =>
  content
    .split(start)
    .map((part) => {
      const [, id] = /^<h2 id="([^"]+)"/.exec(part) ?? [];
      if (id === undefined) return part;
      return `<section aria-labelledby="${id}">\n${withPlaceholderNotes(part, language)}\n</section>\n`;
    })
    .join("");

interface Heading {
  readonly id: string;
  /** The text of the heading as markup. */
  readonly title: string;
}

/** The table of contents of a page. */
export const tableOfContents = (content: string): Heading[] =>
  [...content.matchAll(heading)].map(([, id = "", title = ""]) => ({ id, title }));
