import { checkToken, legacyBalance, login, statelessBalance } from "./account";
import { type Answer, refused } from "./envelope";
import type { Model } from "./model";
import { accountPaths } from "./paths";

/** A call as every wire can tell of it. */
export interface Call {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: unknown;
  readonly body: unknown;
}

type Handler = (model: Model, call: Call) => Answer;

/** The token of `Authorization: Bearer …`. */
function bearerOf({ headers }: Call): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

/** The session and the address may not be known yet; a stateless call without these is a mistake of the caller. */
const neededHeaders = ["x-channel-info", "x-call-id", "x-channel-id"];

/** Refuses stateless calls that lack their headers. */
const stateless =
  (handle: Handler): Handler =>
  (model, call) => {
    const missing = neededHeaders.filter((name) => !call.headers[name]);
    return missing.length > 0
      ? refused(400, "BAD_REQUEST", `missing headers: ${missing.join(", ")}`)
      : handle(model, call);
  };

/** Every call of the simulated account area, by method and path; the same over HTTP and inside a page. */
export const accountCalls: Readonly<Record<string, Handler>> = {
  [`POST ${accountPaths.login}`]: (model, { body }) => login(model, "legacy", body),
  [`POST ${accountPaths.statelessLogin}`]: stateless((model, { body }) => login(model, "stateless", body)),
  [`GET ${accountPaths.balance}`]: (model, call) => legacyBalance(model, bearerOf(call), call.query),
  [`GET ${accountPaths.statelessBalance}`]: stateless((model, call) =>
    statelessBalance(model, bearerOf(call)),
  ),
  [`GET ${accountPaths.checkToken}`]: stateless((model, call) => checkToken(model, bearerOf(call))),
};

/** What is said where no call of this name is simulated. */
export const notSimulated: Answer = refused(404, "NOT_FOUND", "this call is not simulated");
