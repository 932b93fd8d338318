import type { AccountEnvironment } from "../account";
import type { OpenTab } from "../live-casino";
import type { WebSocketClass } from "../gamification";

/** What of the browser a set of services may be given in place of the real thing. */
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
