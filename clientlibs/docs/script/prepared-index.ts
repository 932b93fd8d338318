import type { SearchEntry } from "./find";
import { lineIdStart, lineParts } from "./console-line";
import { type Fit, fitOfWord, wordsOf } from "./words";

/** An entry with its words as numbers in the vocabulary of the index. */
export interface Prepared {
  readonly entry: SearchEntry;
  readonly title: readonly number[];
  readonly page: readonly number[];
  readonly text: readonly number[];
  /** For a documented line of the console: its words around the names of the page. */
  readonly lineParts: readonly string[];
}

export interface PreparedIndex {
  readonly entries: readonly Prepared[];
  /** How well a term fits each word of the vocabulary, by the number of the word. */
  fitsOf(term: string): readonly Fit[];
}

const known = new WeakMap<readonly SearchEntry[], PreparedIndex>();

/** Reads the words of all entries once: they are needed for every letter that a reader types. */
export function prepared(index: readonly SearchEntry[]): PreparedIndex {
  const before = known.get(index);
  if (before) return before;
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const numbersOf = (text: string) => [...new Set(wordsOf(text))].map(numberOf);
  const entries = index.map((entry): Prepared => {
    const [address, title, page, text, hiddenWords = ""] = entry;
    return {
      entry,
      title: numbersOf(title),
      page: numbersOf(page),
      text: numbersOf(`${text} ${hiddenWords}`),
      lineParts: address.includes(`#${lineIdStart}`) ? lineParts(title) : [],
    };
  });
  const result = {
    entries,
    fitsOf: (term: string) => [...numbers.keys()].map((word) => fitOfWord(term, word)),
  };
  known.set(index, result);
  return result;
}
