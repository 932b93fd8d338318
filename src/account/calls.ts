import type * as v from "valibot";
import { type ConfigStore, type Page, safeAddress } from "../platform";
import { type Http, randomId } from "../platform/http";
import { envelopeSchema, readResult } from "./envelope";
import { NotConfigured, NotLoggedIn } from "./errors";
import { chooseMode } from "./mode";
import type { SessionCookies } from "./session-cookies";

/** What every call says of its sender, in its query or body (legacy) or in headers (stateless). */
export interface Sender {
  readonly channel: string;
  readonly requestId: string;
  readonly ipAddress: string;
  readonly infoChannel: string;
  readonly sessionId: string;
}

/** Which key of `account.paths` serves a call in each mode. */
export interface CallPaths {
  readonly legacy: PathKey;
  readonly stateless: PathKey;
}

type PathKey = "balance" | "statelessBalance" | "login" | "statelessLogin";

export interface AccountCall<Value> {
  readonly method: "GET" | "POST";
  readonly paths: CallPaths;
  /** The legacy query. */
  readonly query?: (sender: Sender) => Readonly<Record<string, string>>;
  readonly body?: (sender: Sender) => unknown;
  /** Of the envelope's `result`. */
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly signal: AbortSignal;
  /** True for the few calls that need no player (architecture section 10). */
  readonly anonymous?: boolean;
  /** The session's id where it is not in the cookie yet: at login. */
  readonly sessionId?: string;
  readonly onRetry?: () => void;
}

export interface AccountCalls {
  /**
   * Sends one call of the account area.
   * @throws NotLoggedIn without a player's token, before anything is sent
   * @throws NotConfigured where the mode needs a path that is not configured
   * @throws HttpFailure
   */
  send<Value>(call: AccountCall<Value>): Promise<Value>;
}

export interface AccountCallsOptions {
  readonly config: ConfigStore;
  readonly page: Page;
  readonly http: Http;
  readonly cookies: SessionCookies;
  readonly ipAddress: () => Promise<string>;
}

/** Header values are printable ASCII; anything else would make the whole call impossible. */
const headerValue = (text: string) => text.replace(/[^\x20-\x7e]/g, "?");

export function createAccountCalls(options: AccountCallsOptions): AccountCalls {
  const { config, page, http, cookies } = options;

  function addressOf(paths: CallPaths): string {
    const { account } = config.get();
    const key = paths[chooseMode(config.get())];
    const path = account.paths[key];
    if (!path) throw new NotConfigured(`account.paths.${key}`);
    const base = new URL(account.origin ?? "/", page.address());
    const address = safeAddress(path, base);
    if (!address) throw new NotConfigured(`account.paths.${key}`);
    return address;
  }

  async function senderOf(sessionId: string): Promise<Sender> {
    return {
      channel: cookies.channelId(),
      requestId: randomId(),
      ipAddress: await options.ipAddress(),
      infoChannel: config.get().account.infoChannel ?? page.userAgent,
      sessionId,
    };
  }

  function statelessHeaders(sender: Sender, callId: string): Record<string, string> {
    const names = config.get().account.headers;
    return {
      [names.channelInfo]: headerValue(sender.infoChannel),
      [names.callId]: callId,
      [names.sessionId]: headerValue(sender.sessionId),
      [names.channelId]: headerValue(sender.channel),
      [names.userIp]: headerValue(sender.ipAddress),
    };
  }

  return {
    async send(call) {
      if (!call.anonymous && cookies.jwt() === undefined) throw new NotLoggedIn();
      const address = addressOf(call.paths);
      const isStateless = chooseMode(config.get()) === "stateless";
      const sender = await senderOf(call.sessionId ?? cookies.sessionId());
      // Read only now: waiting for the address, the session may have ended.
      const jwt = cookies.jwt();
      if (!call.anonymous && jwt === undefined) throw new NotLoggedIn();
      const callId = randomId();
      const { value } = await http.call({
        method: call.method,
        address,
        callId,
        ...(call.query && !isStateless && { query: call.query(sender) }),
        ...(call.body && { body: call.body(sender) }),
        headers: {
          ...(!call.anonymous && jwt !== undefined && { authorization: `Bearer ${headerValue(jwt)}` }),
          ...(isStateless && statelessHeaders(sender, callId)),
        },
        schema: envelopeSchema,
        signal: call.signal,
        ...(call.onRetry && { onRetry: call.onRetry }),
      });
      return readResult(value, call.schema);
    },
  };
}
