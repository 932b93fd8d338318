export * from "./calls";
// The call, not the states of the same name.
export { optInStates } from "./calls";
export { type CallOptions, createGamification, type Gamification, type GamificationOptions } from "./client";
export { createDrift, type Drift, type DriftCounts, type DriftKind, type DriftOptions } from "./drift";
export { CallFailure, type CallFailureKind, MissingParameter } from "./errors";
export type { CallNews } from "./messaging/call-watch";
export type { CallbackEvents, CallbackListener, SystemError } from "./messaging/callbacks";
export type { Counters } from "./messaging/counters";
export type { BoardFilter, BoardListener, BoardNews } from "./messaging/leaderboards";
export type { Line, LineMaker, LineState } from "./messaging/line";
export type { ReconnectOptions } from "./messaging/reconnect";
export type { SockJsClass, SocketLike, WebSocketClass } from "./messaging/sockets";
export * from "./schema";
export { shareAcrossTabs, type SharingOptions } from "./sharing/shared-line";
