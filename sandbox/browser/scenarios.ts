import type { DemoScenario } from "../../src/definition";
import type { ConfigInput } from "../../src/config";
import type { Fault } from "../model";
import type { BotCheckSituation } from "./bot-check";

/** What a demonstration begins with. */
export interface Scenario {
  /** Who is logged in. */
  readonly player?: "giulia" | "marco" | "anna";
  readonly needsSession?: boolean;
  readonly botCheck?: BotCheckSituation;
  readonly isOffline?: boolean;
  /** The network goes after the first answer. */
  readonly losesNetwork?: boolean;
  readonly faults?: readonly Fault[];
  readonly account?: ConfigInput["account"];
  readonly bonus?: ConfigInput["bonus"];
}

/** Longer than anybody looks at a page (milliseconds). */
const forEver = 24 * 60 * 60 * 1000;

export const scenarios: Readonly<Record<DemoScenario, Scenario>> = {
  "logged-out": {},
  "logged-in": { player: "giulia" },
  "self-excluded": { player: "marco" },
  "game-pause": { player: "anna" },
  "session-required": { needsSession: true },
  "bot-check-asking": { needsSession: true, botCheck: "asking" },
  "bot-check-unavailable": { needsSession: true, botCheck: "unavailable" },
  "bot-check-refused": { needsSession: true, botCheck: "refused" },
  loading: {
    player: "giulia",
    faults: [{ match: "/api/", delay: forEver }],
    account: { timeout: forEver },
    bonus: { timeout: forEver },
  },
  failing: { faults: [{ match: "/api/", status: 503 }], account: { retryDelay: 0 } },
  unconfigured: {
    player: "giulia",
    account: { mode: "stateless", paths: { statelessBalance: "" } },
    bonus: { paths: { list: "", byIds: "" } },
  },
  stale: { player: "giulia", losesNetwork: true },
  offline: { player: "giulia", isOffline: true },
};
