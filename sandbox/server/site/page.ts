import type { SandboxContext } from "../context";
import type { Html } from "./html";
import type { Variants } from "./variants";

/** What a page may know of the request that it answers. */
export interface PageRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly variants: Variants;
  readonly context: SandboxContext;
  /** Allows the page's own scripts where a Content-Security-Policy is sent. */
  readonly nonce: string;
}

/** A page of the demo site, without the layout around it. */
export interface Page {
  readonly title: string;
  readonly main: Html;
  /** The page's own need of a session, as an editor would declare it. */
  readonly sessionRequired?: boolean;
  /** The site whose nickname the header shows. */
  readonly siteId?: string;
}

export type RenderPage = (request: PageRequest) => Page;
