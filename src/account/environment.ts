import type { ConfigStore } from "../config";
import type { Page } from "../platform/page";
import type { ReportError } from "../platform/errors";
import type { CookieJar } from "../platform/cookies";
import type { Channel } from "../platform/broadcast";
import type { Locks } from "../platform/locks";
import type { Network, NetworkOptions } from "../http/network";
import type { ScriptLoader, ScriptPolicy } from "../platform/script";
import type { ItemStore } from "../platform/storage";

/** What `createAccount` needs. The first part is the page's; the rest is the browser's own unless given. */
export interface AccountEnvironment extends Omit<NetworkOptions, "settings"> {
  readonly config: ConfigStore;
  readonly page: Page;
  readonly report: ReportError;
  /** The page's Trusted Types policy, for the script of a bot check. */
  readonly policy?: ScriptPolicy | undefined;
  /** Nonce for that script; by default the one of the page's own scripts. */
  readonly nonce?: string | undefined;
  /** In the place of one made from the options above. */
  readonly network?: Network;
  readonly cookieJar?: CookieJar;
  /** Outlives the browser's session: `localStorage`. */
  readonly localItems?: ItemStore;
  /** Lives as long as the tab: `sessionStorage`. */
  readonly sessionItems?: ItemStore;
  readonly openChannel?: (name: string) => Channel | undefined;
  readonly scripts?: ScriptLoader;
  readonly locks?: Locks;
  /** Where scripts of third parties leave their globals. */
  readonly globals?: object;
  /** Resolves when the whole document was read; until then a missing modal may still come. */
  readonly documentParsed?: Promise<unknown>;
}
