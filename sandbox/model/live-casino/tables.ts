import type { ModelClock } from "../clock";
import { demoTables, type LiveTable, type TableProvider } from "./demo-tables";

/** The tables of both providers. Tests may change them until the next reset. */
export function createTables(clock: ModelClock) {
  const byId = new Map<string, LiveTable>();
  const overrides = new Map<TableProvider, unknown>();

  function reset() {
    byId.clear();
    overrides.clear();
    for (const table of demoTables(clock.now())) byId.set(table.gameId, table);
  }

  reset();
  return {
    all: (): readonly LiveTable[] => [...byId.values()],
    /** The tables of a provider. If the provider has networks, only those of one network. */
    of: (provider: TableProvider, network?: string) =>
      [...byId.values()].filter((table) => table.provider === provider && table.network === network),
    find: (gameId: string) => byId.get(gameId),
    /** Adds a table, or replaces the one with the same id. */
    put(table: LiveTable) {
      byId.set(table.gameId, table);
    },
    /**
     * Replaces the tables in a provider's feed with any value, which may be invalid. The value undefined
     * restores the real tables.
     */
    overrideFeed(provider: TableProvider, items: unknown) {
      overrides.set(provider, items);
    },
    feedOverride: (provider: TableProvider) => overrides.get(provider),
    reset,
  };
}
