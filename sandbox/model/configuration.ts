import type { ConfigInput } from "../../src/config";
import type { Model } from "./interface";

/**
 * Paths of the simulated account area. They are the paths of the specification and, where the configuration
 * sets a path, the project's own. The keys are the same as in `account.paths` of the configuration.
 */
export const accountPaths = {
  balance: "/api/movimenti-conto-ms/ms/account/movements/getBalance",
  statelessBalance: "/api/account-service/v2/account/balance",
  login: "/api/authentication-ms/ms/auth/login",
  statelessLogin: "/api/authentication-service/v2/auth/login",
  checkToken: "/api/authentication-service/v2/auth/check-token",
  verifyToken: "/api/session-service/mid/session/verifyToken",
  refresh: "/api/authentication-service/v2/auth/refresh",
  ssoToken: "/api/authentication-ms/v1/sso/ext/jwt-token",
  registry: "/api/player-info-service/v2/player-info/registry",
  inbox: "/api/inbox-ms/ms/inbox/getNumberMessage",
  nickname: "/api/platform-service/ms/portal/nickname",
  productEnable: "/api/platform-service/ms/services/product/enable",
  gameSession: "/api/game-service/v1/session/create",
  selfExclusion: "/api/gioca-giusto-ms/ms/giocagiusto/getSelfExclusionBillCode",
  statelessSelfExclusion: "/api/responsible-gaming-service/v2/self-exclusion",
  gamePauses: "/api/gioca-giusto-ms/ms/respgaming/getSummaryGameBreak",
  statelessGamePauses: "/api/responsible-gaming-service/v2/game-breaks",
  openBets: "/api/betting-service/v1/open-bets",
} as const;

/** The paths of both providers' simulated lobbies, and the path that opens a table. */
export const liveCasinoPaths = {
  playtechFeed: "/api/live-casino/v1/playtech/tables",
  evolutionFeed: "/api/live-casino/v1/evolution/tables",
  launch: "/gioco",
} as const;

/**
 * The paths of the simulated bonus manager. The keys are the same as in `bonus.paths` of the configuration.
 */
export const bonusPaths = {
  list: "/api/bonus-manager/v1/getBonusList",
  byIds: "/api/bonus-manager/v1/getBonusByIdList",
} as const;

/** The paths of the simulated gamification platform and of the service that issues players' tokens for it. */
export const gamificationPaths = {
  socket: "/ws",
  token: "/api/gamification-service/v1/member-token",
} as const;

/** The paths of the simulated bot checks, on the site's origin. */
export const botCheckPaths = {
  script: "/sandbox/bot-check.js",
  token: "/sandbox/bot-token",
  recaptcha: "/sandbox/recaptcha/api.js",
  recaptchaEnterprise: "/sandbox/recaptcha/enterprise.js",
  turnstile: "/sandbox/turnstile/api.js",
  turnstileFrame: "/sandbox/turnstile/frame",
} as const;

/** The configured name of the response header for a token that is about to expire. */
export const expiringHeader = "x-token-expiring";

/** The configured name of the header with the token of the game session call. */
export const jwtHeader = "x-jwt";

/** The headers of stateless calls (architecture section 10). */
export const statelessHeaders = [
  "x-channel-info",
  "x-call-id",
  "x-session-id",
  "x-channel-id",
  "x-user-ip",
] as const;

/**
 * The part of a page's configuration that contains the URLs and paths of the simulated services. @param
 * origin the origin of the simulated services
 */
export function serviceConfiguration({ basic, gamification }: Model, origin: string) {
  const launchUrl = origin + liveCasinoPaths.launch;
  return {
    account: { origin, paths: { ...accountPaths }, basic },
    liveCasino: {
      playtech: { feedUrl: origin + liveCasinoPaths.playtechFeed, launchUrl },
      evolution: { feedUrl: origin + liveCasinoPaths.evolutionFeed, launchUrl },
    },
    gamification: {
      url: origin + gamificationPaths.socket,
      publicToken: gamification.tokens.publicToken(),
      tokenUrl: origin + gamificationPaths.token,
    },
    bonus: { origin, paths: { ...bonusPaths } },
  } satisfies ConfigInput;
}
