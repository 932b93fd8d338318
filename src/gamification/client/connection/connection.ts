import type { ReadableAtom } from "nanostores";
import type { Lifecycle } from "../../../platform/lifecycle";
import type { PageVisibility } from "../../../platform/page-visibility";
import type { Log } from "../../../utils/log";
import type { Delivery, OutgoingCall } from "../stomp/types";

/** The state of the connection to the platform. */
export type ConnectionState =
  /** The connection is not open yet, or is closed. */
  | { readonly status: "idle" }
  | { readonly status: "connecting"; readonly attempt: number }
  | { readonly status: "connected"; readonly transport: "websocket" | "sockjs" }
  /** The connection is lost. The next attempt begins at `until` (milliseconds since 1970). */
  | { readonly status: "waiting"; readonly attempt: number; readonly until: number }
  /** The device is offline, so no attempt is made. */
  | { readonly status: "offline" }
  /**
   * The broker or the token service refused the connection, even with a new token. No attempt is made until
   * `open` is called again.
   */
  | { readonly status: "refused"; readonly reason: string };

/** A leaderboard that is shown, and the ranks to include (protocol section 3, LeaderboardFilter). */
export interface LeaderboardSubscription {
  readonly entityId: string;
  readonly topRanksToInclude: number;
  readonly ranksAboveToInclude: number;
  readonly ranksBelowToInclude: number;
}

/** Callbacks for the events of a connection. */
export interface ConnectionListener {
  /** A message of the queue rpc-results. */
  reply(delivery: Delivery): void;
  /** A message of the queue callbacks. */
  callback(delivery: Delivery): void;
  /** The reply to a subscription: a first snapshot, or errors. */
  board(subscription: LeaderboardSubscription, delivery: Delivery): void;
  /** The header `message` of an ERROR frame, or the text of a local failure. */
  brokerError(message: string): void;
  /** The sent calls with these ids will not get a reply. Without `ids`, no sent call will get a reply. */
  lost(ids?: readonly string[]): void;
  /** The call with this id was not sent, and will not be sent. */
  unsent(id: string): void;
  /** The member's session ended in another tab, so this connection is closed too. */
  sessionEnded(): void;
}

/** Dependencies that a client passes to its connection. */
export interface ConnectionEnvironment {
  /** Undefined if there is no page, such as in Node. */
  readonly pageVisibility: PageVisibility | undefined;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
}

/**
 * Creates the connection of a client.
 * @param createDirect creates a closed connection that belongs to this tab
 */
export type ConnectionFactory = (
  createDirect: () => Connection,
  environment: ConnectionEnvironment,
) => Connection;

/**
 * A connection to the platform: this tab's own, or one that another tab shares. It does not interpret the
 * messages it carries.
 */
export interface Connection {
  readonly $state: ReadableAtom<ConnectionState>;
  /**
   * Connects and stays connected; has no effect if the connection is open. After a refusal, requests a new
   * token and connects again.
   */
  open(): void;
  /**
   * Sends a call.
   *
   * @throws Error if the call was not sent, because the state is not "connected" or will change soon. In the
   * second case, `lost` is emitted afterwards.
   */
  send(call: OutgoingCall): void;
  /**
   * Sets all leaderboards that this tab shows, instead of the previous ones. The connection subscribes and
   * unsubscribes accordingly, and subscribes again after each reconnect.
   */
  setSubscriptions(boards: readonly LeaderboardSubscription[]): void;
  /** Adds listeners of some events. Returns a function that removes them. */
  listen(listener: Partial<ConnectionListener>): () => void;
  /**
   * Ends the connection and its subscriptions. Unanswered calls are lost. The connection may be opened again.
   */
  close(): Promise<void>;
  /**
   * Closes the connection in every tab, because the member's session has ended. Undefined if the connection
   * is not shared.
   */
  endSession?(): Promise<void>;
}

/** The id of the call to which a reply belongs; empty if it has none. */
export const callIdOf = ({ headers }: Delivery): string => headers["message-id"] ?? "";
