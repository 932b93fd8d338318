import type { EventEmitter } from "../../../utils/emitter";
import type { ConnectionListener, ConnectionState, LeaderboardSubscription } from "../connection/connection";
import type { Delivery, OutgoingCall } from "../stomp/types";
import type { TabMessage } from "./messages";

/** Behaviour of a tab's connection while the tab is the leader or a follower. */
export interface Role {
  /** Handles a message of another tab. */
  handleMessage(message: TabMessage): void;
  /** Handles a request of the application to connect. A refused connection tries again. */
  open(): void;
  /** @throws Error if the call cannot be sent */
  send(call: OutgoingCall): void;
  /** Replaces the leaderboard subscriptions of this tab. */
  setSubscriptions(subscriptions: readonly LeaderboardSubscription[]): void;
  /** This tab became visible or hidden. */
  setVisible(isVisible: boolean): void;
  /** Ends the role. Resolves when its connection, if it has one, is closed. */
  stop(): Promise<void>;
}

/** Receives the reports of a role for the users of the connection in its tab. */
export interface ConnectionSink {
  readonly emit: EventEmitter<ConnectionListener>["emit"];
  state(): ConnectionState;
  /** Sets the state, unless it is the current one. */
  setState(state: ConnectionState): void;
  /**
   * Sets a state without a connection. If the tab was connected, emits `unsent` for these calls, then `lost`.
   *
   * @param unsent the ids of calls that were not sent and will not be sent
   */
  lose(state: ConnectionState, unsent?: readonly string[]): void;
  /** Emits `board` if this tab subscribed to the leaderboard. */
  emitBoard(entityId: string, delivery: Delivery): void;
}

export const connecting: ConnectionState = { status: "connecting", attempt: 1 };
export const idle: ConnectionState = { status: "idle" };
