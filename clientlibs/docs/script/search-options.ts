import type { Options } from "minisearch";

/** A place in the documentation that the search can find. */
export interface SearchEntry {
  /** The URL of the place, relative to the folder of the pages. */
  readonly id: string;
  readonly title: string;
  /** The title of the page that contains the place; empty for a page itself. */
  readonly page: string;
  /** Other words by which readers may search for the page. */
  readonly keywords: string;
  readonly text: string;
}

const isAboutSymptom = (id: string) => /^troubleshooting\.html#(why-|nothing$)/.test(id);

/** Options of the index. They must be the same where it is created and where it is read. */
export const searchOptions: Options<SearchEntry> = {
  fields: ["title", "keywords", "page", "text"],
  storeFields: ["title", "page"],
  processTerm: (term) => term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  searchOptions: {
    // A page ranks above its sections, and a section about a symptom above others with the same words.
    boostDocument: (id, _, { page } = {}) => (page === "" ? 1.5 : isAboutSymptom(String(id)) ? 1.1 : 1),
    boost: { title: 4, keywords: 3, page: 2 },
    prefix: true,
    // Too many words are similar to a short word.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};
