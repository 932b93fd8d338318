import { atom, type ReadableAtom } from "nanostores";
import type { Feed, FeedStatus } from "./feed";
import { closedTable, type TableState } from "./table";

/** One table as a card shows it. */
export interface WatchedTable {
  readonly $state: ReadableAtom<TableState>;
  /** The status of the feed that the table belongs to. */
  readonly $status: ReadableAtom<FeedStatus>;
  /** When the feed was read last, milliseconds since 1970. */
  readAt(): number | undefined;
  /** Call this when the countdown is over. The table then counts as open until the next response. */
  open(): void;
  /**
   * Keeps the state fresh.
   * @returns a function that stops it
   */
  watch(): () => void;
}

/** A table of a feed. */
export const createFeedTable = (feed: Feed, gameId: string): WatchedTable => ({
  $state: feed.table(gameId),
  $status: feed.$status,
  readAt: feed.readAt,
  open: () => feed.open(gameId),
  watch: feed.watch,
});

/** Replaces a missing or unknown table: always closed, no requests. */
export const createNoTable = (): WatchedTable => ({
  $state: atom(closedTable),
  $status: atom("ready"),
  readAt: () => undefined,
  open: () => undefined,
  watch: () => () => undefined,
});
