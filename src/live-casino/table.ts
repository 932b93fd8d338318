/** Identifies a table. Only tables of Playtech have a network. */
export interface TableId {
  readonly provider: ProviderName;
  readonly gameId: string;
  readonly network?: string | undefined;
}

export type ProviderName = "playtech" | "evolution";

/**
 * The status is `loading` until the first response and `unknown` if none arrives: without a response, a table
 * must not be shown as closed. `opensAt` (milliseconds since 1970) is set if a closed table has a countdown.
 */
export type TableState =
  | { readonly status: "loading" }
  | { readonly status: "unknown" }
  | { readonly status: "open" }
  | { readonly status: "closed"; readonly opensAt?: number | undefined };

export const loadingTable: TableState = { status: "loading" };
export const unknownTable: TableState = { status: "unknown" };
export const openTable: TableState = { status: "open" };
export const closedTable: TableState = { status: "closed" };

/**
 * Milliseconds by which equal deadlines may differ, because the feed has whole seconds and responses take
 * time.
 */
const tolerance = 2000;

function isSame(before: TableState, next: TableState): boolean {
  if (before.status !== "closed" || next.status !== "closed") return before.status === next.status;
  const first = before.opensAt;
  const second = next.opensAt;
  if (first === undefined || second === undefined) return first === second;
  return Math.abs(first - second) < tolerance;
}

/**
 * Returns the state after a response. Without a change, returns the previous object, so that nothing renders
 * again.
 */
export const nextState = (before: TableState, next: TableState): TableState =>
  isSame(before, next) ? before : next;
