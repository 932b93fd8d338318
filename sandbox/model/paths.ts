/** Where the simulated account area answers: the specified paths, and values for the configured ones. */
export const accountPaths = {
  balance: "/api/movimenti-conto-ms/ms/account/movements/getBalance",
  statelessBalance: "/api/account-service/v2/account/balance",
  login: "/api/authentication-ms/ms/auth/login",
  statelessLogin: "/api/authentication-service/v2/auth/login",
  checkToken: "/api/authentication-service/v2/auth/check-token",
} as const;

/** Where the site serves the simulated bot check. */
export const botCheckPaths = {
  script: "/sandbox/bot-check.js",
  token: "/sandbox/bot-token",
} as const;

/** The configured name of the answer header that says that a token is about to expire. */
export const expiringHeader = "x-token-expiring";

/** Headers that stateless calls carry (architecture section 10). */
export const statelessHeaders = [
  "x-channel-info",
  "x-call-id",
  "x-session-id",
  "x-channel-id",
  "x-user-ip",
] as const;
