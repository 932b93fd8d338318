import type { ConfigStore } from "../config";
import type { Network, NetworkOptions } from "../http/network";
import type { Channel } from "../platform/broadcast";
import type { CookieJar } from "../platform/cookies";
import type { ReportError } from "../platform/errors";
import type { Locks } from "../platform/locks";
import type { Page } from "../platform/page";
import type { ScriptLoader } from "../platform/script";
import type { ItemStore } from "../platform/storage";
import type { ScriptPolicy } from "../platform/trusted-types-policy";

/** Options for the network of a page. */
export interface PageNetworkOptions extends Omit<NetworkOptions, "settings"> {
  readonly config: ConfigStore;
}

/** Options of `createAccount`. Optional parts replace those of the browser. */
export interface AccountEnvironment extends PageNetworkOptions {
  readonly page: Page;
  readonly report: ReportError;
  /** The page's Trusted Types policy, for the script of a bot check. */
  readonly policy?: ScriptPolicy | undefined;
  /**
   * Nonce for the script of a bot check.
   * @default the nonce of the page's own scripts
   */
  readonly nonce?: string | undefined;
  /** @default a network made from the other options */
  readonly network?: Network;
  readonly cookieJar?: CookieJar;
  /** @default localStorage */
  readonly localItems?: ItemStore;
  /** @default sessionStorage */
  readonly sessionItems?: ItemStore;
  /**
   * Opens a channel to the other tabs of the site; undefined if there is none.
   * @default opens a `BroadcastChannel`
   */
  readonly openChannel?: (name: string) => Channel | undefined;
  /**
   * Loads the script of a bot check.
   * @default a loader that adds script elements to the page
   */
  readonly scripts?: ScriptLoader;
  readonly locks?: Locks;
  /**
   * Holds the globals of third-party scripts.
   * @default globalThis
   */
  readonly globals?: object;
  /** Resolves when the document is parsed. Until then, the parser may still add a missing modal. */
  readonly documentParsed?: Promise<unknown>;
}
