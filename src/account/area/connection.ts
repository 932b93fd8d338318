import type { ConfigStore } from "../../config";
import type { Page } from "../../platform/page";
import type { ReportError } from "../../platform/errors";
import type { AccountEnvironment } from "../environment";
import type { AccountCalls } from "../calls";
import type { ResourceSurroundings } from "../../http/resource";
import type { SessionMachine } from "../session";
import type { SessionCookies } from "../session-cookies";

/** What the account gives to the calls of its area. */
export interface AreaConnection extends ResourceSurroundings {
  readonly config: ConfigStore;
  readonly page: Page;
  readonly session: SessionMachine;
  readonly calls: AccountCalls;
  readonly cookies: SessionCookies;
  readonly report: ReportError;
  /** What was given in the place of the browser's own. */
  readonly environment: Pick<AccountEnvironment, "locks" | "scripts" | "policy" | "nonce" | "globals">;
  /** Tells the other tabs that a player has logged in. */
  announceLogin(): void;
  /** Tells this page and the other tabs that the token is a new one. */
  announceRefresh(): void;
}
