import type { ReportError } from "../../platform";
import type { Locks } from "../../platform/locks";
import type { AccountCalls } from "../calls";
import type { ReadingSurroundings } from "../reading";
import type { SessionCookies } from "../session-cookies";

/** What the account gives to the calls of its area. */
export interface AreaConnection extends ReadingSurroundings {
  readonly calls: AccountCalls;
  readonly cookies: SessionCookies;
  readonly locks: Locks;
  readonly report: ReportError;
  /** Deletes the login cookies and the favourites, in every tab. */
  endSession(): void;
  /** Tells this page and the other tabs that the token is a new one. */
  announceRefresh(): void;
}
