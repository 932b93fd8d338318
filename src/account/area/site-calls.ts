import * as v from "../../utils/valibot";
import { type AccountCall, type AccountCalls, inBothModes } from "../calls";
import { tokenSchema } from "../fields";

/**
 * Calls for the site's scripts; no widget uses them. Each rejects like `AccountCalls.send`, or if its
 * code cannot be loaded.
 */
export interface SiteCalls {
  /**
   * Whether a token is valid.
   * @default token the token of the player
   */
  verifyToken(token?: string): Promise<boolean>;
  /** Whether the player's token is valid, according to the call of the stateless mode. */
  checkToken(): Promise<boolean>;
  /**
   * Exchanges a token of the mobile app for a token of the account area. No player needs to be logged in.
   * @throws TypeError if the token is not a string, or is empty (nothing was sent)
   */
  ssoToken(token: string): Promise<string>;
  /** Enables a product for the player. */
  enableProduct(productId: string): Promise<boolean>;
}

const verifyEndpoints = (token: string | undefined): AccountCall<never>["endpoints"] => ({
  legacy: {
    method: "POST",
    path: "verifyToken",
    body: ({ channel, requestId, ipAddress }, jwt) => ({
      channel,
      requestId,
      ipAddress,
      tokenSession: token ?? jwt,
    }),
  },
  stateless: { method: "GET", path: "verifyToken" },
});

/**
 * Creates the calls.
 * @param signal the signal of the login that makes the calls
 */
export function createSiteCalls(calls: AccountCalls, signal: AbortSignal): SiteCalls {
  const send = <Value>(call: Omit<AccountCall<Value>, "signal">) => calls.send({ ...call, signal });

  return {
    async verifyToken(token) {
      const { valid } = await send({
        endpoints: verifyEndpoints(token),
        ...(token !== undefined && { token, ignoresExpiry: true }),
        schema: v.object({ valid: v.boolean() }),
      });
      return valid;
    },
    async checkToken() {
      const { valid } = await send({
        endpoints: inBothModes({ method: "GET", path: "checkToken" }),
        schema: v.object({ valid: v.boolean() }),
      });
      return valid;
    },
    async ssoToken(appToken) {
      if (typeof appToken !== "string" || appToken === "")
        throw new TypeError("`token` must be a non-empty string");
      const { token } = await send({
        endpoints: inBothModes({ method: "POST", path: "ssoToken", body: () => ({ token: appToken }) }),
        credentials: { basic: "ssoToken", withJwt: false },
        anonymous: true,
        schema: v.object({ token: tokenSchema }),
        isBare: true,
      });
      return token;
    },
    async enableProduct(productId) {
      const { enabled } = await send({
        endpoints: inBothModes({
          method: "POST",
          path: "productEnable",
          body: (sender) => ({ ...sender, productId }),
        }),
        schema: v.object({ enabled: v.boolean() }),
      });
      return enabled;
    },
  };
}
