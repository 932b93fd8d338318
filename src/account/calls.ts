import type { ConfigStore } from "../config";
import { type AccountSettings, accountSettings } from "../config/sections/account";
import { envelopeSchema, readResult } from "../http/envelope";
import { HttpFailure, readErrorItems } from "../http/failure";
import { basicCredentials, headerValue } from "../http/header-value";
import type { Http } from "../http/http";
import { serviceUrl, type ServicePath } from "../http/service-url";
import type { Page } from "../platform/page";
import { withoutPrototype } from "../utils/objects";
import { randomId } from "../utils/random-id";
import type * as v from "../utils/valibot";
import { NotLoggedIn, SessionIdUnknown } from "./errors";
import { chooseMode, type Mode, type Sender } from "./sender";
import type { SessionCookies } from "./session-cookies";

/** Method, path and data of a call in one mode. */
export interface Endpoint {
  readonly method: "GET" | "POST";
  /** Key of a configured path of the account area, or the URL of another service of the operator. */
  readonly path: keyof AccountSettings["paths"] | ServicePath;
  readonly query?: (sender: Sender, jwt: string) => Readonly<Record<string, string>>;
  readonly body?: (sender: Sender, jwt: string) => unknown;
}

/** The credentials of a call. `basic` is the key of configured credentials, which only a few calls use. */
export type Credentials =
  | "bearer"
  | "none"
  | { readonly basic: keyof AccountSettings["basic"]; readonly withJwt: boolean };

export interface AccountCall<Value> {
  readonly endpoints: Readonly<Record<Mode, Endpoint>>;
  /** @default "bearer", or "none" for an anonymous call */
  readonly credentials?: Credentials;
  /** Schema of the envelope's `result`, or of the whole response with `isBare`. */
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly isBare?: boolean;
  readonly signal: AbortSignal;
  /** True for the few calls that need no player (architecture section 10). */
  readonly anonymous?: boolean;
  /** Replaces the player's own token. */
  readonly token?: string;
  /** The session id of a login, which is not in the cookie yet. */
  readonly sessionId?: string;
  /** Time limit of the whole call, milliseconds, if it must be shorter than the configured limit. */
  readonly timeoutMs?: number;
  /** True if the response must not cause a refresh of the token. */
  readonly ignoresExpiry?: boolean;
  readonly onRetry?: () => void;
}

/** Returns the same endpoint for both modes. */
export const inBothModes = (endpoint: Endpoint): AccountCall<never>["endpoints"] => ({
  legacy: endpoint,
  stateless: endpoint,
});

/** The outcome of a token refresh. `refused`: the service does not return a new token. */
export type RefreshOutcome = "renewed" | "refused" | "unconfigured";

export interface AccountCalls {
  /**
   * Sends a call to the account area. If the response announces that the token expires, the token is
   * refreshed before the call resolves. After status 401 the token is also refreshed, and a read is then sent
   * again.
   * @throws NotLoggedIn if there is no player's token; nothing was sent
   * @throws NotConfigured if the path for the current mode is not configured
   * @throws SessionIdUnknown if the call has a field for the session id, and the id is not known
   * @throws HttpFailure if the call fails
   * @throws AccountFailure if the token could not be refreshed
   */
  send<Value>(call: AccountCall<Value>): Promise<Value>;
}

/** The response to one request. */
export interface Exchanged<Value> {
  readonly value: Value;
  readonly headers: Headers;
  /** The `errors` of the envelope, unparsed. */
  readonly errors?: unknown;
}

/**
 * Sends one request to the account area. Unlike `AccountCalls.send`, it does not refresh the token.
 * @param onToken called with the token of the call
 */
export type Exchange = <Value>(
  call: AccountCall<Value>,
  onToken?: (jwt: string) => void,
) => Promise<Exchanged<Value>>;

export interface ExchangeOptions {
  readonly config: ConfigStore;
  readonly page: Page;
  readonly http: Http;
  readonly cookies: SessionCookies;
  readonly ipAddress: () => Promise<string>;
}

export function createExchange(options: ExchangeOptions): Exchange {
  const { config, page, http, cookies } = options;

  function urlOf(path: Endpoint["path"]): string {
    if (typeof path === "object") return serviceUrl(path, page);
    const { origin, paths } = accountSettings(config);
    return serviceUrl({ key: `account.paths.${path}`, path: paths[path], origin }, page);
  }

  /** Other services and other hosts get only the credentials of the call (security section 1). */
  function isInArea(path: Endpoint["path"], url: string): boolean {
    const { origin } = new URL(accountSettings(config).origin ?? "/", page.url());
    return typeof path === "string" && new URL(url).origin === origin;
  }

  async function senderOf(sessionId: string): Promise<Sender> {
    return {
      channel: cookies.channelId(),
      requestId: randomId(),
      ipAddress: await options.ipAddress(),
      infoChannel: accountSettings(config).infoChannel ?? page.userAgent,
      // A getter, so that a missing id fails only the calls that send it as a field. Services refuse an empty
      // id.
      get sessionId() {
        if (!sessionId) throw new SessionIdUnknown();
        return sessionId;
      },
    };
  }

  function statelessHeaders(sender: Sender, sessionId: string, callId: string): Record<string, string> {
    const names = accountSettings(config).headers;
    return {
      [names.channelInfo]: headerValue(sender.infoChannel),
      [names.callId]: callId,
      ...(sessionId && { [names.sessionId]: headerValue(sessionId) }),
      [names.channelId]: headerValue(sender.channel),
      [names.userIp]: headerValue(sender.ipAddress),
    };
  }

  function credentialHeaders(credentials: Credentials, jwt: string): Record<string, string> {
    const { basic, jwtHeader } = accountSettings(config);
    if (credentials === "none") return {};
    if (credentials === "bearer") return { authorization: `Bearer ${headerValue(jwt)}` };
    const pair = basic[credentials.basic];
    return {
      // The credentials are not configured if a proxy of the CMS adds them (architecture section 9.5).
      ...(pair && { authorization: basicCredentials(pair) }),
      ...(credentials.withJwt && { [jwtHeader]: headerValue(jwt) }),
    };
  }

  /** The token of a call. It is read as late as possible, because the session may end during an `await`. */
  function tokenFor({ anonymous, token }: AccountCall<unknown>): string {
    const jwt = anonymous ? "" : cookies.jwt();
    if (jwt === undefined) throw new NotLoggedIn();
    return token ?? jwt;
  }

  return async <Value>(
    given: AccountCall<Value>,
    onToken?: (jwt: string) => void,
  ): Promise<Exchanged<Value>> => {
    // Ignores optional members that a script has added to `Object.prototype`.
    const call = withoutPrototype(given);
    tokenFor(call);
    const mode = chooseMode(accountSettings(config));
    const { method, path, query, body } = call.endpoints[mode];
    const url = urlOf(path);
    const credentials = call.credentials ?? (call.anonymous ? "none" : "bearer");
    const sessionId = call.sessionId ?? cookies.sessionId();
    const sender = await senderOf(sessionId);
    const jwt = tokenFor(call);
    onToken?.(jwt);
    const callId = randomId();
    const request = {
      method,
      url,
      callId,
      query: query?.(sender, jwt),
      body: body?.(sender, jwt),
      headers: {
        ...credentialHeaders(credentials, jwt),
        ...(mode === "stateless" && isInArea(path, url) && statelessHeaders(sender, sessionId, callId)),
      },
      signal: call.signal,
      timeoutMs: call.timeoutMs,
      onRetry: call.onRetry,
    };
    if (call.isBare) return http.call({ ...request, schema: call.schema });
    const { value: envelope, headers } = await http.call({ ...request, schema: envelopeSchema });
    return { value: readResult(envelope, call.schema, headers), headers, errors: envelope.errors };
  };
}

export interface AccountCallsOptions {
  readonly config: ConfigStore;
  readonly exchange: Exchange;
  /**
   * Refreshes the token.
   * @param seen the token that the call used
   */
  readonly refresh: (seen: string) => Promise<RefreshOutcome>;
}

export function createAccountCalls({ config, exchange, refresh }: AccountCallsOptions): AccountCalls {
  const isRead = (call: AccountCall<unknown>) =>
    call.endpoints[chooseMode(accountSettings(config))].method === "GET";

  async function handleExpiry(answer: ExpirySource, jwt: string): Promise<void> {
    // A failed refresh does not affect the response: `createRefresh` reports the error.
    if (announcesExpiry(accountSettings(config), answer)) await refresh(jwt).catch(() => undefined);
  }

  return {
    async send(given) {
      // Ignores optional members that a script has added to `Object.prototype`.
      const call = withoutPrototype(given);
      let jwt = "";
      const exchangeNow = () =>
        exchange(call, (used) => {
          jwt = used;
        });
      if (call.anonymous || call.ignoresExpiry) return (await exchangeNow()).value;
      try {
        const answer = await exchangeNow();
        await handleExpiry(answer, jwt);
        return answer.value;
      } catch (error) {
        if (!(error instanceof HttpFailure)) throw error;
        if (error.kind !== "unauthorised") {
          await handleExpiry(error, jwt);
          throw error;
        }
        const isRenewed = (await refresh(jwt)) === "renewed";
        // Only a read is sent again here. The caller decides whether to send a write again.
        if (!isRenewed || !isRead(call)) throw error;
        return (await exchangeNow()).value;
      }
    },
  };
}

/** The parts of a response or a failure that may announce that the token is about to expire. */
export interface ExpirySource {
  readonly headers?: Headers | undefined;
  /** The `errors` of the response, unparsed or parsed. */
  readonly errors?: unknown;
}

type ExpiryConfig = Pick<AccountSettings, "expiringHeader" | "expiringCodes">;

/** True if the configured header is present and not `false`, or if one of the errors has a configured code. */
function announcesExpiry(
  { expiringHeader, expiringCodes }: ExpiryConfig,
  { headers, errors }: ExpirySource,
): boolean {
  const header = headers?.get(expiringHeader);
  if (header !== undefined && header !== null && header.toLowerCase() !== "false") return true;
  return readErrorItems({ errors }).some(({ code }) => expiringCodes.includes(code));
}
