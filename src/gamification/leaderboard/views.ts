import type { BoardRow } from "./rows";

/** `top`: the first ranks. `around`: the member's own rank and its neighbours. */
export type BoardView = (typeof boardViews)[number];

export const boardViews = ["top", "around"] as const;

/** How many ranks a panel shows. */
export interface BoardExtent {
  /** The number of first ranks, 1 to 50. */
  readonly top: number;
  /** The number of ranks above the own one, 0 to 20. */
  readonly above: number;
  /** The number of ranks below the own one, 0 to 20. */
  readonly below: number;
}

/** The most ranks that a filter can ask for: the first 50, the own one, and 20 on each side (protocol section 7). */
export const maxRanks = 50 + 20 + 1 + 20;

/** The index of the own row; -1 if the member is not on the board. */
const ownIndex = (rows: readonly BoardRow[]) => rows.findIndex(({ isOwn }) => isOwn);

/**
 * The rows of a view. A snapshot may have more ranks than this panel asked for, because all panels of a board share a
 * subscription. Without an own row both views show the first ranks.
 *
 * More ranks than any filter can ask for come from a platform that sends the whole board. All of it is shown then.
 */
export function rowsOfView(
  rows: readonly BoardRow[],
  view: BoardView,
  { top, above, below }: BoardExtent,
): readonly BoardRow[] {
  const own = ownIndex(rows);
  if (view === "around" && own >= 0) return rows.slice(Math.max(own - above, 0), own + below + 1);
  return rows.length > maxRanks ? rows : rows.slice(0, top);
}

/** The member's own standing. */
export interface OwnStanding {
  readonly row: BoardRow;
  /** The rank above and the points that separate from it; undefined for the first rank, or if it is unknown. */
  readonly next: { readonly rank: number; readonly points: number } | undefined;
}

/**
 * The own row and the distance to the rank above.
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

/** Undefined if ranks between the two are missing in the snapshot, or if a score is unknown. */
function distance(row: BoardRow, above: BoardRow): OwnStanding["next"] {
  const isAdjacent = above.rank + above.count >= row.rank;
  if (!isAdjacent || above.score === undefined || row.score === undefined) return undefined;
  // Where fewer points are better, the rank above has fewer. Rounding removes what binary fractions add: 0.3 - 0.1.
  return { rank: above.rank, points: Math.round(Math.abs(above.score - row.score) * 1e6) / 1e6 };
}
