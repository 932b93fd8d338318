import { lineIdStart, lineParts } from "./console-line";
import { nearestWord } from "./nearest-word";
import { remembered } from "./remembered";
import type { SearchEntry } from "./search-entry";
import { Vocabulary } from "./vocabulary";
import { comparable, type Fit, fitOfWord } from "./words";

/** An entry with its words as numbers in the vocabulary of the index. */
export interface Prepared {
  readonly entry: SearchEntry;
  readonly title: readonly number[];
  /** The title of the page that has it, and its name in addresses and tags. */
  readonly page: readonly number[];
  readonly text: readonly number[];
  readonly hidden: readonly number[];
  /** What it says, in lower case. */
  readonly phrases: string;
  /** True for the title of a section that most widget pages have. */
  readonly isCommon: boolean;
  /** For a documented line of the console: its words around the names of the page. */
  readonly lineParts: readonly string[];
}

export interface PreparedIndex {
  readonly entries: readonly Prepared[];
  /** How well a term fits each word of the index. */
  fitsOf(term: string): readonly Fit[];
  /** The word of the index that was meant by a term with typing errors. */
  meantBy(term: string): string | undefined;
}

/** A section that is on so many pages, with the same title, says nothing of any of them. */
const manyPages = 9;

/** The id and the title of a section; empty for an attribute or a key, whose name begins in lower case. */
const sectionOf = ([address, title]: SearchEntry) =>
  /^\p{Lu}/u.test(title) ? `${address.replace(/^.*#/, "")} ${title}` : "";

function commonSections(index: readonly SearchEntry[]): ReadonlySet<string> {
  const pages = new Map<string, number>();
  for (const entry of index) pages.set(sectionOf(entry), (pages.get(sectionOf(entry)) ?? 0) + 1);
  pages.delete("");
  return new Set([...pages].filter(([, count]) => count >= manyPages).map(([section]) => section));
}

const known = new WeakMap<readonly SearchEntry[], PreparedIndex>();

/** Reads the words of all entries once: they are needed for every letter that a reader types. */
export function prepared(index: readonly SearchEntry[]): PreparedIndex {
  const before = known.get(index);
  if (before) return before;
  const vocabulary = new Vocabulary();
  const common = commonSections(index);
  const entries = index.map((entry): Prepared => {
    const [address, title, page, text, hiddenWords = ""] = entry;
    const slug = address.replace(/\.html.*/, "");
    const ofEntry = {
      title: vocabulary.numbersOf(title),
      page: page === "" ? [] : vocabulary.numbersOf(`${page} vetrina-${slug}`),
      text: vocabulary.numbersOf(text),
      hidden: vocabulary.numbersOf(hiddenWords),
    };
    vocabulary.count([...ofEntry.title, ...ofEntry.text]);
    return {
      entry,
      ...ofEntry,
      phrases: `${title} ${text}`.toLowerCase(),
      isCommon: common.has(sectionOf(entry)),
      lineParts: address.includes(`#${lineIdStart}`) ? lineParts(title) : [],
    };
  });
  const all = vocabulary.words();
  const result = {
    entries,
    fitsOf: remembered((term) => {
      const compared = comparable(term);
      return all.map((word) => fitOfWord(compared, word));
    }),
    meantBy: remembered((term) => nearestWord(term, all)?.written),
  };
  known.set(index, result);
  return result;
}
