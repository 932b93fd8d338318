import type { EventEmitter } from "../../../utils/emitter";
import type { ConnectionListener, ConnectionState, LeaderboardSubscription } from "../connection/connection";
import type { Delivery, OutgoingCall } from "../stomp/types";
import type { TabMessage } from "./messages";

/** Behaviour of a tab's connection while the tab is the leader or a follower. */
export interface Role {
  /** Handles a message of another tab. */
  handleMessage(message: TabMessage): void;
  /** Handles the application's request to connect. After a refusal, the connection tries again. */
  open(): void;
  /** Sends a call. @throws Error if the call cannot be sent */
  send(call: OutgoingCall): void;
  /** Replaces the leaderboard subscriptions of this tab. */
  setSubscriptions(subscriptions: readonly LeaderboardSubscription[]): void;
  /** Handles a change of this tab's visibility. */
  setVisible(isVisible: boolean): void;
  /** Ends the role. Resolves when the role's connection, if it has one, is closed. */
  stop(): Promise<void>;
}

/** Passes reports of a tab's role to the users of the connection in this tab. */
export interface ConnectionSink {
  readonly emit: EventEmitter<ConnectionListener>["emit"];
  state(): ConnectionState;
  /** Sets the state, unless it is the current one. */
  setState(state: ConnectionState): void;
  /**
   * Sets a state without a connection. If the tab was connected, emits `unsent` for the unsent calls, then
   * `lost`.
   *
   * @param unsent the ids of calls that were not sent and will not be sent
   */
  lose(state: ConnectionState, unsent?: readonly string[]): void;
  /** Emits `board` if this tab subscribed to the leaderboard. */
  emitBoard(entityId: string, delivery: Delivery): void;
}

export const connecting: ConnectionState = { status: "connecting", attempt: 1 };
export const idle: ConnectionState = { status: "idle" };
