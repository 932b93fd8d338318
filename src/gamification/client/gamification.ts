import { readable, type Readable } from "../../utils/readable";
import { createGamificationClient, type GamificationClient } from "./client";
import type { ConnectionState } from "./connection/connection";
import type { GamificationOptions } from "./options";

/** A client of the gamification platform, for one tab. Its state is the state of the connection. */
export type Gamification = Omit<GamificationClient, "$state"> & Readable<ConnectionState>;

/**
 * Creates a client. It connects and gets a token at its first use.
 *
 * @throws TypeError if `url` is not an http(s) URL, `getToken` is not a function, `refusalPattern` is not a
 * RegExp, or `callIdHeader` is not the name of a header or is one of STOMP's own headers
 */
export function createGamification(options: GamificationOptions): Gamification {
  const { $state, ...client } = createGamificationClient(options);
  return { ...client, ...readable($state) };
}
