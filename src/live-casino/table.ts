/** What a card calls a table. The network belongs to tables of playtech alone. */
export interface TableId {
  readonly provider: ProviderName;
  readonly gameId: string;
  readonly network?: string | undefined;
}

export type ProviderName = "playtech" | "evolution";

/** `loading` before the first answer. `opensAt` (milliseconds since 1970) is there while a table counts down. */
export type TableState =
  | { readonly status: "loading" }
  | { readonly status: "open" }
  | { readonly status: "closed"; readonly opensAt?: number | undefined };

export const loadingTable: TableState = { status: "loading" };
export const openTable: TableState = { status: "open" };
export const closedTable: TableState = { status: "closed" };

/** A deadline that is off by less is the same one: digits are whole seconds, and answers take their time. */
const tolerance = 2000;

function isSame(before: TableState, next: TableState): boolean {
  if (before.status !== "closed" || next.status !== "closed") return before.status === next.status;
  const [known, told] = [before.opensAt, next.opensAt];
  if (known === undefined || told === undefined) return known === told;
  return Math.abs(known - told) < tolerance;
}

/** The state after an answer: the very same object where nothing has changed, so that nobody draws anew. */
export const nextState = (before: TableState, told: TableState): TableState =>
  isSame(before, told) ? before : told;
