import type { ConfigInput } from "../../src/config";
import type { DemoScenario } from "../../src/definition";
import type { ArrangeSpace, Fault } from "../model";
import type { BotCheckBehaviour } from "./bot-check";
import { spaces } from "./gamification/spaces";

/** The initial state of a demo. */
export interface Scenario {
  /** The user name of the logged-in player; absent for a visitor. */
  readonly player?: "giulia" | "marco" | "anna";
  readonly needsSession?: boolean;
  readonly botCheck?: BotCheckBehaviour;
  readonly isOffline?: boolean;
  /** Goes offline after the first data has arrived. */
  readonly losesNetwork?: boolean;
  readonly faults?: readonly Fault[];
  readonly account?: ConfigInput["account"];
  readonly bonus?: ConfigInput["bonus"];
  readonly gamification?: ConfigInput["gamification"];
  /** Changes the gamification space. */
  readonly arrangeSpace?: ArrangeSpace;
}

const withSpace = (name: keyof typeof spaces): Scenario => ({
  player: "giulia",
  arrangeSpace: spaces[name],
});

/** A delay that is longer than any visit, milliseconds. */
const endless = 24 * 60 * 60 * 1000;

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
    faults: [
      { match: "/api/", delay: endless },
      { match: "/gapi/", delay: endless },
    ],
    account: { timeoutMs: endless },
    bonus: { timeoutMs: endless },
    gamification: { timeoutMs: endless },
  },
  failing: {
    faults: [
      { match: "/api/", status: 503 },
      { match: "/gapi/", status: 503 },
    ],
    account: { retryDelayMs: 0 },
  },
  unconfigured: {
    player: "giulia",
    account: { mode: "stateless", paths: { statelessBalance: "" } },
    bonus: { paths: { list: "", byIds: "" } },
    gamification: { url: "" },
    // A widget may read a path that is a constant in its code (`ReadKind`), not a key of the configuration.
    // This fault makes calls to such paths fail.
    faults: [{ match: "/v1/", status: 404 }],
  },
  stale: { player: "giulia", losesNetwork: true },
  offline: { player: "giulia", isOffline: true },
  many: withSpace("many"),
  none: withSpace("none"),
  "all-statuses": withSpace("all-statuses"),
  full: withSpace("full"),
  ended: withSpace("ended"),
  expired: withSpace("expired"),
};
