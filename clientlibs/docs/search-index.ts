import MiniSearch from "minisearch";
import type { OutputFile } from "../source";
import { type SearchEntry, searchOptions } from "./script/search-options";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
};

const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();

/**
 * Matches link targets: headings, and names of attributes and keys. It skips the list of keys that an element
 * needs.
 */
const place =
  /<(h[2-4]) id="([^"]+)">([\s\S]*?)<\/\1>|<(?:div|tr role="row") id="(?!needs-)([^"]+)">\s*<(dt|th)[^>]*>([\s\S]*?)<\/\5>/g;

/**
 * Parts that the search ignores: live elements, notes next to a name, and the changelog, which mentions
 * everything.
 */
const unsearched = [
  /<template>[\s\S]*?<\/template>/g,
  /<div[^>]* data-changes>[\s\S]*?<\/div>/g,
  /<span class="note-tag">[\s\S]*?<\/span>/g,
];

const codeSample = /<figure class="code">[\s\S]*?<\/figure>/g;

const firstOf = (pattern: RegExp, markup: string): string => textOf(pattern.exec(markup)?.[1] ?? "");

function entriesOf({ path, content }: OutputFile): SearchEntry[] {
  const file = path.replace(/^.*\//, "");
  const [, main = ""] = String(content).split(/<main[^>]*>/);
  const keywords = firstOf(/<meta name="keywords" content="([^"]*)"/, String(content));
  // The search ignores samples, because the samples of all elements are similar.
  const isElement = keywords.startsWith("vetrina-");
  const searched = [...unsearched, ...(isElement ? [codeSample] : [])].reduce(
    (markup, pattern) => markup.replace(pattern, " "),
    main.split('<nav class="neighbours"')[0] ?? "",
  );
  const page = firstOf(/<h1>([\s\S]*?)<\/h1>/, main);
  const places = [...searched.matchAll(place)];
  return [
    { id: file, title: page, page: "", keywords, text: firstOf(/<div class="lead">([\s\S]*?)<\/div>/, main) },
    ...places.map((match, at) => {
      const [whole, , headingId, heading = "", rowId, , name = ""] = match;
      const text = searched.slice(match.index + whole.length, places[at + 1]?.index);
      return {
        id: `${file}#${headingId ?? rowId ?? ""}`,
        title: textOf(heading || name),
        page,
        keywords: "",
        text: textOf(text),
      };
    }),
  ];
}

/**
 * The search index for the pages of one language, as MiniSearch stores it. Entries with the same title and
 * text are indexed only once.
 */
export function searchIndex(pages: readonly OutputFile[]): string {
  const entries = pages.flatMap(entriesOf);
  const contents = entries.map(({ title, text }) => `${title} ${text}`);
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(entries.filter((_, at) => contents.indexOf(contents[at] ?? "") === at));
  return JSON.stringify(index);
}
