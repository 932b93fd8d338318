import { HttpFailure, isAborted } from "../../http/failure";
import type { ReportError } from "../../platform/errors";
import type { Lifecycle } from "../../platform/lifecycle";
import { createLocks, type Locks } from "../../platform/locks";
import type { Log } from "../../utils/log";
import * as v from "../../utils/valibot";
import { type Exchange, inBothModes, type RefreshOutcome } from "../calls";
import { AccountFailure, NotConfigured, NotLoggedIn, SessionEnded } from "../errors";
import { tokenSchema } from "../fields";
import type { SessionMachine } from "../session";
import type { SessionCookies } from "../session-cookies";

/** How long a tab waits for the refresh of another tab, milliseconds. After that, the other tab is assumed to hang. */
export const lockPatience = 10_000;

/** Time limit of the call, milliseconds. It is shorter than `lockPatience`, so that other tabs do not refresh too. */
const maxRefreshTime = 8000;

export interface RefreshOptions {
  readonly exchange: Exchange;
  readonly cookies: SessionCookies;
  readonly session: SessionMachine;
  readonly lifecycle: Lifecycle;
  /** @default the browser's locks */
  readonly locks?: Locks | undefined;
  readonly log: Log;
  readonly report: ReportError;
  /**
   * Called when the cookie contains the new token. Sends the two session messages (architecture section 6).
   */
  readonly announce: () => void;
}

/**
 * Refreshes a token that is expiring or was refused. All calls of this tab share one refresh, and a lock
 * prevents parallel refreshes in other tabs. A tab that gets the lock later uses the new token in the cookie
 * (reliability section 3).
 */
export function createRefresh(options: RefreshOptions): (seen: string) => Promise<RefreshOutcome> {
  const { exchange, cookies, session, log, report } = options;
  const locks = options.locks ?? createLocks(undefined, options.lifecycle);

  /** True once a log entry has reported that the path of the refresh is missing. */
  let isLogged = false;

  const isReplaced = (seen: string) => {
    const jwt = cookies.jwt();
    return jwt !== undefined && jwt !== seen;
  };

  async function requestToken(seen: string): Promise<string> {
    const { value } = await exchange({
      endpoints: inBothModes({ method: "POST", path: "refresh", body: () => ({ jwt: seen }) }),
      schema: v.object({ token: tokenSchema }),
      isBare: true,
      timeoutMs: maxRefreshTime,
      signal: session.signal(),
    });
    return value.token;
  }

  /**
   * With these statuses, the service refuses the token itself. After other failures the token may still be
   * valid.
   */
  const isRefusal = (error: unknown) =>
    error instanceof HttpFailure && (error.status === 401 || error.status === 403);

  async function attempt(seen: string): Promise<RefreshOutcome> {
    if (isReplaced(seen)) return adoptToken();
    const login = session.signal();
    try {
      if (!(await session.refresh(() => requestToken(seen)))) return "refused";
      options.announce();
      return "renewed";
    } catch (error) {
      if (isReplaced(seen)) return adoptToken();
      if (error instanceof NotConfigured) {
        if (!isLogged) log.warn(`the token cannot be refreshed: ${error.message}`);
        isLogged = true;
        return "unconfigured";
      }
      // The player has logged out in the meantime. This is not a failure.
      if (login.aborted || error instanceof NotLoggedIn) throw new SessionEnded();
      // The page was suspended, so the call that needs the token counts as cancelled too.
      if (isAborted(error)) throw error;
      const failure = new AccountFailure("refresh", error);
      log.error(failure.message);
      report("refresh", failure);
      if (isRefusal(error)) return "refused";
      throw failure;
    }
  }

  /** Uses the token that another tab has already refreshed. */
  function adoptToken(): RefreshOutcome {
    session.sync();
    return "renewed";
  }

  let running: Promise<RefreshOutcome> | undefined;
  return (seen) => {
    if (isReplaced(seen)) return Promise.resolve(adoptToken());
    running ??= locks
      .run("vetrina-jwt-refresh", lockPatience, () => attempt(seen))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
