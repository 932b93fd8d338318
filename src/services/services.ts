import type { ReadableAtom } from "nanostores";
import type { ReactNode } from "react";
import type { Account, AccountArea } from "../account";
import type { Bonuses } from "../bonus";
import type { ConfigStore } from "../config";
import type { LiveCasino } from "../live-casino";
import type { ReportError } from "../platform/errors";
import type { Page } from "../platform/page";
import type { ItemStore } from "../platform/storage";
import type { PagePolicy } from "../platform/trusted-types-policy";
import type { Clock, TimeSource } from "../time/clock";
import type { TourAccess } from "../tour/access";
import type { TourState } from "../tour/state";
import type { Lazy } from "../utils/lazy";
import type { Log } from "../utils/log";
import { type BrowserParts } from "./browser-parts";
import type { GamificationService } from "./gamification";
import type { importTour } from "./import-tour";
import type { PanelsService } from "./panels";

/** A set of services. It shares nothing with other sets (architecture section 4). */
export interface Services {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  /** Reports a handled error to the page. */
  readonly report: ReportError;
  /** A notice below every widget of this set, which states that the data are simulated. */
  readonly notice?: ReactNode;
  /** Items in localStorage. A simulation has its own items in memory. */
  readonly localItems: ItemStore;
  /** Items in sessionStorage. A simulation has its own items in memory. */
  readonly sessionItems: ItemStore;
  /** The page's only Trusted Types policy, for rich text; undefined if none is needed or allowed. */
  readonly policy: PagePolicy | undefined;
  /** Session, balance and the calls of the account area, in the `network` chunk. */
  readonly account: Lazy<Account>;
  /** Services of the account area that only some pages need, in the `network` chunk. */
  readonly area: Lazy<AccountArea>;
  /** The live tables and their launch, in the `live-casino` chunk. */
  readonly liveCasino: Lazy<LiveCasino>;
  /** The current bonuses, in the `bonus` chunk. */
  readonly bonus: Lazy<Bonuses>;
  /** The connection to the gamification platform and its calls, in the `gamification` chunk. */
  readonly gamification: Lazy<GamificationService>;
  /** Dependencies shared by the gamification panels of the page, in the `panels` chunk. */
  readonly panels: Lazy<PanelsService>;
  /** The guided tour, in the `tour` chunk. */
  readonly tour: TourAccess;
  /** State of the guided tour, even before its chunk is loaded. */
  readonly $tour: ReadableAtom<TourState>;
}

/** Replacements for parts of the environment of services. */
export interface ServicesEnvironment {
  readonly page?: Page;
  /** The page's only Trusted Types policy, which the loader creates. */
  readonly policy?: PagePolicy | undefined;
  readonly time?: TimeSource | undefined;
  readonly browser?: BrowserParts;
  readonly notice?: ReactNode;
  /** Loads the code that shows tours. The account area of the npm package has none: it works without React. */
  readonly importTour?: typeof importTour;
}
