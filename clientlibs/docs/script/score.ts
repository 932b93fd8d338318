import type { Prepared } from "./prepared-index";
import type { Fit } from "./words";

/** How well a term of the query fits each word of the vocabulary. */
export type Fits = readonly Fit[];

/** A loop, because it runs for every word of every entry at each letter that a reader types. */
function fit(fits: Fits, words: readonly number[], least: Fit): number {
  let best: number = 0;
  for (const word of words) best = Math.max(best, fits[word] ?? 0);
  return best < least ? 0 : best;
}

/** Whether the query names the page of an entry. */
export const isOfNamedPage = (allFits: readonly Fits[], { page }: Prepared): boolean =>
  allFits.some((fits) => fit(fits, page, 2) > 0);

/** A section that all widget pages have is looked for on one of them. Without its name, other places explain more. */
const ofCommon = 0.3;

/** A title of so many words is a sentence, and one of them says less about it. */
const wordsOfSentence = 8;
const ofSentence = 0.6;

const weightOfTitle = ({ title, isCommon }: Prepared, isPageNamed: boolean): number => {
  if (isCommon && !isPageNamed) return ofCommon;
  return title.length > wordsOfSentence ? ofSentence : 1;
};

/** The title counts most, then what an entry or a whole page is about, then the page's title, then the words of a section. */
export function scoreOf(fits: Fits, prepared: Prepared, isPageNamed: boolean): number {
  const { entry, title, page, text, hidden } = prepared;
  return (
    10 * fit(fits, title, 1) * weightOfTitle(prepared, isPageNamed) +
    3 * fit(fits, page, 2) +
    Math.max((entry[2] === "" ? 11 : 1) * fit(fits, text, 2), 11 * fit(fits, hidden, 2))
  );
}

const coverage = (allFits: readonly Fits[], { title }: Prepared): number =>
  title.filter((word) => allFits.some((fits) => (fits[word] ?? 0) > 0)).length / Math.max(1, title.length);

/** A page that a query names whole counts more than a section of that name on other pages. */
const ofPage = 10;

/** Several words in this order in an entry, as in “numero massimo”, count more than each of them somewhere. */
const ofPhrase = 40;

function phraseScore(query: string, { phrases }: Prepared): number {
  const phrase = query.trim().toLowerCase();
  return phrase.includes(" ") && phrases.includes(phrase) ? ofPhrase : 0;
}

/** What counts for all terms together. */
export function togetherScore(
  query: string,
  allFits: readonly Fits[],
  prepared: Prepared,
  isPageNamed: boolean,
): number {
  const isPage = prepared.entry[2] === "";
  const covered = coverage(allFits, prepared);
  // A title that the query names whole comes before a longer one.
  const score = 5 * covered + phraseScore(query, prepared);
  // Of sections that have the words in their text only, a short one says more about them.
  const shortness = isPage || covered > 0 ? 0 : 1 / (1 + prepared.text.length / 50);
  const weight = prepared.isCommon ? weightOfTitle(prepared, isPageNamed) : 1;
  return score * weight + shortness + (isPage && covered === 1 ? ofPage : 0);
}

export interface Scored {
  readonly prepared: Prepared;
  /** One for each term. */
  readonly scores: readonly number[];
  /** How much of a documented line of the console the query is. */
  readonly line: number;
}

export const hasAll = ({ scores }: Scored): boolean => scores.every((score) => score > 0);

/** Of entries that have some words only, those with less than this part of the best score are left out. */
const nearShare = 0.4;
const maxNear = 10;

/** The entries with the rarest words of the query. */
export function nearest(scored: readonly Scored[]): readonly Scored[] {
  const rarity = (scored[0]?.scores ?? []).map((_, term) => {
    const having = scored.filter(({ scores }) => (scores[term] ?? 0) > 0).length;
    return Math.log(1 + scored.length / (1 + having));
  });
  const rated = scored
    .map((each) => ({
      each,
      rate: each.scores.reduce((sum, score, term) => sum + Math.sqrt(score) * (rarity[term] ?? 0), 0),
    }))
    .toSorted((one, other) => other.rate - one.rate);
  const best = rated[0]?.rate ?? 0;
  return rated
    .filter(({ rate }) => rate > 0 && rate >= nearShare * best)
    .slice(0, maxNear)
    .map(({ each }) => each);
}
