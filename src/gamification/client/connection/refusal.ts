import { BrokerError } from "../stomp/errors";

/** The token service has refused the caller, or no source of tokens is configured. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/**
 * Words about authentication that brokers and gateways use (reliability section 6). Names of classes in a
 * stack trace must not match, such as `SimpleAuthenticationBroker`.
 */
export const refusalDefault =
  /access (is )?(denied|refused)|(un|not )authori[sz]ed|bad credentials|password is invalid|full authentication|authentication (failed|required)|invalid[ _](token|jwt)|(token|jwt) (is|has) (expired|invalid)/i;

/** Whether the token was refused; anything else is an outage. */
export const isRefusal = (error: unknown, pattern: RegExp): error is Error =>
  error instanceof Refused ||
  // Not `test`, because with the flag g it would start at the position of the last match.
  (error instanceof BrokerError && error.words.search(pattern) >= 0);
