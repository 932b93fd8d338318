import { atom, computed, type ReadableAtom, type WritableAtom } from "nanostores";
import { createResource, publicOwner, type ResourceState } from "../http/resource";
import type { LiveCasinoEnvironment, Settings } from "./environment";
import { type FeedAnswer, feedSchema, readFeed } from "./feed-schema";
import { poll, minRefreshAge } from "./polling";
import type { Provider } from "./provider";
import { closedTable, loadingTable, nextState, openTable, type TableState } from "./table";
import { addressOf } from "./addresses";

/** How good is what the tables of a feed show. `error` came to nothing, and `stale` is the last that was told. */
export type FeedStatus = "loading" | "ready" | "stale" | "error" | "offline";

/** The tables of one provider and network. Any number of cards share its resources. */
export interface Feed {
  readonly $status: ReadableAtom<FeedStatus>;
  /** When the tables were told last, milliseconds since 1970. */
  readAt(): number | undefined;
  /** Changes only when this very table does. A table that the feed does not know is closed. */
  table(gameId: string): ReadableAtom<TableState>;
  /** The countdown of a table is over; what the feed tells next counts more. */
  open(gameId: string): void;
  /** While somebody watches, the feed is read again and again. Gives a function that ends the watch. */
  watch(): () => void;
  dispose(): void;
}

const statuses: Readonly<Record<ResourceState<unknown>["status"], FeedStatus>> = {
  none: "loading",
  loading: "loading",
  ready: "ready",
  stale: "stale",
  unknown: "error",
  offline: "offline",
};

export function createFeed(
  { clock, log, page, network: shared }: LiveCasinoEnvironment,
  settings: Settings,
  provider: Provider,
  network: string | undefined,
): Feed {
  const { http, pageVisibility, connectivity } = shared;
  const name = `${provider.name} lobby`;
  const tables = new Map<string, WritableAtom<TableState>>();
  const unknownTables = new Set<string>();
  // The lobby is public: visitors see it too, without any session. What a provider wants of a player comes first.
  const resource = createResource<FeedAnswer>(
    { ...shared, clock, log, owner: publicOwner, refreshAfter: () => minRefreshAge },
    {
      name,
      async ask(signal, onRetry) {
        await provider.prepare();
        const { value } = await http.call({
          method: "GET",
          address: addressOf(settings(), provider.name, "feed", page),
          ...(network !== undefined && { query: { network } }),
          schema: feedSchema,
          timeout: settings().timeout,
          signal,
          onRetry,
        });
        return readFeed(value.result.tables, clock.now());
      },
      onAnswer: complain,
    },
  );
  const polling = poll(resource, { clock, pageVisibility, connectivity, every: () => settings().pollEvery });

  /** A table that the lobby does not know is an author's mistake: one line for each. */
  function complain({ tables: known, malformed }: FeedAnswer) {
    if (malformed > 0) log.warn(`${name}: ${malformed} malformed tables left out`);
    for (const gameId of tables.keys()) {
      if (known.has(gameId) || unknownTables.has(gameId)) continue;
      unknownTables.add(gameId);
      log.warn(`${name}: no table "${gameId}"`);
    }
  }

  /** The state of a table after what was read last; `before` where that tells nothing new. */
  function told(gameId: string, before: TableState): TableState {
    const state = resource.$state.get();
    const isUnknown = before.status === "loading";
    if ("value" in state)
      return isUnknown || state.status === "ready" ? (state.value.tables.get(gameId) ?? closedTable) : before;
    // Nothing came, and nobody shall wait for it for ever.
    return isUnknown && (state.status === "unknown" || state.status === "offline") ? closedTable : before;
  }

  const stopFollowing = resource.$state.listen(() => {
    for (const [gameId, $table] of tables) $table.set(nextState($table.get(), told(gameId, $table.get())));
  });

  return {
    $status: computed(resource.$state, ({ status }) => statuses[status]),
    readAt() {
      const state = resource.$state.get();
      return "value" in state ? state.at : undefined;
    },
    table(gameId) {
      const $table = tables.get(gameId) ?? atom(told(gameId, loadingTable));
      tables.set(gameId, $table);
      return $table;
    },
    open(gameId) {
      tables.get(gameId)?.set(openTable);
    },
    watch: polling.watch,
    dispose() {
      stopFollowing();
      polling.dispose();
      resource.dispose();
    },
  };
}
