import { flag, oneOf } from "./kinds";

/** Initial situations of demo mode. The simulated services implement them (`sandbox/browser`). */
export const demoScenarios = [
  "logged-out",
  "logged-in",
  "self-excluded",
  "game-pause",
  "session-required",
  "bot-check-asking",
  "bot-check-unavailable",
  "bot-check-refused",
  "loading",
  "failing",
  "unconfigured",
  "stale",
  "offline",
  "many",
  "none",
  "all-statuses",
  "full",
  "ended",
  "expired",
] as const;

export type DemoScenario = (typeof demoScenarios)[number];

/** Attributes that every element has, in addition to those of its definition. */
export const commonAttributes = {
  demo: oneOf(demoScenarios),
  edit: flag(),
};
