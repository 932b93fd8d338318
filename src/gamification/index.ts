export * from "./calls";
// `./schema` exports states of the same name; this line makes the call win.
export { optInStates } from "./calls";
export type { CallOptions } from "./call-options";
export type { GamificationOptions } from "./options";
export { type CallArguments, createGamification, type Gamification } from "./client";
export {
  createDrift,
  type Drift,
  type DriftChecks,
  type DriftCounts,
  type DriftKind,
  type DriftOptions,
} from "./drift";
export { MissingParameter } from "../http/missing-parameter";
export { CallFailure, type CallFailureKind } from "./errors";
export type { CallNews } from "./requests/call-watch";
export type { CallbackEvents, CallbackListener, SystemError } from "./events/callbacks";
export type { Counters } from "./requests/counters";
export type { BoardFilter, BoardListener, BoardNews } from "./events/leaderboards";
export type { Connection, ConnectionFactory, ConnectionState } from "./connection/connection";
export type { ReconnectOptions } from "./connection/reconnect";
export type { TokenAnswer } from "./connection/token-source";
export type { SockJsClass, SocketLike, WebSocketClass } from "./stomp/socket-types";
export * from "./schema";
export { shareAcrossTabs, type SharingOptions } from "./sharing/shared-connection";
