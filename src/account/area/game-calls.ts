import { CallNotPossible } from "../../http/call-errors";
import { isAborted } from "../../http/failure";
import { isError } from "../../utils/objects";
import * as v from "../../utils/valibot";
import { type AccountCall, inBothModes } from "../calls";
import { NotLoggedIn } from "../errors";
import { tokenSchema } from "../fields";
import { callerFields } from "../sender";
import type { AreaConnection } from "./connection";

/**
 * Calls that precede a game. Each rejects like `AccountCalls.send`, or if its code cannot be loaded.
 */
export interface GameCalls {
  /** The token of the help desk chat. A failure ends the session (specification section 8). */
  registry(): Promise<{ readonly vivochaJwt: string }>;
  /** A token for opening one game. */
  gameSession(): Promise<string>;
}

const registryEndpoints: AccountCall<never>["endpoints"] = {
  legacy: { method: "GET", path: "registry", query: callerFields },
  stateless: { method: "GET", path: "registry" },
};

/**
 * Creates the calls. Their code is in the live casino chunk, because the live casino makes them before it
 * opens a table.
 * @param signal the signal of the login that makes the calls
 */
export function createGameCalls({ calls, expire, report }: AreaConnection, signal: AbortSignal): GameCalls {
  return {
    async registry() {
      try {
        return await calls.send({
          endpoints: registryEndpoints,
          schema: v.object({ vivochaJwt: tokenSchema }),
          isBare: true,
          signal,
        });
      } catch (error) {
        const isMade = !(error instanceof CallNotPossible || error instanceof NotLoggedIn);
        if (isError(error) && isMade && !isAborted(error) && !signal.aborted) {
          expire(error);
          report("registry", error);
        }
        throw error;
      }
    },
    async gameSession() {
      const { token } = await calls.send({
        endpoints: inBothModes({ method: "POST", path: "gameSession", body: callerFields }),
        credentials: { basic: "gameSession", withJwt: true },
        schema: v.object({ token: tokenSchema }),
        signal,
      });
      return token;
    },
  };
}
