import type MiniSearch from "minisearch";
import type { Options, SearchResult } from "minisearch";

/** A place of the documentation that the search finds. */
export interface SearchEntry {
  /** The URL of the place, relative to the folder of the pages. */
  readonly id: string;
  readonly title: string;
  /** The title of the page; empty for a page itself. */
  readonly page: string;
  /** What readers may call the page in other words. */
  readonly keywords: string;
  readonly text: string;
}

/** Options of the index, the same where it is made and where it is read. */
export const searchOptions: Options<SearchEntry> = {
  fields: ["title", "keywords", "page", "text"],
  storeFields: ["title", "page"],
  processTerm: (term) => term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  searchOptions: {
    // A page comes before its sections.
    boostDocument: (_, __, { page } = {}) => (page === "" ? 1.5 : 1),
    boost: { title: 4, keywords: 3, page: 2 },
    combineWith: "AND",
    prefix: true,
    // Short words have too many neighbours.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};

/** Entries with all words of the query or, if there are none, with any of them. */
export function find(index: MiniSearch<SearchEntry>, query: string): SearchResult[] {
  const found = index.search(query);
  return found.length > 0 ? found : index.search(query, { combineWith: "OR" });
}
