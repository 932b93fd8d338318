import type { ResponsibleGamingService, Restriction } from "../../src/account";
import type { FeedStatus, LiveCasino, TableState, WatchedTable } from "../../src/live-casino";

/** State of a table and of the player's limits, as a card shows it. */
export interface TableView {
  readonly state: TableState;
  readonly status: FeedStatus;
  readonly restriction: Restriction;
  /** True while the device has no network. */
  readonly isOffline: boolean;
}

/** A table and the player's limits as one source. */
class TableSource {
  #last: TableView | undefined;

  constructor(
    readonly table: WatchedTable,
    readonly limits: ResponsibleGamingService,
    readonly $isOffline: LiveCasino["$isOffline"],
  ) {}

  /** Returns the same object while nothing changes. */
  view(): TableView {
    const last = this.#last;
    const state = this.table.$state.get();
    const status = this.table.$status.get();
    const restriction = this.limits.$restriction.get();
    const isOffline = this.$isOffline.get();
    const isSame =
      last?.state === state &&
      last.status === status &&
      last.restriction === restriction &&
      last.isOffline === isOffline;
    this.#last = isSame ? last : { state, status, restriction, isOffline };
    return this.#last;
  }

  /**
   * Keeps the table and the limits fresh, and calls the listener after each change.
   *
   * @returns a function that ends the updates
   */
  subscribe(onChange: () => void): () => void {
    const stops = [
      this.table.$state.listen(onChange),
      this.table.$status.listen(onChange),
      this.limits.$restriction.listen(onChange),
      this.$isOffline.listen(onChange),
      this.table.watch(),
      this.limits.subscribe(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}

const tableSources = new WeakMap<WatchedTable, TableSource>();

/** Returns the same object for the same table. All cards of a page have the same limits. */
export function tableSourceOf(
  table: WatchedTable,
  limits: ResponsibleGamingService,
  { $isOffline }: LiveCasino,
): TableSource {
  const source = tableSources.get(table) ?? new TableSource(table, limits, $isOffline);
  tableSources.set(table, source);
  return source;
}
