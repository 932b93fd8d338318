/** One place that the search knows: its address, its title, the page that has it, and the words that it contains. */
export type SearchEntry = readonly [address: string, title: string, page: string, words: string];

/** The words of a text, without accents and capitals. Names such as `data-min-date` are one word. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:[-.:][\p{L}\p{N}]+)*/gu) ?? [];

/** Longer words end in Italian by number and gender, in English by number: `tavoli` is also `tavolo`. */
const minStemmed = 5;

const stemOf = (word: string): string =>
  word.length < minStemmed ? word : word.replace(/(?<=\p{L})(?:[aeio]|s)$/u, "");

/** How well a term fits a text: the whole of a word, its beginning, or a part of it. */
function fit(term: string, text: string, isPartEnough: boolean): number {
  const words = wordsOf(text);
  if (words.includes(term)) return 3;
  if (words.some((word) => word.startsWith(term) || stemOf(word) === stemOf(term))) return 2;
  return isPartEnough && words.some((word) => word.includes(term)) ? 1 : 0;
}

/** The title counts most, then what a whole page is about, then the page's title, then the words of a section. */
const scoreOf = (term: string, [, title, page, words]: SearchEntry): number =>
  10 * fit(term, title, true) + 3 * fit(term, page, false) + (page === "" ? 11 : 1) * fit(term, words, false);

/** The entries that have every word of the query, the best ones first. */
export function find(index: readonly SearchEntry[], query: string): SearchEntry[] {
  const terms = wordsOf(query);
  if (terms.length === 0) return [];
  return index
    .map((entry) => ({ entry, scores: terms.map((term) => scoreOf(term, entry)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ entry, scores }) => ({ entry, score: scores.reduce((sum, score) => sum + score, 0) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}
