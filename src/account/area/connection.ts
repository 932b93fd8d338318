import type { ConfigStore } from "../../config";
import type { ResourceEnvironment } from "../../http/resource";
import type { ReportError } from "../../platform/errors";
import type { Page } from "../../platform/page";
import type { AccountCalls } from "../calls";
import type { AccountEnvironment } from "../environment";
import type { SessionMachine } from "../session";
import type { SessionCookies } from "../session-cookies";

/** Dependencies that the account passes to the services of the account area. */
export interface AreaConnection extends ResourceEnvironment {
  readonly config: ConfigStore;
  readonly page: Page;
  readonly session: SessionMachine;
  readonly calls: AccountCalls;
  readonly cookies: SessionCookies;
  readonly report: ReportError;
  /** Replacements for parts of the browser. */
  readonly environment: Pick<AccountEnvironment, "scripts" | "policy" | "nonce" | "globals" | "localItems">;
  /** Notifies the other tabs of a login. */
  announceLogin(): void;
  /** Ends the session after a failed registry call. Requests a login if the page requires a session. */
  expire(failure: Error): void;
}
