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
   * Keeps the table's state up to date.
   * @returns a function that stops the updates
   */
  watch(): () => void;
}

/** Creates a table whose state comes from a feed. */
export const createFeedTable = (feed: Feed, gameId: string): WatchedTable => ({
  $state: feed.table(gameId),
  $status: feed.$status,
  readAt: feed.readAt,
  open: () => feed.open(gameId),
  watch: feed.watch,
});

/** A replacement for a missing or unknown table. It is always closed and makes no requests. */
export const createNoTable = (): WatchedTable => ({
  $state: atom(closedTable),
  $status: atom("ready"),
  readAt: () => undefined,
  open: () => undefined,
  watch: () => () => undefined,
});
