import * as v from "valibot";
import { HttpFailure, isAborted, type ServicePath } from "../../http";
import { type AccountCall, inBothModes } from "../calls";
import { callerFields } from "../sender";
import { tokenSchema } from "../token";
import type { AreaConnection } from "./connection";

/** Calls for other parts of the site; no widget shows their values. Each rejects as `AccountCalls.send` does. */
export interface SiteCalls {
  /** The token of the help desk chat. A failure ends the session (specification section 8). */
  registry(): Promise<{ readonly vivochaJwt: string }>;
  /** A token for opening one game. */
  gameSession(): Promise<string>;
  /**
   * Whether a token is valid.
   * @default token the player's own
   */
  verifyToken(token?: string): Promise<boolean>;
  /** Whether the player's token is valid, by the call of the stateless mode. */
  checkToken(): Promise<boolean>;
  /**
   * Exchanges a token of the mobile app for one of the account area. It needs no player.
   * @throws TypeError if the token is not a text, or is empty (nothing was sent)
   */
  ssoToken(token: string): Promise<string>;
  /** Enables a product for the player. */
  enableProduct(productId: string): Promise<boolean>;
  /** The player's token for the gamification platform, from the configured service. */
  memberToken(service: ServicePath): Promise<MemberToken>;
}

/** The answer of the service that gives a token for the gamification platform. */
const memberTokenSchema = v.object({
  jwtToken: tokenSchema,
  /** The member's active entities by kind, as the service sent them. */
  modelCount: v.optional(v.unknown()),
});

export type MemberToken = v.InferOutput<typeof memberTokenSchema>;

const registryEndpoints: AccountCall<never>["endpoints"] = {
  legacy: { method: "GET", path: "registry", query: callerFields },
  stateless: { method: "GET", path: "registry" },
};

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

export function createSiteCalls({ calls, session, report }: AreaConnection): SiteCalls {
  const send = <Value>(call: Omit<AccountCall<Value>, "signal">) =>
    calls.send({ ...call, signal: session.signal() });

  return {
    async registry() {
      const signal = session.signal();
      try {
        return await send({
          endpoints: registryEndpoints,
          schema: v.object({ vivochaJwt: tokenSchema }),
          isBare: true,
        });
      } catch (error) {
        if (error instanceof HttpFailure && !isAborted(error) && !signal.aborted) {
          session.end();
          report("registry", error);
        }
        throw error;
      }
    },
    async gameSession() {
      const { token } = await send({
        endpoints: inBothModes({ method: "POST", path: "gameSession", body: callerFields }),
        credentials: { basic: "gameSession", withJwt: true },
        schema: v.object({ token: tokenSchema }),
      });
      return token;
    },
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
        throw new TypeError("`token` must be a text that is not empty");
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
    async memberToken(service) {
      return send({
        endpoints: inBothModes({ method: "GET", path: service }),
        schema: memberTokenSchema,
        isBare: true,
      });
    },
  };
}
