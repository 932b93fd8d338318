import type { ReadableAtom } from "nanostores";
import type { ReactNode } from "react";
import type { ConfigStore } from "../config";
import type { ReportError } from "../platform/errors";
import type { Page } from "../platform/page";
import type { ItemStore } from "../platform/storage";
import type { PagePolicy } from "../platform/trusted-types-policy";
import type { Clock, TimeSource } from "../time/clock";
import type { TourAccess } from "../tour/access";
import type { TourState } from "../tour/state";
import type { Log } from "../utils/log";
import type { BrowserParts } from "./browser-parts";
import type { importTour } from "./import-tour";
import type { ServiceSet } from "./service-list";

/**
 * A set of services: the parts below, and the services of `service-list.ts`. It shares nothing with other sets
 * (architecture section 4).
 */
export interface Services extends ServiceSet {
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
  /**
   * Loads the code that shows tours. The npm package omits it for the account area, which works without
   * React.
   */
  readonly importTour?: typeof importTour;
}
