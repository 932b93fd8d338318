import { fitOfLine } from "./console-line";
import { type Prepared, prepared } from "./prepared-index";
import { hasAll, isOfNamedPage, nearest, type Scored, scoreOf, togetherScore } from "./score";
import type { SearchEntry } from "./search-entry";
import { placedWordsOf, wordsOf } from "./words";

export type { SearchEntry };

/** What a query has found. */
export interface Found {
  /** The best ones first. */
  readonly entries: readonly SearchEntry[];
  /** False if no entry has every word of the query: then these have some. */
  readonly isComplete: boolean;
  /** The query that is answered: words with typing errors are replaced by those that were meant. */
  readonly query: string;
}

interface Answer {
  readonly entries: readonly SearchEntry[];
  readonly isComplete: boolean;
  /** The terms that may have typing errors: no word of the index fits them well. */
  readonly doubtful: readonly string[];
  /** Whether no entry has one of the terms. */
  readonly hasMissingTerm: boolean;
}

/** A line of the console that is pasted into the field counts more than single words. */
const ofLine = 1000;

/** A console line of which a reader did not paste the text comes after what explains the same words. */
const ofOtherLine = 0.3;

/** Words that say nothing of the subject of a query, without accents. */
const stopWords = new Set(
  (
    "come cosa dove perche il lo la gli le un uno una di da in con su per del della dei delle al alla nel nella " +
    "how do i to what where why the a an of in on for with"
  ).split(" "),
);

/** What a query is about: “come installo” asks for `installo`. */
function termsOf(query: string): readonly string[] {
  const all = [...new Set(wordsOf(query))];
  const subjects = all.filter((word) => !stopWords.has(word));
  return subjects.length > 0 ? subjects : all;
}

/** Of sections with the same title on most widget pages, the best one stays in its place. The others come last. */
function withCommonLast(sorted: readonly Scored[], isNamed: ReadonlySet<Prepared>): readonly Scored[] {
  const seen = new Set<string>();
  const isRepeated = ({ prepared: each }: Scored) =>
    each.isCommon && !isNamed.has(each) && seen.size === seen.add(each.entry[1]).size;
  const repeated = new Set(sorted.filter(isRepeated));
  return [...sorted.filter((each) => !repeated.has(each)), ...repeated];
}

/** The entries that have every term of a query; if there are none, those that have the most. */
function answer(index: readonly SearchEntry[], query: string, terms: readonly string[]): Answer {
  const { entries, fitsOf } = prepared(index);
  const allFits = terms.map(fitsOf);
  const isNamed = new Set(entries.filter((each) => isOfNamedPage(allFits, each)));
  const scored = entries.map((each): Scored => {
    const isLine = each.lineParts.length > 0;
    return {
      prepared: each,
      scores: allFits.map((fits) => scoreOf(fits, each, isNamed.has(each)) * (isLine ? ofOtherLine : 1)),
      line: isLine ? fitOfLine(query, each.entry[1], each.lineParts) : 0,
    };
  });
  const rateOf = ({ prepared: each, scores, line }: Scored) =>
    scores.reduce((sum, score) => sum + score, ofLine * line) +
    togetherScore(query, allFits, each, isNamed.has(each));
  const whole = scored
    .filter((each) => each.line > 0 || hasAll(each))
    .map((each) => ({ each, rate: rateOf(each) }))
    .toSorted((one, other) => other.rate - one.rate)
    .map(({ each }) => each);
  // A pasted line names things of the page, which may have entries too.
  const near = whole.some(hasAll) ? [] : nearest(scored.filter(({ line }) => line === 0));
  const nowhere = terms.filter((_, term) => scored.every(({ scores }) => scores[term] === 0));
  const unknown = terms.filter((_, term) => allFits[term]?.every((each) => each < 2));
  return {
    entries: [...withCommonLast(whole, isNamed), ...near].map(({ prepared: { entry } }) => entry),
    isComplete: whole.length > 0,
    doubtful: nowhere.length > 0 ? nowhere : unknown,
    hasMissingTerm: nowhere.length > 0,
  };
}

/** The query with the nearest words of the index in place of some terms. */
function corrected(index: readonly SearchEntry[], query: string, terms: readonly string[]): string {
  const { meantBy } = prepared(index);
  const meant = new Map(terms.map((term) => [term, meantBy(term)]));
  return placedWordsOf(query).reduceRight(
    (text, { word, start, end }) =>
      text.slice(0, start) + (meant.get(word) ?? query.slice(start, end)) + text.slice(end),
    query,
  );
}

/** What the index has for a query, or for what was meant by it. */
export function find(index: readonly SearchEntry[], query: string): Found {
  const terms = termsOf(query);
  if (terms.length === 0) return { entries: [], isComplete: true, query };
  const { doubtful, hasMissingTerm, ...exact } = answer(index, query, terms);
  if (exact.isComplete) return { ...exact, query };
  const meant = corrected(index, query, doubtful);
  if (meant === query) return { ...exact, query };
  const { entries, isComplete } = answer(index, meant, termsOf(meant));
  // What some entries have is not called wrong for less than a complete answer.
  return hasMissingTerm || isComplete ? { entries, isComplete, query: meant } : { ...exact, query };
}
