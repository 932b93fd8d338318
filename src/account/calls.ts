import { type AccountSettings, accountSettings } from "../config/account-settings";
import type * as v from "valibot";
import type { ConfigStore } from "../config";
import type { Page } from "../platform/page";
import {
  basicCredentials,
  envelopeSchema,
  headerValue,
  type Http,
  HttpFailure,
  randomId,
  readResult,
  serviceAddress,
  type ServicePath,
} from "../http";
import { NotLoggedIn } from "./errors";
import { announcesExpiry, type Announcing } from "./expiry";
import { chooseMode, type Mode } from "./mode";
import type { Sender } from "./sender";
import type { SessionCookies } from "./session-cookies";

/** How a call is made in one mode. */
export interface Endpoint {
  readonly method: "GET" | "POST";
  /** Which of the account's configured paths serves it, or where another service of the operator's is. */
  readonly path: keyof AccountSettings["paths"] | ServicePath;
  readonly query?: (sender: Sender, jwt: string) => Readonly<Record<string, string>>;
  readonly body?: (sender: Sender, jwt: string) => unknown;
}

/** How a call proves who makes it. `basic` names the configured credentials of the few calls that have some. */
export type Credentials =
  "bearer" | "none" | { readonly basic: keyof AccountSettings["basic"]; readonly withJwt: boolean };

export interface AccountCall<Value> {
  readonly endpoints: Readonly<Record<Mode, Endpoint>>;
  /** The player's token as a bearer unless said otherwise. */
  readonly credentials?: Credentials;
  /** Of the envelope's `result`; of the whole answer where it is `bare`. */
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly isBare?: boolean;
  readonly signal: AbortSignal;
  /** True for the few calls that need no player (architecture section 10). */
  readonly anonymous?: boolean;
  /** Stands in the place of the player's own token. */
  readonly token?: string;
  /** The session's id where it is not in the cookie yet: at login. */
  readonly sessionId?: string;
  /** Milliseconds over the whole call, where it must be shorter than others. */
  readonly timeout?: number;
  /** True where nothing follows from an answer that announces or shows that the token has expired. */
  readonly ignoresExpiry?: boolean;
  readonly onRetry?: () => void;
}

/** One endpoint for both modes. */
export const inBothModes = (endpoint: Endpoint): AccountCall<never>["endpoints"] => ({
  legacy: endpoint,
  stateless: endpoint,
});

/** What became of asking for a new token: `refused` is the service's own no. */
export type RefreshOutcome = "renewed" | "refused" | "unconfigured";

export interface AccountCalls {
  /**
   * Sends one call of the account area. Where its answer says that the token is about to expire, the token is
   * refreshed before the caller has that answer; a read that was refused with 401 is then sent once more.
   * @throws NotLoggedIn without a player's token, before anything is sent
   * @throws NotConfigured where the mode needs a path that is not configured
   * @throws HttpFailure
   * @throws AccountFailure where the token could not be refreshed
   */
  send<Value>(call: AccountCall<Value>): Promise<Value>;
}

export interface AccountCallsOptions {
  readonly config: ConfigStore;
  readonly page: Page;
  readonly http: Http;
  readonly cookies: SessionCookies;
  readonly ipAddress: () => Promise<string>;
  /** @param seen the token that the refused or expiring call was made with */
  readonly refresh: (seen: string) => Promise<RefreshOutcome>;
}

export function createAccountCalls(options: AccountCallsOptions): AccountCalls {
  const { config, page, http, cookies } = options;

  function addressOf(path: Endpoint["path"]): string {
    if (typeof path === "object") return serviceAddress(path, page);
    const { origin, paths } = accountSettings(config);
    return serviceAddress({ key: `account.paths.${path}`, path: paths[path], origin }, page);
  }

  async function senderOf(sessionId: string): Promise<Sender> {
    return {
      channel: cookies.channelId(),
      requestId: randomId(),
      ipAddress: await options.ipAddress(),
      infoChannel: accountSettings(config).infoChannel ?? page.userAgent,
      sessionId,
    };
  }

  function statelessHeaders(sender: Sender, callId: string): Record<string, string> {
    const names = accountSettings(config).headers;
    return {
      [names.channelInfo]: headerValue(sender.infoChannel),
      [names.callId]: callId,
      [names.sessionId]: headerValue(sender.sessionId),
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
      // Left out where the CMS's own proxy adds them (architecture section 9.5).
      ...(pair && { authorization: basicCredentials(pair) }),
      ...(credentials.withJwt && { [jwtHeader]: headerValue(jwt) }),
    };
  }

  /** The player's token, read as late as possible: while something else was waited for, the session may have ended. */
  function tokenFor({ anonymous, token }: AccountCall<unknown>): string {
    const jwt = anonymous ? "" : cookies.jwt();
    if (jwt === undefined) throw new NotLoggedIn();
    return token ?? jwt;
  }

  /** @param onToken told the token that the call is made with */
  async function exchange<Value>(
    call: AccountCall<Value>,
    onToken: (jwt: string) => void,
  ): Promise<{ readonly value: Value; readonly headers: Headers; readonly errors?: unknown }> {
    tokenFor(call);
    const mode = chooseMode(accountSettings(config));
    const { method, path, query, body } = call.endpoints[mode];
    const address = addressOf(path);
    const credentials = call.credentials ?? (call.anonymous ? "none" : "bearer");
    const sender = await senderOf(call.sessionId ?? cookies.sessionId());
    const jwt = tokenFor(call);
    onToken(jwt);
    const callId = randomId();
    const request = {
      method,
      address,
      callId,
      ...(query && { query: query(sender, jwt) }),
      ...(body && { body: body(sender, jwt) }),
      headers: {
        ...credentialHeaders(credentials, jwt),
        ...(mode === "stateless" && statelessHeaders(sender, callId)),
      },
      signal: call.signal,
      ...(call.timeout !== undefined && { timeout: call.timeout }),
      ...(call.onRetry && { onRetry: call.onRetry }),
    };
    if (call.isBare) return http.call({ ...request, schema: call.schema });
    const { value: envelope, headers } = await http.call({ ...request, schema: envelopeSchema });
    return { value: readResult(envelope, call.schema, headers), headers, errors: envelope.errors };
  }

  const isRead = (call: AccountCall<unknown>) =>
    call.endpoints[chooseMode(accountSettings(config))].method === "GET";

  /** What an answer announces makes it no worse: a refresh that fails is told elsewhere. */
  async function handleExpiry(answer: Announcing, jwt: string): Promise<void> {
    if (announcesExpiry(accountSettings(config), answer)) await options.refresh(jwt).catch(() => undefined);
  }

  return {
    async send(call) {
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
        const isRenewed = (await options.refresh(jwt)) === "renewed";
        // Only reads are ever sent again; who wanted to write decides.
        if (!isRenewed || !isRead(call)) throw error;
        return (await exchangeNow()).value;
      }
    },
  };
}
