const word = /[\p{L}\p{N}]+(?:[-.:][\p{L}\p{N}]+)*/gu;

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a text, without accents and capitals. Names such as `data-min-date` are one word. */
export const wordsOf = (text: string): string[] => plain(text).match(word) ?? [];

/** A word with its place in the text, as it is written. */
export interface PlacedWord {
  readonly start: number;
  readonly end: number;
  /** Without accents and capitals. */
  readonly word: string;
}

export const placedWordsOf = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(word), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    word: plain(written),
  }));

/** Longer words end in Italian by number and gender, in English by number: `tavoli` is also `tavolo`. */
const minStemmed = 5;

/** Of verbs, and of nouns that are made of them: `installo` is also `installare` and `installazione`. */
const verbEnding = /(?<=\p{L}{5})(?:are|azion[ei]|ation|ing)$/u;

const stemOf = (word: string): string =>
  word.length < minStemmed ? word : word.replace(verbEnding, "").replace(/(?<=\p{L}{4})(?:[aeio]|s)$/u, "");

/** Names without what separates their parts: `data-mindate` is meant to be `data-min-date`. */
const bare = (word: string): string => word.replace(/[-.:]/g, "");

/** How well a term fits a word: the whole of it, its beginning, or a part of it; 0 if it does not fit. */
export type Fit = 0 | 1 | 2 | 3;

export function fitOfWord(term: string, word: string): Fit {
  if (word === term) return 3;
  if (word.startsWith(term) || stemOf(word) === stemOf(term)) return 2;
  if (term.length >= minStemmed && bare(word).startsWith(bare(term))) return 2;
  // A short term is a part by itself: “mese” is not in `gameSession`.
  const isPart =
    term.length < minStemmed
      ? word.split(/[-.:]/).some((each) => each.startsWith(term))
      : word.includes(term);
  return isPart ? 1 : 0;
}
