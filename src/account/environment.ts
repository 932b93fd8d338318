import type { Clock, ConfigStore, Log, Page, ReportError } from "../platform";
import type { CookieJar } from "../platform/cookies";
import type { Channel } from "../platform/broadcast";
import type { Attention } from "../platform/attention";
import type { Connectivity } from "../platform/connectivity";
import type { Http } from "../platform/http";
import type { Locks } from "../platform/locks";
import type { ScriptLoader, ScriptPolicy } from "../platform/script";
import type { ItemStore } from "../platform/storage";

/** What `createAccount` needs. The first part is the page's; the rest is the browser's own unless given. */
export interface AccountEnvironment {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  readonly report: ReportError;
  /** The page's Trusted Types policy, for the script of a bot check. */
  readonly policy?: ScriptPolicy | undefined;
  /** Nonce for that script; by default the one of the page's own scripts. */
  readonly nonce?: string | undefined;
  /** How calls reach the network. */
  readonly fetch?: typeof globalThis.fetch;
  readonly http?: Http;
  readonly cookieJar?: CookieJar;
  /** Outlives the browser's session: `localStorage`. */
  readonly localItems?: ItemStore;
  /** Lives as long as the tab: `sessionStorage`. */
  readonly sessionItems?: ItemStore;
  readonly openChannel?: (name: string) => Channel | undefined;
  readonly scripts?: ScriptLoader;
  readonly connectivity?: Connectivity;
  readonly attention?: Attention;
  readonly locks?: Locks;
  /** Where scripts of third parties leave their globals. */
  readonly globals?: object;
  /** Resolves when the whole document was read; until then a missing modal may still come. */
  readonly documentParsed?: Promise<unknown>;
}
