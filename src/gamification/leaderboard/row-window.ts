/** The part of a long list that is in the document: the rows from `first` up to, but without, `end`. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
  /** The height of the rows before the window, pixels. */
  readonly before: number;
  /** The height of the rows after it, pixels. */
  readonly after: number;
  /** The height of all rows, pixels. */
  readonly height: number;
}

export interface RowWindowRequest {
  readonly count: number;
  /** The height of a row, pixels: measured, or an estimate for a row that was never in the document. */
  readonly heightOf: (index: number) => number;
  /** The first and the last visible pixel of the list, counted from its first row. */
  readonly from: number;
  readonly to: number;
}

/** The most rows in the document before, and after, those that are visible. */
const maxMargin = 4;

/** The number of rows in the document that invisible ones do not exceed, so that a row in sight costs little (G4). */
const maxWithMargin = 31;

/**
 * The rows that a list needs in the document: the visible ones, and a margin on each side where few are visible. There
 * is at least one if the list has any, also while nothing is visible.
 */
export function rowWindow({ count, heightOf, from, to }: RowWindowRequest): RowWindow {
  const tops = [0];
  for (let index = 0; index < count; index += 1) tops.push((tops[index] ?? 0) + heightOf(index));
  const topOf = (index: number) => tops[index] ?? 0;
  let first = 0;
  while (first < count - 1 && topOf(first + 1) <= from) first += 1;
  let end = Math.min(first + 1, count);
  while (end < count && topOf(end) < to) end += 1;
  const margin = Math.min(Math.max(Math.floor((maxWithMargin - (end - first)) / 2), 0), maxMargin);
  first = Math.max(first - margin, 0);
  end = Math.min(end + margin, count);
  const height = topOf(count);
  return { first, end, height, before: topOf(first), after: height - topOf(end) };
}
