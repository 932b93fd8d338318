import { fitOfLine } from "./console-line";
import { type Prepared, prepared } from "./prepared-index";
import { type Fit, wordsOf } from "./words";

/** One place that the search knows: its address, its title, the page that has it, its text, and words that are not shown. */
export type SearchEntry = readonly [
  address: string,
  title: string,
  page: string,
  text: string,
  hiddenWords?: string,
];

/** What a query has found. */
export interface Found {
  /** The best ones first. */
  readonly entries: readonly SearchEntry[];
  /** False if no entry has every word of the query: then these have some. */
  readonly isComplete: boolean;
}

type Fits = readonly Fit[];

function fit(fits: Fits, words: readonly number[], least: Fit): number {
  const best = Math.max(0, ...words.map((word) => fits[word] ?? 0));
  return best < least ? 0 : best;
}

/** The title counts most, then what a whole page is about, then the page's title, then the words of a section. */
const scoreOf = (fits: Fits, { entry: [, , page], ...words }: Prepared): number =>
  10 * fit(fits, words.title, 1) +
  3 * fit(fits, words.page, 2) +
  (page === "" ? 11 : 1) * fit(fits, words.text, 2);

/** A title that the query names whole comes before a longer one. */
const coverage = (allFits: readonly Fits[], { title }: Prepared): number =>
  title.filter((word) => allFits.some((fits) => (fits[word] ?? 0) > 0)).length / Math.max(1, title.length);

/** A page that a query names whole counts more than a section of that name on other pages. */
const ofPage = 10;

/** Several words in this order in an entry, as in “numero massimo”, count more than each of them somewhere. */
const ofPhrase = 40;

function phraseScore(query: string, { entry: [, title, , text] }: Prepared): number {
  const phrase = query.trim().toLowerCase();
  if (!phrase.includes(" ")) return 0;
  return `${title} ${text}`.toLowerCase().includes(phrase) ? ofPhrase : 0;
}

/** A line of the console that is pasted into the field counts more than single words. */
const ofLine = 1000;

/** A console line of which a reader did not paste the text comes after what explains the same words. */
const ofOtherLine = 0.3;

interface Scored {
  readonly prepared: Prepared;
  readonly scores: readonly number[];
  readonly line: number;
}

/** Of entries that have some words only, those with less than this part of the best score are left out. */
const nearShare = 0.4;
const maxNear = 10;

/** The entries with the rarest words of the query. */
function nearest(scored: readonly Scored[]): readonly Scored[] {
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

/** Words that make a question and say nothing of its subject, without accents. */
const questionWords = new Set("come cosa dove perche how do i to what where why".split(" "));

/** What a query is about: “come installo” asks for `installo`. */
function termsOf(query: string): readonly string[] {
  const all = [...new Set(wordsOf(query))];
  const subjects = all.filter((word) => !questionWords.has(word));
  return subjects.length > 0 ? subjects : all;
}

/** The entries that have every word of the query; if there are none, those that have the most. */
export function find(index: readonly SearchEntry[], query: string): Found {
  const terms = termsOf(query);
  if (terms.length === 0) return { entries: [], isComplete: true };
  const { entries, fitsOf } = prepared(index);
  const allFits = terms.map(fitsOf);
  const scored = entries.map((each): Scored => ({
    prepared: each,
    scores: allFits.map((fits) => scoreOf(fits, each) * (each.lineParts.length > 0 ? ofOtherLine : 1)),
    line: each.lineParts.length > 0 ? fitOfLine(query, each.entry[1], each.lineParts) : 0,
  }));
  const rateOf = ({ prepared: each, scores, line }: Scored) =>
    scores.reduce((sum, score) => sum + score, ofLine * line) +
    (each.entry[2] === "" && coverage(allFits, each) === 1 ? ofPage : 0) +
    5 * coverage(allFits, each) +
    phraseScore(query, each);
  const hasAll = ({ scores }: Scored) => scores.every((score) => score > 0);
  const whole = scored
    .filter((each) => each.line > 0 || hasAll(each))
    .toSorted((one, other) => rateOf(other) - rateOf(one));
  // A pasted line names things of the page, which may have entries too.
  const near = whole.some(hasAll) ? [] : nearest(scored.filter(({ line }) => line === 0));
  return {
    entries: [...whole, ...near].map(({ prepared: { entry } }) => entry),
    isComplete: whole.length > 0,
  };
}
