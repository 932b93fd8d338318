import { type Connectivity, createConnectivity } from "../platform/connectivity";
import { type Lifecycle, pageLifecycle } from "../platform/lifecycle";
import { type PageVisibility, createPageVisibility } from "../platform/page-visibility";
import type { ItemStore } from "../platform/storage";
import { createHttp, type Http, type HttpOptions } from "./http";
import { createLastResponses, type LastResponses } from "./last-responses";

/** Dependencies shared by all services of a page: HTTP, and the state of the network and of the page. */
export interface Network {
  readonly http: Http;
  readonly connectivity: Connectivity;
  readonly pageVisibility: PageVisibility;
  readonly lifecycle: Lifecycle;
  /** The cache of the last public responses; undefined if no response is cached. */
  readonly lastResponses?: LastResponses | undefined;
}

export interface NetworkOptions extends HttpOptions {
  readonly connectivity?: Connectivity;
  readonly pageVisibility?: PageVisibility;
  /**
   * The storage in which the last public responses are cached.
   * @default none: no response is cached
   */
  readonly sessionItems?: ItemStore;
}

export function createNetwork(options: NetworkOptions): Network {
  const {
    connectivity = createConnectivity(),
    pageVisibility = createPageVisibility(),
    lifecycle = pageLifecycle,
    sessionItems,
  } = options;
  const lastResponses = sessionItems && createLastResponses(sessionItems, options.clock);
  return { http: createHttp(options), connectivity, pageVisibility, lifecycle, lastResponses };
}
