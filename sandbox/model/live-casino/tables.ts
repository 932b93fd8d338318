import type { ModelClock } from "../clock";
import { demoTables, type LiveTable, type TableProvider } from "./demo-tables";

/** The tables of both providers. Tests may change them until the next reset. */
export interface Tables {
  all(): readonly LiveTable[];
  /** The tables of a provider and, if it has networks, of one network. */
  of(provider: TableProvider, network?: string): readonly LiveTable[];
  find(gameId: string): LiveTable | undefined;
  /** Adds a table, or replaces the one with the same id. */
  put(table: LiveTable): void;
  remove(gameId: string): void;
  /** Replaces the tables in a provider's feed by any value, valid or not; undefined restores the real tables. */
  overrideFeed(provider: TableProvider, items: unknown): void;
  feedOverride(provider: TableProvider): unknown;
  reset(): void;
}

export function createTables(clock: ModelClock): Tables {
  const byId = new Map<string, LiveTable>();
  const overrides = new Map<TableProvider, unknown>();

  function reset() {
    byId.clear();
    overrides.clear();
    for (const table of demoTables(clock.now())) byId.set(table.gameId, table);
  }

  reset();
  return {
    all: () => [...byId.values()],
    of: (provider, network) =>
      [...byId.values()].filter((table) => table.provider === provider && table.network === network),
    find: (gameId) => byId.get(gameId),
    put(table) {
      byId.set(table.gameId, table);
    },
    remove(gameId) {
      byId.delete(gameId);
    },
    overrideFeed(provider, items) {
      if (items === undefined) overrides.delete(provider);
      else overrides.set(provider, items);
    },
    feedOverride: (provider) => overrides.get(provider),
    reset,
  };
}
