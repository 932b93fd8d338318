import type { ReplyOf, RequestOf } from "./calls";
import { calls } from "./calls/all";
import type { Call } from "./calls/call";
import type { CallArguments, Gamification } from "./client";

export type CallName = keyof typeof calls;
export type RequestNamed<Name extends CallName> = RequestOf<(typeof calls)[Name]>;
export type ReplyNamed<Name extends CallName> = ReplyOf<(typeof calls)[Name]>;

/** Makes a call by its name, for pages and tools that import no calls. */
export type CallByName = <Name extends CallName>(
  name: Name,
  ...rest: CallArguments<RequestNamed<Name>>
) => Promise<ReplyNamed<Name>>;

/**
 * Makes the calls of a client available by name. An unknown name rejects with a TypeError, a missing request with a
 * MissingParameter. Nothing was sent then.
 */
export const callsByName =
  (client: Gamification): CallByName =>
  async (name, ...rest) => {
    if (!Object.hasOwn(calls, name)) throw new TypeError(`the platform has no call "${name}"`);
    return client.call(calls[name] as Call<unknown, never>, ...rest);
  };
