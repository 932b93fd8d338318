import { remembered } from "./remembered";

const word = /[\p{L}\p{N}]+(?:[-.:_][\p{L}\p{N}]+)*/gu;

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

/** Most words of an index occur many times. */
const plainWord = remembered(plain);

export const placedWordsOf = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(word), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    word: plainWord(written),
  }));

/** Longer words end in Italian by number and gender, in English by number: `tavoli` is also `tavolo`. */
const minStemmed = 5;

/** Of verbs, and of nouns that are made of them: `installo` is also `installare` and `installazione`. */
const verbEnding = /(?<=\p{L}{5})(?:are|azion[ei]|ation|ing)$/u;

const stemOf = (word: string): string =>
  word.length < minStemmed ? word : word.replace(verbEnding, "").replace(/(?<=\p{L}{4})(?:[aeio]|e?s)$/u, "");

/** A word with what it is compared by. */
export interface Word {
  readonly word: string;
  readonly stem: string;
  /**
   * The name from each of its parts on, without what separates them: `datamindate`, `mindate` and `date` for `data-min-date`.
   */
  readonly tails: readonly string[];
  /** The whole name, and that of the event of a handler: `ondatechange` and `datechange` for `onDateChange`. */
  readonly names: readonly string[];
}

/** React calls a handler `onDateChange`, the event is `date-change`. */
const handler = /^on(?=\p{L}{6})/u;

export const comparable = remembered((word: string): Word => {
  const parts = word.split(/[-.:_]/);
  const name = parts.join("");
  return {
    word,
    stem: stemOf(word),
    tails: parts.map((_, from) => parts.slice(from).join("")),
    names: [...new Set([name, name.replace(handler, "")])],
  };
});

/** How well a term fits a word: the whole of it, its beginning, or a part of it; 0 if it does not fit. */
export type Fit = 0 | 1 | 2 | 3;

export function fitOfWord(term: Word, { word, stem, tails }: Word): Fit {
  if (word === term.word) return 3;
  if (word.startsWith(term.word) || stem === term.stem) return 2;
  // A short term is a part by itself: “mese” is not in `gameSession`.
  if (term.word.length < minStemmed) return tails.some((tail) => tail.startsWith(term.word)) ? 1 : 0;
  for (const name of term.names) for (const tail of tails) if (tail.startsWith(name)) return 2;
  return word.includes(term.word) ? 1 : 0;
}
