import type { AccountEnvironment } from "../account";
import type { WebSocketClass } from "../gamification";
import type { OpenTab } from "../live-casino";

/** Replacements for parts of the browser, for simulations and tests. */
export type BrowserParts = Partial<
  Pick<
    AccountEnvironment,
    | "fetch"
    | "cookieJar"
    | "localItems"
    | "sessionItems"
    | "openChannel"
    | "scripts"
    | "connectivity"
    | "pageVisibility"
    | "locks"
    | "globals"
  >
> & { readonly openTab?: OpenTab; readonly webSocket?: WebSocketClass };
