import { integer, list, oneOf, origin, text, url } from "../../definition/kinds";
import type { GroupValues, SectionReader } from "../group";

/** The account area: its URL and its protocol. */
export const accountDescription = {
  origin: origin(),
  mode: oneOf(["auto", "legacy", "stateless"], { default: "auto" }),
  loginUrl: url(),
  responsibleGamingUrl: url(),
  helpUrl: url(),
  ipUrl: url(),
  channel: text({ default: "62" }),
  infoChannel: text(),
  pvd: text({ default: "" }),
  flagConto: integer({ default: 0 }),
  timeoutMs: integer({ default: 60_000, min: 1 }),
  refreshAfterMs: integer({ default: 60_000, min: 0 }),
  retryDelayMs: integer({ default: 1000, min: 0 }),
  headers: {
    channelInfo: text({ default: "x-channel-info" }),
    callId: text({ default: "x-call-id" }),
    sessionId: text({ default: "x-session-id" }),
    channelId: text({ default: "x-channel-id" }),
    userIp: text({ default: "x-user-ip" }),
  },
  jwtHeader: text({ default: "x-jwt" }),
  expiringHeader: text({ default: "x-token-expiring" }),
  expiringCodes: list({ default: [] }),
  returnParameter: text({ default: "returnUrl" }),
  returnOrigins: list({ default: [] }),
  basic: {
    gameSession: text(),
    ssoToken: text(),
  },
  paths: {
    balance: text({ default: "/api/movimenti-conto-ms/ms/account/movements/getBalance" }),
    statelessBalance: text(),
    login: text({ default: "/api/authentication-ms/ms/auth/login" }),
    statelessLogin: text(),
    checkToken: text(),
    verifyToken: text({ default: "/api/session-service/mid/session/verifyToken" }),
    refresh: text(),
    ssoToken: text({ default: "/api/authentication-ms/v1/sso/ext/jwt-token" }),
    registry: text(),
    inbox: text({ default: "/api/inbox-ms/ms/inbox/getNumberMessage" }),
    nickname: text({ default: "/api/platform-service/ms/portal/nickname" }),
    productEnable: text({ default: "/api/platform-service/ms/services/product/enable" }),
    gameSession: text(),
    selfExclusion: text({ default: "/api/gioca-giusto-ms/ms/giocagiusto/getSelfExclusionBillCode" }),
    statelessSelfExclusion: text(),
    gamePauses: text({ default: "/api/gioca-giusto-ms/ms/respgaming/getSummaryGameBreak" }),
    statelessGamePauses: text(),
    openBets: text(),
  },
} as const;

export type AccountSettings = GroupValues<typeof accountDescription>;

/** The current settings of the account area. */
export const accountSettings = (
  config: SectionReader<"account", typeof accountDescription>,
): AccountSettings => config.section("account", accountDescription)();
