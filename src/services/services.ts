import { type BrowserParts } from "./browser-parts";
import type { ReactNode } from "react";
import type { Account, AccountArea } from "../account";
import type { LiveCasino } from "../live-casino";
import type { Bonuses } from "../bonus";
import type { Clock, TimeSource } from "../time/clock";
import type { ConfigStore } from "../config";
import type { Lazy } from "../utils/lazy";
import type { Log } from "../utils/log";
import type { Page } from "../platform/page";
import type { ReportError } from "../platform/errors";
import type { PagePolicy } from "../platform/script";
import type { GamificationService } from "./gamification";
import type { ItemStore } from "../platform/storage";

/** One page's set of services. Nothing in it is shared with another set (architecture section 4). */
export interface Services {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  /** Tells the page of a handled error. */
  readonly report: ReportError;
  /** What stands under every widget of this set: that its data are simulated. */
  readonly notice?: ReactNode;
  /** What this browser remembers for the site; a simulation has items of its own. */
  readonly localItems: ItemStore;
  /** The page's one Trusted Types policy, for rich text; undefined where none is needed or allowed. */
  readonly policy: PagePolicy | undefined;
  /** Session, balance and the other calls of the account area: the `network` chunk. */
  readonly account: Lazy<Account>;
  /** What of the account area only some pages need: the `account-area` chunk. */
  readonly area: Lazy<AccountArea>;
  /** The live tables and their launch: the `live-casino` chunk. */
  readonly liveCasino: Lazy<LiveCasino>;
  /** What the bonus manager offers now: the `bonus` chunk. */
  readonly bonus: Lazy<Bonuses>;
  /** The connection to the gamification platform and its calls: the `gamification` chunk. */
  readonly gamification: Lazy<GamificationService>;
}

/** What a set of services may be given instead of the browser's own. */
export interface ServicesEnvironment {
  readonly page?: Page;
  /** The page's one Trusted Types policy, made by the loader. */
  readonly policy?: PagePolicy | undefined;
  readonly time?: TimeSource | undefined;
  readonly browser?: BrowserParts;
  readonly notice?: ReactNode;
}
