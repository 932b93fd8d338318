import type { Account } from "../account";
import type { Clock, ConfigStore, Lazy, Log, Page, ReportError } from "../platform";

/** One page's set of services. Nothing in it is shared with another set (architecture section 4). */
export interface Services {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  /** Tells the page of a handled error. */
  readonly report: ReportError;
  /** Session, balance and the other calls of the account area: the `network` chunk. */
  readonly account: Lazy<Account>;
}
