import * as v from "valibot";
import type { Log } from "../../utils/log";
import type { ReportError } from "../../platform/errors";
import { HttpFailure, isAborted } from "../../http";
import type { Locks } from "../../platform/locks";
import { type AccountCalls, inBothModes, type RefreshOutcome } from "../calls";
import { AccountFailure, NotConfigured, NotLoggedIn, SessionEnded } from "../errors";
import type { SessionCookies } from "../session-cookies";
import type { SessionMachine } from "../session";
import { tokenSchema } from "../token";

/** Milliseconds that a tab waits for another one's refresh, before it believes that tab to hang. */
export const lockPatience = 10_000;

/** Milliseconds for the call itself: whoever lives has an answer before the other tabs lose patience. */
const maxRefreshTime = 8000;

export interface RefreshOptions {
  readonly calls: AccountCalls;
  readonly cookies: SessionCookies;
  readonly session: SessionMachine;
  readonly locks: Locks;
  readonly log: Log;
  readonly report: ReportError;
  /** The new token is in the cookie: sends the two session messages (architecture section 6). */
  readonly announce: () => void;
}

/**
 * Gets a new token for the one that a call has seen expiring or refused: once for all calls of this tab and, by a lock,
 * for all tabs; whoever comes later takes over what is in the cookie (reliability section 3).
 */
export function createRefresh(options: RefreshOptions): (seen: string) => Promise<RefreshOutcome> {
  const { calls, cookies, session, locks, log, report } = options;

  const isReplaced = (seen: string) => {
    const jwt = cookies.jwt();
    return jwt !== undefined && jwt !== seen;
  };

  async function askFor(seen: string): Promise<string> {
    const { token } = await calls.send({
      endpoints: inBothModes({ method: "POST", path: "refresh", body: () => ({ jwt: seen }) }),
      schema: v.object({ token: tokenSchema }),
      isBare: true,
      ignoresExpiry: true,
      timeout: maxRefreshTime,
      signal: session.signal(),
    });
    return token;
  }

  /** Only the service's own no means that the token is worth nothing any more. */
  const isRefusal = (error: unknown) =>
    error instanceof HttpFailure && (error.status === 401 || error.status === 403);

  async function attempt(seen: string): Promise<RefreshOutcome> {
    if (isReplaced(seen)) return takeOver();
    try {
      if (!(await session.refresh(() => askFor(seen)))) return "refused";
      options.announce();
      return "renewed";
    } catch (error) {
      if (isReplaced(seen)) return takeOver();
      if (error instanceof NotConfigured) return "unconfigured";
      // The player has logged out meanwhile: nothing has failed.
      if (isAborted(error) || error instanceof NotLoggedIn) throw new SessionEnded();
      const failure = new AccountFailure("refresh", error);
      log.error(failure.message);
      report("refresh", failure);
      if (isRefusal(error)) return "refused";
      throw failure;
    }
  }

  /** Another tab was quicker. */
  function takeOver(): RefreshOutcome {
    session.sync();
    return "renewed";
  }

  let running: Promise<RefreshOutcome> | undefined;
  return (seen) => {
    if (isReplaced(seen)) return Promise.resolve(takeOver());
    running ??= locks
      .run("vetrina-jwt-refresh", lockPatience, () => attempt(seen))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
