export { type Account, createAccount, type Session } from "./account";
export type {
  AccountArea,
  BetLeg,
  Credentials,
  GamePause,
  Limit,
  LoginOutcome,
  MemberToken,
  Nicknames,
  OpenBet,
  ResponsibleGaming,
  ResponsibleGamingService,
  Restriction,
  SelfExclusion,
} from "./area";
export type { BalanceState } from "./balance";
export type { AccountEnvironment } from "./environment";
export type { BotCheckOptions } from "./bot-check";
export {
  AccountFailure,
  NotConfigured,
  NotLoggedIn,
  SessionEnded,
  SessionIdUnknown,
  Offline,
  TokenRenewed,
  BotCheckUnavailable,
} from "./errors";
export type { LoginReason, LoginRequest } from "./login-request";
export type { Mode } from "./sender";
export type { Resource, ResourceState } from "../http/resource";
export type { SessionChange, SessionEndReason, SessionState } from "./session";
export type { SessionStatus } from "./session-changes";
export type { SiteNickname, UserInfo } from "./user-info";
