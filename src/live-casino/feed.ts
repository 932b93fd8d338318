import { atom, computed, type ReadableAtom, type WritableAtom } from "nanostores";
import { createResource, publicOwner, type ResourceState } from "../http/resource";
import type { LiveCasinoEnvironment, Settings } from "./environment";
import { type FeedAnswer, feedSchema, readFeed } from "./feed-schema";
import { poll, minRefreshAge } from "./polling";
import type { Provider } from "./provider";
import { closedTable, loadingTable, nextState, openTable, type TableState } from "./table";
import { addressOf } from "./addresses";

/** The status of a feed. `stale`: the last answer is still shown. `error`: the read has failed and there is no answer. */
export type FeedStatus = "loading" | "ready" | "stale" | "error" | "offline";

/** The tables of one provider and network, shared by any number of cards. */
export interface Feed {
  readonly $status: ReadableAtom<FeedStatus>;
  /** When the feed was read last, milliseconds since 1970. */
  readAt(): number | undefined;
  /** The state of a table. It changes only with this table. A table that is not in the feed is closed. */
  table(gameId: string): ReadableAtom<TableState>;
  /** Sets a table open, at the end of its countdown. The next answer replaces this. */
  open(gameId: string): void;
  /**
   * Keeps polling the feed.
   * @returns a function that ends it
   */
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
  // The feed is public: it needs no session. A provider may first prepare the player.
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
      onAnswer: logProblems,
    },
  );
  const polling = poll(resource, { clock, pageVisibility, connectivity, every: () => settings().pollEvery });

  /** Logs malformed tables, and once for each table of the page that is not in the feed: an author's mistake. */
  function logProblems({ tables: known, malformed }: FeedAnswer) {
    if (malformed > 0) log.warn(`${name}: ${malformed} malformed tables left out`);
    for (const gameId of tables.keys()) {
      if (known.has(gameId) || unknownTables.has(gameId)) continue;
      unknownTables.add(gameId);
      log.warn(`${name}: no table "${gameId}"`);
    }
  }

  /** The state of a table by the last answer; `before` if there is no news about it. */
  function latestState(gameId: string, before: TableState): TableState {
    const state = resource.$state.get();
    const isUnknown = before.status === "loading";
    if ("value" in state)
      return isUnknown || state.status === "ready" ? (state.value.tables.get(gameId) ?? closedTable) : before;
    // Without any answer, a table is closed: it must not stay in the state `loading`.
    return isUnknown && (state.status === "unknown" || state.status === "offline") ? closedTable : before;
  }

  const stopFollowing = resource.$state.listen(() => {
    for (const [gameId, $table] of tables)
      $table.set(nextState($table.get(), latestState(gameId, $table.get())));
  });

  return {
    $status: computed(resource.$state, ({ status }) => statuses[status]),
    readAt() {
      const state = resource.$state.get();
      return "value" in state ? state.at : undefined;
    },
    table(gameId) {
      const $table = tables.get(gameId) ?? atom(latestState(gameId, loadingTable));
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
