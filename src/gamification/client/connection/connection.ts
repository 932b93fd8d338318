import type { ReadableAtom } from "nanostores";
import type { Lifecycle } from "../../../platform/lifecycle";
import type { PageVisibility } from "../../../platform/page-visibility";
import type { Log } from "../../../utils/log";
import type { Delivery, OutgoingCall } from "../stomp/types";

/** The state of the connection to the platform. */
export type ConnectionState =
  /** Not opened yet, or closed. */
  | { readonly status: "idle" }
  | { readonly status: "connecting"; readonly attempt: number }
  | { readonly status: "connected"; readonly transport: "websocket" | "sockjs" }
  /** Lost; the next attempt begins at `until` (milliseconds since 1970). */
  | { readonly status: "waiting"; readonly attempt: number; readonly until: number }
  /** The device is offline; no attempt is made. */
  | { readonly status: "offline" }
  /**
   * The broker or the token service refused, even with a new token; no attempt is made until `open` is called again.
   */
  | { readonly status: "refused"; readonly reason: string };

/** A leaderboard that is shown, and its ranks to include (protocol section 3, LeaderboardFilter). */
export interface LeaderboardSubscription {
  readonly entityId: string;
  readonly topRanksToInclude: number;
  readonly ranksAboveToInclude: number;
  readonly ranksBelowToInclude: number;
}

/** Receives the events of a connection. */
export interface ConnectionListener {
  /** A message of the queue rpc-results. */
  reply(delivery: Delivery): void;
  /** A message of the queue callbacks. */
  callback(delivery: Delivery): void;
  /** The reply to a subscription: a first snapshot, or errors. */
  board(subscription: LeaderboardSubscription, delivery: Delivery): void;
  /** The header `message` of an ERROR frame, or the text of a local failure. */
  brokerError(message: string): void;
  /** The sent calls with these ids will get no reply; without `ids`, this applies to all sent calls. */
  lost(ids?: readonly string[]): void;
  /** The call with this id was not sent, and will not be sent. */
  unsent(id: string): void;
  /** The member's session ended in another tab; this connection is closed too. */
  sessionEnded(): void;
}

/** Dependencies that a client passes to its connection. */
export interface ConnectionEnvironment {
  /** Undefined without a page, such as in Node. */
  readonly pageVisibility: PageVisibility | undefined;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
}

/** @param createDirect creates a connection that belongs to this tab; it is not open yet */
export type ConnectionFactory = (
  createDirect: () => Connection,
  environment: ConnectionEnvironment,
) => Connection;

/**
 * A connection to the platform: this tab's own, or one that another tab shares. It does not read the messages
 * it carries.
 */
export interface Connection {
  readonly $state: ReadableAtom<ConnectionState>;
  /**
   * Connects and stays connected; has no effect if open. If refused, requests a new token and connects again.
   */
  open(): void;
  /**
   * Sends a call.
   *
   * @throws Error if the call was not sent: the state is not "connected", or is about to change, and `lost` follows
   */
  send(call: OutgoingCall): void;
  /**
   * Sets all leaderboards that this tab shows, and replaces those set before. The connection subscribes and
   * unsubscribes, and it subscribes again after each reconnect.
   */
  setSubscriptions(boards: readonly LeaderboardSubscription[]): void;
  /** Adds listeners of some events. Returns a function that removes them. */
  listen(listener: Partial<ConnectionListener>): () => void;
  /**
   * Ends the connection and its subscriptions. Unanswered calls are lost. The connection may be opened again.
   */
  close(): Promise<void>;
  /**
   * Closes the connection in every tab, because the member's session has ended; absent if the connection is
   * not shared.
   */
  endSession?(): Promise<void>;
}

/** The id of the call to which a reply belongs; empty if it has none. */
export const callIdOf = ({ headers }: Delivery): string => headers["message-id"] ?? "";
