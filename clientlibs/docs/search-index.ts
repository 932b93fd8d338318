import { html } from "../html";
import type { Page, PageSection } from "./page";
import { type SearchEntry, wordsOf } from "./script/find";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The text of generated markup, without live elements and tags. */
const textOf = (markup: string): string =>
  markup
    .replace(/<template>[\s\S]*?<\/template>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** Each word once: the search asks only whether it is there. */
const wordsIn = (markup: string): string => [...new Set(wordsOf(textOf(markup)))].join(" ");

/** An attribute or a key, which has an id of its own. */
const namedEntry = /<div id="([^"]+)">\s*<dt><code>([^<]*)<\/code>[\s\S]*?<\/dt>\s*<dd>([\s\S]*?)<\/dd>/g;

function entriesOf(page: Page, { id, title, content }: PageSection): SearchEntry[] {
  const { markup } = html`${content}`;
  const address = `${page.slug}.html`;
  return [
    [`${address}#${id}`, title, page.title, wordsIn(markup)],
    ...[...markup.matchAll(namedEntry)].map(([, entryId = "", name = "", help = ""]): SearchEntry => [
      `${address}#${entryId}`,
      name,
      page.title,
      wordsIn(help),
    ]),
  ];
}

/** The script with the search index of all pages in one language. */
export function searchIndex(pages: readonly Page[]): string {
  // The page of an element is found by its tag.
  const tagOf = ({ group, slug }: Page) => (group === "widgets" ? ` vetrina-${slug}` : "");
  // The start page names everything: of two places that fit equally, the other one comes first.
  const inOrder = pages.toSorted(
    (one, other) => Number(one.slug === "index") - Number(other.slug === "index"),
  );
  const all = inOrder.flatMap((page): SearchEntry[] => [
    [`${page.slug}.html`, page.title, "", wordsIn(html`${page.lead}`.markup) + tagOf(page)],
    ...page.sections.flatMap((section) => entriesOf(page, section)),
  ]);
  // What every page repeats, such as an attribute of all elements, is found once.
  const seen = new Set<string>();
  const entries = all.filter(([address, title, page, words]) => {
    const content = address.includes("#") && page !== "" ? `${title} ${words}` : address;
    return seen.size < seen.add(content).size;
  });
  return `globalThis.vetrinaSearch=${JSON.stringify(entries)};\n`;
}
