import type { ModelClock } from "../clock";
import { demoTables, type LiveTable, type TableProvider } from "./demo-tables";

/** The tables of both providers, and what tests may change of them until the next reset. */
export interface Tables {
  all(): readonly LiveTable[];
  /** Of one provider and, where it has networks, of one of them. */
  of(provider: TableProvider, network?: string): readonly LiveTable[];
  find(gameId: string): LiveTable | undefined;
  /** Adds a table, in place of one with the same id. */
  put(table: LiveTable): void;
  remove(gameId: string): void;
  /** Exactly what a provider's feed answers as its tables instead, good or not; undefined takes that back. */
  answerInstead(provider: TableProvider, items: unknown): void;
  insteadOf(provider: TableProvider): unknown;
  reset(): void;
}

export function createTables(clock: ModelClock): Tables {
  const byId = new Map<string, LiveTable>();
  const instead = new Map<TableProvider, unknown>();

  function reset() {
    byId.clear();
    instead.clear();
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
    answerInstead(provider, items) {
      if (items === undefined) instead.delete(provider);
      else instead.set(provider, items);
    },
    insteadOf: (provider) => instead.get(provider),
    reset,
  };
}
