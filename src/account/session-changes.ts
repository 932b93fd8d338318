import type { Page } from "../platform/page";
import type { Log } from "../utils/log";
import { playerOf, type SessionChange, type SessionMachine } from "./session";

/** The status of the session, without anything about the player. */
export interface SessionStatus {
  readonly status: SessionChange["status"];
  /** Why the status changed; undefined in the first call of a listener. */
  readonly reason?: SessionChange["reason"];
}

/**
 * Sends `vetrina:session-change` for each login and logout, in every tab of the site, and calls the listeners of the
 * page.
 */
export function createSessionAnnouncer(session: SessionMachine, page: Page, log: Log) {
  const listeners = new Set<(status: SessionStatus) => void>();

  /** A listener of the page that throws must not affect the session or other listeners. */
  function call(listener: (status: SessionStatus) => void, status: SessionStatus) {
    try {
      listener(status);
    } catch (error) {
      log.error("a listener of the session failed", error);
    }
  }

  session.onChange((change) => {
    page.send("vetrina:session-change", change);
    for (const listener of listeners) call(listener, change);
  });

  return {
    /**
     * Calls the listener with the current status, and after each change.
     *
     * @returns a function that removes the listener
     */
    subscribe(listener: (status: SessionStatus) => void): () => void {
      session.sync();
      listeners.add(listener);
      call(listener, { status: playerOf(session.$state.get()) ? "logged-in" : "logged-out" });
      return () => listeners.delete(listener);
    },
  };
}
