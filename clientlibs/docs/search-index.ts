import { sharedAttributes } from "../describe";
import { html } from "../html";
import type { Page, PageSection } from "./page";
import type { SearchEntry } from "./script/search-entry";
import { searchWordsOf } from "./search-words";
import type { Language } from "./words";

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
    // The changelog names everything, and in English.
    .replace(/<div[^>]* data-changes>[\s\S]*?<\/div>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:;)»”])|(?<=[(«“]) /g, "")
    .trim();

/** A row with an id of its own: an attribute, a key, a line of the console or a sentence of the inspector. */
const namedRow =
  /<div id="([^"]+)">\s*<dt>(?:<code>([^<]*)<\/code>([\s\S]*?)|([^<]*))<\/dt>\s*<dd>([\s\S]*?)<\/dd>\s*<\/div>/g;

/** The samples of all elements are alike: whoever looks for one of their words means something else. */
const withoutSamples = ({ group }: Page, markup: string) =>
  group === "widgets" ? markup.replace(/<figure class="code">[\s\S]*?<\/figure>/g, " ") : markup;

function entriesOf(page: Page, { id, title, content }: PageSection): SearchEntry[] {
  const { markup } = html`${content}`;
  const address = `${page.slug}.html`;
  const rows = [...markup.matchAll(namedRow)].map(
    ([, rowId = "", code, note = "", words = "", help = ""]): SearchEntry => [
      `${address}#${rowId}`,
      textOf(code ?? words),
      page.title,
      textOf(`${help} ${note}`),
    ],
  );
  // What a row says is found there.
  const rest = withoutSamples(page, markup).replace(
    namedRow,
    (_, _id, code: string | undefined, _note, words = "") => ` ${code ?? words} `,
  );
  return [[`${address}#${id}`, title, page.title, textOf(rest)], ...rows];
}

/** The script with the search index of all pages in one language. */
export function searchIndex(pages: readonly Page[], language: Language): string {
  // The page of an element is found by its tag, with and without prefix and hyphens.
  const tagOf = ({ group, slug }: Page) =>
    group === "widgets" ? `vetrina-${slug} ${slug} ${slug.replaceAll("-", " ")}` : "";
  // The start page names everything: of two places that fit equally, the other one comes first.
  const inOrder = pages.toSorted(
    (one, other) => Number(one.slug === "index") - Number(other.slug === "index"),
  );
  const all = inOrder.flatMap((page): SearchEntry[] => [
    [`${page.slug}.html`, page.title, "", textOf(html`${page.lead}`.markup), tagOf(page)],
    ...page.sections.flatMap((section) => entriesOf(page, section)),
  ]);
  // What every page repeats is found once: an attribute of all elements where it comes first, whatever its text.
  const seen = new Set<string>();
  const entries = all.filter(([address, title, page, text]) => {
    const isShared = sharedAttributes.some(({ name }) => name === title);
    const content = address.includes("#") && page !== "" ? `${title} ${isShared ? "" : text}` : address;
    return seen.size < seen.add(content).size;
  });
  const withSubjects = entries.map(([address, title, page, text, tag = ""]): SearchEntry => {
    const hiddenWords = `${tag} ${searchWordsOf(address)[language]}`.trim();
    return hiddenWords === "" ? [address, title, page, text] : [address, title, page, text, hiddenWords];
  });
  return `globalThis.vetrinaSearch=${JSON.stringify(withSubjects)};\n`;
}
