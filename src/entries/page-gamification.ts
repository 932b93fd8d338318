import type { CallByName, CallName, WithCallNames } from "../gamification/call-names";
import type { CallArguments, Gamification } from "../gamification/client/client";
import type { Call } from "../gamification/protocol/call";
import type { GamificationService } from "../services/gamification";
import { readable } from "../utils/readable";

/**
 * The gamification client of a page. Its `call` accepts names, because a page cannot import the definitions of calls.
 */
export type PageGamification = WithCallNames<Gamification> & Pick<GamificationService, "drift">;

/** Returns the client for the page's scripts. It has no atoms and none of the members for widgets. */
export function createPageGamification(service: GamificationService): PageGamification {
  const { open, onCall, on, board, readUntil, counters, drift, forget, close } = service;
  async function call(nameOrCall: CallName | Call<unknown, unknown>, ...rest: CallArguments<unknown>) {
    if (typeof nameOrCall !== "string") return service.call(nameOrCall, ...rest);
    // The first call by name loads the definitions of all calls.
    const { withCallNames } = await import("../gamification/call-names");
    return withCallNames(service).call(nameOrCall, ...(rest as [never]));
  }
  return {
    ...readable(service.$state),
    call: call as CallByName,
    open,
    onCall,
    on,
    board,
    readUntil,
    counters,
    drift,
    forget,
    close,
  };
}
