import type { Connectivity } from "../../platform/connectivity";
import type { Lifecycle } from "../../platform/lifecycle";
import type { PageVisibility } from "../../platform/page-visibility";
import type { Log } from "../../utils/log";
import type { ConnectionFactory } from "./connection/connection";
import type { ReconnectOptions } from "./connection/reconnect";
import type { TokenResponse } from "./connection/token";
import type { DriftChecks } from "./drift";
import type { SocketOptions } from "./stomp/sockets";

export interface GamificationOptions extends SocketOptions {
  /**
   * Gets the member's token, or the public token. Called before every connection, and after 80% of the
   * token's lifetime. If it fails, it is called again later. An error with the `status` 401 or 403, or with
   * the `kind` "unauthorised", means that the service refuses the caller. After a second refusal, no attempt
   * is made until `open` is called. The member's currency may be returned with the token. It is used for
   * requests without a `currencyKey` if the option `currencyKey` is not set.
   */
  readonly getToken: () => Promise<string | TokenResponse>;
  /**
   * The currency of requests without a `currencyKey`: for awards, rewards, instant wins, claims, declines and
   * plays. It is read at each call.
   *
   * @default the currency returned with the token, otherwise the platform's
   */
  readonly currencyKey?: string | undefined;
  /**
   * Matches the text of an ERROR frame that refuses the token. The pattern is applied to the message, the
   * body and all headers, each cut to 600 characters. After an ERROR frame that does not match, the client
   * retries.
   *
   * @default words of authentication, such as "Access denied"
   */
  readonly refusalPattern?: RegExp;
  /** Delays of reconnects after the connection is lost. @default the defaults of `ReconnectOptions` */
  readonly reconnect?: Partial<ReconnectOptions>;
  /**
   * Time limit of a whole call, including the wait for a connection, milliseconds.
   *
   * @default 30000
   */
  readonly timeoutMs?: number;
  /**
   * How long the reply to a read is also used for equal reads, milliseconds. 0 disables this cache.
   *
   * @default 2000
   */
  readonly cacheMs?: number;
  /** Whether the page is visible. @default the page's own; undefined in Node and in workers */
  readonly pageVisibility?: PageVisibility | undefined;
  /** Whether the device is online. @default the page's own; undefined in Node and in workers */
  readonly connectivity?: Connectivity | undefined;
  /**
   * Reports when the page is suspended and resumed. The connection ends on suspension and starts again on resumption.
   *
   * @default the page's own
   */
  readonly lifecycle?: Lifecycle | undefined;
  /** @default the console, for the level `warn` and above */
  readonly log?: Log;
  /** The time in milliseconds since 1970. @default `Date.now` */
  readonly now?: () => number;
  /** Random numbers from 0 to below 1, for the delays of reconnects. @default `Math.random` */
  readonly random?: () => number;
  /** Counts unknown parts of replies and callbacks. Pass `createDrift()`. @default none */
  readonly drift?: DriftChecks;
  /**
   * Creates the connection. Pass `shareAcrossTabs(…)` to share one connection between tabs. @default this
   * tab's own connection
   */
  readonly connection?: ConnectionFactory;
}
