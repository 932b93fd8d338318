import type { Options } from "minisearch";

/** An entry of the search index: a page or a section of the documentation. */
export interface SearchEntry {
  /** The entry's URL, relative to the folder of the pages. */
  readonly id: string;
  readonly title: string;
  /** The title of the page that contains the section; empty if the entry is a page. */
  readonly page: string;
  /** Other words by which readers may search for the page. */
  readonly keywords: string;
  readonly text: string;
}

const isAboutSymptom = (id: string) => /^troubleshooting\.html#(why-|nothing$)/.test(id);

/**
 * Options of the search index. The build that creates the index and the script that reads it must use the
 * same options.
 */
export const searchOptions: Options<SearchEntry> = {
  fields: ["title", "keywords", "page", "text"],
  storeFields: ["title", "page"],
  processTerm: (term) => term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  searchOptions: {
    // Pages rank above their sections. Sections about a symptom rank above other sections with the same
    // words.
    boostDocument: (id, _, { page } = {}) => (page === "" ? 1.5 : isAboutSymptom(String(id)) ? 1.1 : 1),
    boost: { title: 4, keywords: 3, page: 2 },
    prefix: true,
    // Fuzzy search is limited to long words, because too many words are similar to a short word.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};
