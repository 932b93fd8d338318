import { atom, computed, type ReadableAtom, type WritableAtom } from "nanostores";
import { createResource, publicOwner, type Read, type ResourceState } from "../http/resource";
import { createDeadlineTimer } from "../time/deadline-timer";
import { countSubscriptions } from "../utils/count-subscriptions";
import type { LiveCasinoEnvironment, Settings } from "./environment";
import { type FeedResponse, feedSchema, readFeed, readLastFeed } from "./feed-schema";
import { poll, minRefreshAge } from "./polling";
import type { Provider } from "./provider";
import { closedTable, loadingTable, nextState, openTable, type TableState, unknownTable } from "./table";
import { listName } from "./table-id";
import { urlOf } from "./urls";

/**
 * The status of a feed. `stale`: the last response is still shown. `error`: the read has failed and no
 * response is available.
 */
export type FeedStatus = "loading" | "ready" | "stale" | "error" | "offline";

/** The tables of one provider and network, shared by any number of cards. */
export interface Feed {
  readonly $status: ReadableAtom<FeedStatus>;
  /** When the feed was read last, milliseconds since 1970. */
  readAt(): number | undefined;
  /**
   * The state of a table; it changes only when this table changes. A table that is not in the feed is closed.
   */
  table(gameId: string): ReadableAtom<TableState>;
  /** Opens a table at the end of its countdown. The next response replaces the open state. */
  open(gameId: string): void;
  /**
   * Keeps polling the feed.
   * @returns a function that stops the polling
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
  const { http, pageVisibility, connectivity, lifecycle, lastResponses } = shared;
  const name = listName(provider.name, network);
  const tables = new Map<string, WritableAtom<TableState>>();
  const unknownTables = new Set<string>();
  /** True if the first read of this page has failed or is being retried. */
  const $isDelayed = atom(false);
  const url = () => urlOf(settings(), provider.name, "feedUrl", page);
  const keptAt = () => `${url()} ${network ?? ""}`;
  // The feed is public, so it needs no session. A provider may first prepare the player.
  const resource = createResource<FeedResponse>(
    { ...shared, clock, log, owner: publicOwner, refreshAfterMs: () => minRefreshAge },
    {
      name,
      last: readLast,
      async ask(signal, onRetry) {
        await provider.prepare();
        const { value, age } = await http.call({
          method: "GET",
          url: url(),
          ...(network !== undefined && { query: { network } }),
          schema: feedSchema,
          timeoutMs: settings().timeoutMs,
          signal,
          onRetry,
        });
        const receivedAt = clock.now() - age;
        lastResponses?.keep(keptAt(), value, receivedAt);
        return readFeed(value.result.tables, receivedAt);
      },
      onAnswer: logProblems,
    },
  );
  const polling = poll(resource, {
    clock,
    pageVisibility,
    connectivity,
    every: () => settings().pollIntervalMs,
  });

  /** A timer that ends at the next instant at which a table opens. */
  const timer = createDeadlineTimer(clock, openDueTables);
  const watchers = countSubscriptions(() => () => timer.set(undefined));

  /**
   * Logs malformed tables. Also logs each table of the page that is not in the feed, but only once: it is an
   * authoring error.
   */
  function logProblems({ tables: known, malformed }: FeedResponse) {
    if (malformed > 0) log.warn(`${name}: ${malformed} malformed tables left out`);
    for (const gameId of tables.keys()) {
      if (known.has(gameId) || unknownTables.has(gameId)) continue;
      unknownTables.add(gameId);
      log.warn(`${name}: no table "${gameId}"`);
    }
  }

  function readLast(): Read<FeedResponse> | undefined {
    if (!lastResponses || !settings()[provider.name].feedUrl) return undefined;
    const last = lastResponses.find(keptAt());
    const value = last && readLastFeed(last.value, last.at, clock.now());
    return value && { value, at: last.at };
  }

  /**
   * The state of a table in a response. A response that an earlier page received is ignored once the first
   * read of this page has failed or is being retried.
   */
  function stateIn({ tables: known, isLast }: FeedResponse, gameId: string): TableState {
    if ($isDelayed.get()) return unknownTable;
    return known.get(gameId) ?? (isLast ? loadingTable : closedTable);
  }

  /**
   * The state of a table according to the last read of the feed; `before` if that read does not provide a
   * newer state.
   */
  function latestState(gameId: string, before: TableState): TableState {
    const state = resource.$state.get();
    const isUnknown = before.status === "loading" || before.status === "unknown" || $isDelayed.get();
    if ("value" in state)
      return isUnknown || state.status === "ready" ? stateIn(state.value, gameId) : before;
    // An unknown state stays unknown while the feed is read again.
    return isUnknown && (state.status === "unknown" || state.status === "offline") ? unknownTable : before;
  }

  function open(gameId: string) {
    const state = resource.$state.get();
    // Only a response that this page has received shows that the table is open.
    const isLast = "value" in state && state.value.isLast;
    tables.get(gameId)?.set(isLast ? stateIn({ ...state.value, tables: new Map() }, gameId) : openTable);
  }

  /**
   * Opens the tables whose countdown is over, then waits for the end of the next countdown. Cards cannot do
   * this alone, because digits outside the viewport do not count down.
   */
  function openDueTables() {
    let next: number | undefined;
    for (const [gameId, $table] of tables) {
      const state = $table.get();
      if (state.status !== "closed" || state.opensAt === undefined) continue;
      if (state.opensAt <= clock.now()) open(gameId);
      else next = Math.min(next ?? Infinity, state.opensAt);
    }
    timer.set(watchers.hasAny() ? next : undefined);
  }

  const subscriptions = [
    resource.$state.listen((now) => {
      $isDelayed.set("value" in now && now.value.isLast === true);
      for (const [gameId, $table] of tables)
        $table.set(nextState($table.get(), latestState(gameId, $table.get())));
      openDueTables();
    }),
    // The timers of a hidden or suspended page may be late.
    pageVisibility.onVisible(openDueTables),
    lifecycle.subscribe({ resume: openDueTables }),
  ];

  return {
    // A response that an earlier page received is shown until the first read of this page has an outcome.
    $status: computed([resource.$state, $isDelayed], ({ status }, isDelayed) =>
      isDelayed ? (connectivity.isOffline() ? "offline" : "error") : statuses[status],
    ),
    readAt() {
      const state = resource.$state.get();
      return "value" in state ? state.at : undefined;
    },
    table(gameId) {
      const $table = tables.get(gameId) ?? atom(latestState(gameId, loadingTable));
      tables.set(gameId, $table);
      return $table;
    },
    open,
    watch() {
      const stopWatching = watchers.add();
      const stopPolling = polling.watch();
      openDueTables();
      return () => {
        stopPolling();
        stopWatching();
      };
    },
    dispose() {
      timer.set(undefined);
      for (const unsubscribe of subscriptions) unsubscribe();
      polling.dispose();
      resource.dispose();
    },
  };
}
