import type { BoardRow } from "./rows";

/** `top`: the first ranks. `around`: the member's own rank and its neighbours. */
export type BoardView = (typeof boardViews)[number];

export const boardViews = ["top", "around"] as const;

/** Counts of the ranks that a panel shows. */
export interface BoardExtent {
  /** The maximum number of first ranks, 1 to 50. */
  readonly top: number;
  /** The number of ranks above the player's, 0 to 20. */
  readonly above: number;
  /** The number of ranks below the player's, 0 to 20. */
  readonly below: number;
}

/** The index of the player's row; -1 if the member is not on the board. */
const ownIndex = (rows: readonly BoardRow[]) => rows.findIndex(({ isOwn }) => isOwn);

/**
 * The rows of a view, in the order of their ranks: the first rows and the member’s row, or the member’s row
 * and its neighbours. A snapshot may have more ranks than this panel requested, because all panels of a board
 * share a subscription. If the snapshot lacks the member’s row, both views have the first ranks.
 */
export function rowsOfView(
  rows: readonly BoardRow[],
  view: BoardView,
  { top, above, below }: BoardExtent,
): readonly BoardRow[] {
  const own = ownIndex(rows);
  if (view === "around" && own >= 0) return rows.slice(Math.max(own - above, 0), own + below + 1);
  return rows.filter((_, index) => index < top || index === own);
}

/** A row that is shown. */
export interface ShownRow {
  readonly row: BoardRow;
  /** The row's position among all rows of the view, from 0. */
  readonly index: number;
  /** True if ranks between the row above and this one are not shown. */
  readonly isApart: boolean;
}

/**
 * The first rows and the member’s row, regardless of its position. The member’s row is not counted, so that
 * the number of rows stays the same when the member overtakes the last one.
 *
 * @param count the number of rows without the member’s row
 */
export function firstRows(rows: readonly BoardRow[], count: number): readonly ShownRow[] {
  let others = 0;
  const shown = rows.flatMap((row, index) => {
    if (!row.isOwn) others += 1;
    return row.isOwn || others <= count ? [{ row, index }] : [];
  });
  return shown.map(({ row, index }, position) => {
    const above = shown[position - 1]?.row;
    return { row, index, isApart: above !== undefined && !isNextRank(row, above) };
  });
}

/** The member's own standing. */
export interface OwnStanding {
  readonly row: BoardRow;
  /**
   * The rank above, and the distance to it in points; undefined for the first rank, or if the distance is
   * unknown.
   */
  readonly next: { readonly rank: number; readonly points: number } | undefined;
}

/**
 * The player's row and the distance to the rank above.
 *
 * @returns undefined if the member is not on the board
 */
export function ownStanding(rows: readonly BoardRow[]): OwnStanding | undefined {
  const index = ownIndex(rows);
  const row = rows[index];
  if (!row) return undefined;
  const above = rows[index - 1];
  return { row, next: above && distance(row, above) };
}

/** False if ranks between a row and the row above are missing. */
const isNextRank = (row: BoardRow, above: BoardRow) => above.rank + above.count >= row.rank;

/**
 * The distance to the row above. Undefined if ranks between the two rows are missing in the snapshot, or if a
 * score is unknown.
 */
function distance(row: BoardRow, above: BoardRow): OwnStanding["next"] {
  if (!isNextRank(row, above) || above.score === undefined || row.score === undefined) return undefined;
  // If fewer points are better, the rank above has fewer points. Rounding removes errors of binary fractions,
  // as in 0.3 - 0.1.
  return { rank: above.rank, points: Math.round(Math.abs(above.score - row.score) * 1e6) / 1e6 };
}
