import type { DemoScenario } from "../../src/definition";

/** The situations that a reader can try with every element; the others concern some elements only. */
export const triedScenarios: readonly DemoScenario[] = [
  "logged-in",
  "logged-out",
  "self-excluded",
  "game-pause",
  "loading",
  "failing",
  "stale",
  "unconfigured",
  "offline",
];
