import type { ReadableAtom } from "nanostores";
import { liveCasinoDescription } from "../config/live-casino-description";
import type { Announce } from "../platform/announcer";
import { createTicker, type Ticker } from "../time/ticker";
import type { LiveCasinoEnvironment } from "./environment";
import { createFeed, type Feed, type FeedStatus } from "./feed";
import { createImageCheck } from "./images";
import { createLaunch, type Launch } from "./launch";
import { createOpenings } from "./openings";
import { createProviders } from "./provider";
import type { TableId, TableState } from "./table";

/** One table as a card shows it. */
export interface WatchedTable {
  readonly $state: ReadableAtom<TableState>;
  /** The status of the feed that the table belongs to. */
  readonly $status: ReadableAtom<FeedStatus>;
  /** When the feed was read last, milliseconds since 1970. */
  readAt(): number | undefined;
  /** Call it when the countdown is over: the table counts as open until the next answer. */
  open(): void;
  /**
   * Keeps the state fresh.
   * @returns a function that ends it
   */
  watch(): () => void;
}

/** The live tables of both providers. */
export interface LiveCasino {
  table(id: TableId): WatchedTable;
  readonly launch: Launch;
  /** The absolute address of a table's image; undefined if it is refused (S20). */
  image(written: string): string | undefined;
  /** The one ticker of all countdowns. */
  readonly ticker: Ticker;
  /** Announces a text in the page's one live region. */
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

  function feedOf({ provider, network }: TableId): Feed {
    const key = `${provider} ${network ?? ""}`;
    const feed = feeds.get(key) ?? createFeed(environment, settings, providers[provider], network);
    feeds.set(key, feed);
    return feed;
  }

  return {
    table(id) {
      const feed = feedOf(id);
      return {
        $state: feed.table(id.gameId),
        $status: feed.$status,
        readAt: feed.readAt,
        open: () => {
          feed.open(id.gameId);
        },
        watch: feed.watch,
      };
    },
    launch: createLaunch(environment, settings, providers),
    image: createImageCheck(environment, settings),
    ticker: createTicker(environment.clock),
    announce: environment.announce,
    announceOpening: openings.add,
    dispose() {
      openings.dispose();
      for (const feed of feeds.values()) feed.dispose();
    },
  };
}

export type { LiveCasinoEnvironment, OpenTab, Player } from "./environment";
export type { FeedStatus } from "./feed";
export type { LaunchOutcome, Ticket } from "./launch";
export type { ProviderName, TableId, TableState } from "./table";
