import type {
  LeaderboardSubscription,
  Delivery,
  ConnectionState,
  OutgoingCall,
} from "../connection/connection";
import type { TabMessage } from "./messages";

/** What a tab does for its line, while it leads or follows. */
export interface Role {
  hear(message: TabMessage): void;
  /** Somebody asked for the line: a refused one tries again. */
  open(): void;
  /** @throws Error where the call cannot go out */
  send(call: OutgoingCall): void;
  /** All boards that this tab looks at. */
  want(boards: readonly LeaderboardSubscription[]): void;
  /** The tab is looked at, or no more. */
  attend(isVisible: boolean): void;
  /** Ends the role; resolves when its connection is closed, if it has one. */
  stop(): Promise<void>;
}

/** What a role shows to those who use the line in its tab. */
export interface ConnectionSink {
  state(): ConnectionState;
  /** Shows a state, unless it is there already. */
  show(state: ConnectionState): void;
  /** Shows a state without a connection; what was on the wire until now is lost. */
  lose(state: ConnectionState): void;
  /** Calls that are lost, all where none are named. */
  lost(ids?: readonly string[]): void;
  unsent(id: string): void;
  reply(delivery: Delivery): void;
  callback(delivery: Delivery): void;
  /** A snapshot of a board, or why there is none; for those who look at it. */
  board(entityId: string, delivery: Delivery): void;
  brokerError(message: string): void;
}

export const connecting: ConnectionState = { status: "connecting", attempt: 1 };
export const idle: ConnectionState = { status: "idle" };
