import { atom, type ReadableAtom } from "nanostores";
import { liveCasinoDescription } from "../config/sections/live-casino";
import type { Announce } from "../platform/announcer";
import { createTicker, type Ticker } from "../time/ticker";
import { stringifyJson } from "../utils/json";
import type { LiveCasinoEnvironment } from "./environment";
import { createFeed, type Feed } from "./feed";
import { createLaunch, type Launch } from "./launch";
import { createOpenings } from "./openings";
import { createProviders } from "./provider";
import type { TableId } from "./table";
import { createImageCheck } from "./urls";
import { createFeedTable, createNoTable, type WatchedTable } from "./watched-table";

/** The live tables of both providers. */
export interface LiveCasino {
  /**
   * Returns the same object for the same table. Without an id, or on a page that an author is editing,
   * returns a closed table that makes no requests.
   */
  table(id: TableId | undefined): WatchedTable;
  readonly launch: Launch;
  /** True while the device has no network and therefore cannot open tables. */
  readonly $isOffline: ReadableAtom<boolean>;
  /** The absolute URL of a table's image; undefined if it is refused (S20). */
  image(written: string): string | undefined;
  /** The shared ticker of all countdowns. */
  readonly ticker: Ticker;
  /** Announces a text in the page's only live region. */
  readonly announce: Announce;
  /** Announces that a table has opened. Several openings in one second are announced together. */
  announceOpening(name: string): void;
  dispose(): void;
}

export function createLiveCasino(environment: LiveCasinoEnvironment): LiveCasino {
  const settings = environment.config.section("liveCasino", liveCasinoDescription);
  const providers = createProviders(environment);
  const openings = createOpenings(environment);
  const feeds = new Map<string, Feed>();
  const tables = new Map<string, WatchedTable>();
  const noTable = createNoTable();
  const { connectivity } = environment.network;
  const $isOffline = atom(connectivity.isOffline());
  const unsubscribe = connectivity.onChange(() => $isOffline.set(connectivity.isOffline()));

  function feedOf({ provider, network }: TableId): Feed {
    const key = `${provider} ${network ?? ""}`;
    const feed = feeds.get(key) ?? createFeed(environment, settings, providers[provider], network);
    feeds.set(key, feed);
    return feed;
  }

  return {
    table(id) {
      if (!id || environment.page.isEdited()) return noTable;
      const { provider, network, gameId } = id;
      const key = stringifyJson([provider, network, gameId]);
      const table = tables.get(key) ?? createFeedTable(feedOf(id), gameId);
      tables.set(key, table);
      return table;
    },
    launch: createLaunch(environment, settings, providers),
    $isOffline,
    image: createImageCheck(environment, settings),
    ticker: createTicker(environment.clock),
    announce: environment.announce,
    announceOpening: openings.add,
    dispose() {
      unsubscribe();
      openings.dispose();
      for (const feed of feeds.values()) feed.dispose();
    },
  };
}

export type { LiveCasinoEnvironment, OpenTab, Player } from "./environment";
export type { FeedStatus } from "./feed";
export type { LaunchOutcome, LaunchRequest, Ticket } from "./launch";
export type { WatchedTable } from "./watched-table";
export type { ProviderName, TableId, TableState } from "./table";
