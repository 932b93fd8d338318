import { type Fragment, html, type Html } from "../../../markup/html";
import type { SandboxContext } from "../context";
import type { Variants } from "./variants";

/** The request for a page. */
export interface PageRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly variants: Variants;
  readonly context: SandboxContext;
  /** The user name of the player whose session cookie the browser sent. */
  readonly player: string | undefined;
  /** The nonce of the page's own scripts, for the Content-Security-Policy. */
  readonly nonce: string;
}

/** A page of the demo site, without the layout around it. */
export interface Page {
  readonly title: string;
  readonly main: Html;
  /** True if the page needs a session. On a real site an editor configures this. */
  readonly sessionRequired?: boolean;
  /** The id of the site whose nickname the header shows. */
  readonly siteId?: string;
  /** Markup that is printed in the head before the configuration and the library. */
  readonly head?: Html;
  /** Values that are merged deeply into the page configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
}

export type RenderPage = (request: PageRequest) => Page;

/** The heading of a page and the sentence below it. @param more content that follows the sentence */
export const pageHead = (heading: string, lead: Fragment, more?: Fragment): Html =>
  html`<div class="page-head">
    <h1>${heading}</h1>
    <p class="lead">${lead}</p>
    ${more}
  </div>`;
