import { withPlaceholderNotes } from "./placeholders";
import type { Language } from "./words";

/** What begins a section, or the part for developers. */
const start = /(?=<h2 id="|<div class="for-developers">)/;

const heading = /<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g;

/** The content of a page with a `section` for each heading, which names it. Notes explain placeholders in samples. */
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
  /** Markup. */
  readonly title: string;
}

const headingsIn = (content: string): Heading[] =>
  [...content.matchAll(heading)].map(([, id = "", title = ""]) => ({ id, title }));

/** The table of contents of a page: the headings for all readers, then those for developers. */
export function tableOfContents(content: string): Readonly<Record<"forAll" | "forDevelopers", Heading[]>> {
  const [forAll = "", forDevelopers = ""] = content.split('<div class="for-developers">');
  return { forAll: headingsIn(forAll), forDevelopers: headingsIn(forDevelopers) };
}
