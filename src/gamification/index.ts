export type { GamificationOptions } from "./client/options";
export { type CallArguments, createGamification, type Gamification } from "./client/client";
export {
  createDrift,
  type Drift,
  type DriftChecks,
  type DriftCounts,
  type DriftKind,
  type DriftOptions,
} from "./client/drift";
export { MissingParameter } from "../http/call-errors";
export { CallFailure, type CallFailureKind } from "./client/errors";
export type { CallNews } from "./client/requests/call-watch";
export type { CallbackEvents, CallbackListener, SystemError } from "./client/events/callbacks";
export type { Counters } from "./client/requests/duplicates";
export type { BoardFilter, BoardListener, BoardNews } from "./client/events/leaderboards";
export type { ConnectionState } from "./client/connection/connection";
export type { ReconnectOptions } from "./client/connection/reconnect";
export type { TokenResponse } from "./client/connection/token";
export type { SockJsClass, SocketLike, WebSocketClass } from "./client/stomp/types";
export * from "./protocol";
export type { Readable } from "../utils/readable";
export { shareAcrossTabs, type SharingOptions } from "./client/sharing/shared-connection";
