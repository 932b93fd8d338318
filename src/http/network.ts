import { type PageVisibility, createPageVisibility } from "../platform/page-visibility";
import { type Connectivity, createConnectivity } from "../platform/connectivity";
import { createHttp, type Http, type HttpOptions } from "../http";
import { type Lifecycle, pageLifecycle } from "../platform/lifecycle";

/** What all services of a page share: HTTP, and the state of the network and of the page. */
export interface Network {
  readonly http: Http;
  readonly connectivity: Connectivity;
  readonly pageVisibility: PageVisibility;
  readonly lifecycle: Lifecycle;
}

export interface NetworkOptions extends HttpOptions {
  readonly connectivity?: Connectivity;
  readonly pageVisibility?: PageVisibility;
}

export function createNetwork(options: NetworkOptions): Network {
  const {
    connectivity = createConnectivity(),
    pageVisibility = createPageVisibility(),
    lifecycle = pageLifecycle,
  } = options;
  return { http: createHttp(options), connectivity, pageVisibility, lifecycle };
}
