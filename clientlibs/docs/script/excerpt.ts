import { comparable, fitOfWord, type PlacedWord, placedWordsOf, wordsOf } from "./words";

/** A part of an excerpt. */
export interface Piece {
  readonly text: string;
  /** True for a word of the query. */
  readonly isFound: boolean;
}

const maxLength = 120;
/** What stands before the first word of the query. */
const lead = 30;

/** The place at which the most different words of the query are near each other. */
function bestStart(found: readonly PlacedWord[]): number {
  const near = (from: PlacedWord) =>
    new Set(
      found
        .filter(({ start, end }) => start >= from.start && end <= from.start + maxLength - lead)
        .map(({ word }) => word),
    ).size;
  const [first] = found.toSorted((one, other) => near(other) - near(one) || one.start - other.start);
  return first?.start ?? 0;
}

/** Shorter words are everywhere. */
const minTerm = 3;

/** A short part of a text around the words of a query; its beginning, if it has none of them. */
export function excerpt(text: string, query: string): Piece[] {
  const terms = wordsOf(query)
    .filter((term) => term.length >= minTerm)
    .map(comparable);
  const words = placedWordsOf(text);
  const found = words.filter(({ word }) => terms.some((term) => fitOfWord(term, comparable(word)) > 1));
  const wanted = Math.max(0, bestStart(found) - lead);
  // Whole words only.
  const from = wanted === 0 ? 0 : (words.find(({ start }) => start >= wanted)?.start ?? 0);
  const to = words.findLast(({ end }) => end <= from + maxLength)?.end ?? text.length;
  const isWhole = text.length <= from + maxLength;
  const end = isWhole ? text.length : to;
  const pieces: Piece[] = from > 0 ? [{ text: "… ", isFound: false }] : [];
  let at = from;
  for (const each of found.filter(({ start }) => start >= from && start < end)) {
    pieces.push({ text: text.slice(at, each.start), isFound: false });
    pieces.push({ text: text.slice(each.start, Math.min(each.end, end)), isFound: true });
    at = each.end;
  }
  pieces.push({ text: text.slice(at, end) + (isWhole ? "" : " …"), isFound: false });
  return pieces.filter((piece) => piece.text !== "");
}
