import type { Options } from "minisearch";

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

const isAboutSymptom = (id: string) => /^troubleshooting\.html#(why-|nothing$)/.test(id);

/** Options of the index, the same where it is made and where it is read. */
export const searchOptions: Options<SearchEntry> = {
  fields: ["title", "keywords", "page", "text"],
  storeFields: ["title", "page"],
  processTerm: (term) => term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  searchOptions: {
    // A page comes before its sections, and a section about a symptom before others with its words.
    boostDocument: (id, _, { page } = {}) => (page === "" ? 1.5 : isAboutSymptom(String(id)) ? 1.1 : 1),
    boost: { title: 4, keywords: 3, page: 2 },
    prefix: true,
    // Short words have too many neighbours.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};
