import { type DemoScenario, demoScenarios } from "../../src/definition";
import type { DescribedWidget } from "../../src/description";

const ofAccount: readonly DemoScenario[] = [
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

const ofLogin: readonly DemoScenario[] = [
  "session-required",
  "bot-check-asking",
  "bot-check-unavailable",
  "bot-check-refused",
];

/** Situations of the gamification platform. */
const ofPlatform: readonly DemoScenario[] = demoScenarios.filter(
  (each) => !ofAccount.includes(each) && !ofLogin.includes(each),
);

/** The situations that change the content of an element; empty for an element that calls no service. */
export function scenariosOf({ tag, needs, examples }: DescribedWidget): readonly DemoScenario[] {
  if (!needs) return [];
  const all = [
    ...ofAccount,
    ...(tag === "vetrina-login-modal" ? ofLogin : []),
    ...(needs.includes("gamification") ? ofPlatform : []),
    ...(examples ?? []).map(({ demo }) => demo),
  ];
  return [...new Set(all)];
}
