import type { ReadableAtom } from "nanostores";
import type { PageVisibility } from "../../platform/page-visibility";
import type { Lifecycle } from "../../platform/lifecycle";
import type { Log } from "../../utils/log";

/** How the way to the platform is now. */
export type ConnectionState =
  /** Nobody has asked for it yet, or it was closed. */
  | { readonly status: "idle" }
  | { readonly status: "connecting"; readonly attempt: number }
  | { readonly status: "connected"; readonly transport: "websocket" | "sockjs" }
  /** Lost; the next try begins at `until` (milliseconds since 1970). */
  | { readonly status: "waiting"; readonly attempt: number; readonly until: number }
  /** The device says that it has no network; no try is made. */
  | { readonly status: "offline" }
  /** The broker or the token service said no, also to a new token; nothing is tried until `open` is called again. */
  | { readonly status: "refused"; readonly reason: string };

/** A call as it goes onto the wire. */
export interface OutgoingCall {
  /** The header `message-id`, which the reply carries too. */
  readonly id: string;
  /** `/gapi/<name>` */
  readonly destination: string;
  /** JSON, with its wrapping. */
  readonly body: string;
}

/** A message of one of the two queues: headers and text as they came. */
export interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A leaderboard that somebody looks at, and how much of it (protocol section 3, LeaderboardFilter). */
export interface LeaderboardSubscription {
  readonly entityId: string;
  readonly topRanksToInclude: number;
  readonly ranksAboveToInclude: number;
  readonly ranksBelowToInclude: number;
}

/** What a line tells. */
export interface ConnectionListener {
  /** A message of the queue rpc-results. */
  reply(delivery: Delivery): void;
  /** A message of the queue callbacks. */
  callback(delivery: Delivery): void;
  /** The answer to a subscription that the line made for `wish`: a first snapshot, or errors. */
  board(wish: LeaderboardSubscription, delivery: Delivery): void;
  /** An ERROR frame's header `message`, or a local failure in words. */
  brokerError(message: string): void;
  /** Whatever was on the wire will never be answered; of the calls with these ids alone, where some are named. */
  lost(ids?: readonly string[]): void;
  /** The call with this id never left, and never will by itself. */
  unsent(id: string): void;
  /** In another tab, the member's session is over; the line is closed here, too. */
  sessionEnded(): void;
}

/** What a line may need of its client. */
export interface ConnectionEnvironment {
  /** Undefined where there is no page to look at. */
  readonly pageVisibility: PageVisibility | undefined;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
}

/** @param openOwnLine makes a connection of this tab's own, not yet open */
export type ConnectionFactory = (
  openOwnLine: () => Connection,
  surroundings: ConnectionEnvironment,
) => Connection;

/** The way to the platform: a connection of this tab's own, or one that another tab shares. Knows no schema. */
export interface Connection {
  readonly $state: ReadableAtom<ConnectionState>;
  /** Connects and stays connected; harmless where it is. A refused line asks for a new token and tries again. */
  open(): void;
  /** Puts a call on the wire. @throws Error where the state is not "connected" */
  send(call: OutgoingCall): void;
  /**
   * The boards that this tab looks at, all of them; replaces what it wanted before. The line subscribes and
   * unsubscribes, again after each reconnect.
   */
  setSubscriptions(boards: readonly LeaderboardSubscription[]): void;
  listen(listener: ConnectionListener): () => void;
  /** Ends the connection and all wishes; what was on the wire is lost. The line may be opened again. */
  close(): Promise<void>;
  /** Closes the line in every tab, since the member's session is over; absent where it is not shared. */
  endSession?(): Promise<void>;
}
