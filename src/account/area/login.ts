import type { ConfigStore } from "../../config";
import { accountSettings } from "../../config/sections/account";
import { botCheckSettings } from "../../config/sections/bot-check";
import { HttpFailure } from "../../http/failure";
import { isError } from "../../utils/objects";
import { withTimeout } from "../../utils/promises";
import { randomId } from "../../utils/random-id";
import * as v from "../../utils/valibot";
import type { AccountCall } from "../calls";
import { BotCheckUnavailable } from "../errors";
import { tokenSchema } from "../fields";
import { returnUrl } from "../return-url";
import type { Sender } from "../sender";
import { readUserInfo } from "../user-info";
import type { AreaConnection } from "./connection";
import { readBy } from "./lenient";

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/**
 * The outcome of a login. `credentials`: the user name or the password is wrong. `botCheckRefused` and
 * `botCheckUnavailable`: a new attempt may succeed. `superseded`: a logout or another login has cancelled it.
 */
export type LoginOutcome =
  | "loggedIn"
  | "credentials"
  | "botCheckRefused"
  | "botCheckUnavailable"
  | "network"
  | "timeout"
  | "invalidReply"
  | "service"
  | "superseded";

/**
 * Logs in. Never rejects.
 * @param botToken returns a new token of the bot check. The login calls it once and waits at most
 * `botCheck.timeoutMs` for the token.
 */
export type Login = (credentials: Credentials, botToken: () => Promise<string>) => Promise<LoginOutcome>;

const resultSchema = v.object({
  jwt: tokenSchema,
  userInfo: v.optional(readBy(readUserInfo), {}),
});

/** The endpoints of both modes, with exactly the fields of specification section 3.1. */
function loginEndpoints(
  credentials: Credentials,
  recaptchaToken: string,
  config: ConfigStore,
): AccountCall<never>["endpoints"] {
  const stateless = { username: credentials.userName, password: credentials.password, recaptchaToken };
  const legacy = ({ channel, ipAddress, requestId, sessionId }: Sender) => {
    const { flagConto, pvd } = accountSettings(config);
    return { ...stateless, channel, flagConto, ipAddress, pvd, requestId, sessionId };
  };
  return {
    legacy: { method: "POST", path: "login", body: legacy },
    stateless: { method: "POST", path: "statelessLogin", body: () => stateless },
  };
}

export function createLogin(connection: AreaConnection): Login {
  const { config, calls, connectivity, page, session, log, report } = connection;

  function outcomeOf(error: unknown): LoginOutcome {
    // Without a network, the script of the bot check cannot load, so the missing network is the cause.
    if (error instanceof BotCheckUnavailable)
      return connectivity.isOffline() ? "network" : "botCheckUnavailable";
    if (!(error instanceof HttpFailure)) return "service";
    const refusalCodes = botCheckSettings(config).refusalCodes;
    if (error.errors.some(({ code }) => refusalCodes.includes(code))) return "botCheckRefused";
    switch (error.kind) {
      case "unauthorised":
        return "credentials";
      case "aborted":
        return "superseded";
      case "status":
        return "service";
      default:
        return error.kind;
    }
  }

  async function attempt(
    credentials: Credentials,
    recaptchaToken: string,
    signal: AbortSignal,
  ): Promise<LoginOutcome> {
    const sessionId = randomId();
    const { jwt, userInfo } = await calls.send({
      endpoints: loginEndpoints(credentials, recaptchaToken, config),
      schema: resultSchema,
      signal,
      anonymous: true,
      sessionId,
    });
    if (!session.succeed(signal, { jwt, sessionId, userInfo })) return "superseded";
    connection.announceLogin();
    // Returns to the page that requested the login.
    const back = returnUrl(page.url(), accountSettings(config));
    if (back && !page.isEdited()) page.navigate(back);
    return "loggedIn";
  }

  const withBotCheckTimeout = (token: Promise<string>) =>
    withTimeout(botCheckSettings(config).timeoutMs, token, () => {
      throw new BotCheckUnavailable("the bot check did not respond in time");
    });

  let running: Promise<LoginOutcome> | undefined;

  async function login(credentials: Credentials, botToken: () => Promise<string>): Promise<LoginOutcome> {
    const signal = session.begin();
    try {
      return await attempt(credentials, await withBotCheckTimeout(botToken()), signal);
    } catch (error) {
      session.failLogin(signal);
      if (signal.aborted) return "superseded";
      const outcome = outcomeOf(error);
      // Wrong credentials are not reported as an error.
      if (outcome !== "credentials" && isError(error)) {
        log.warn("the login failed", error);
        report("login", error);
      }
      return outcome;
    }
  }

  return (credentials, botToken) => {
    running ??= login(credentials, botToken).finally(() => {
      running = undefined;
    });
    return running;
  };
}
