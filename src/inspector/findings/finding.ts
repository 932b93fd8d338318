import type { Finding, Parameter, Parameters } from "./facts";
import type { FindingId } from "./texts";

/** The key without which no part of gamification works. */
export const platformKey = "gamification.url";

/** The values of `data-state` that are a finding by themselves. */
export const stateIds = [
  "restricted",
  "opted-out",
  "logged-out",
  "loading",
  "offline",
  "reconnecting",
  "stale",
] as const;

/** The values of `data-state` that an element of the library can have. */
export const knownStates: readonly string[] = [...stateIds, "ready", "empty", "error"];

const fine: readonly FindingId[] = ["shows", "simulated", "edited", "unneeded"];

const known: readonly FindingId[] = [
  ...stateIds,
  "switchedOff",
  "farAway",
  "noBonus",
  "empty",
  "noChoice",
  "onlyBefore",
];

/** A parameter that is a word of the page. */
export const own = (word: string) => ({ own: word });

export const finding = (id: FindingId, params: Parameters = {}): Finding => ({
  id,
  params,
  severity: fine.includes(id) ? "fine" : known.includes(id) ? "known" : "wrong",
});

/** A finding about a wrong name, with the right one if it can be guessed. */
export const misspelling = (
  id: "misspelt" | "stepField" | "noTour" | "keyUnknown",
  right: Parameter | undefined,
  params: Parameters = {},
): Finding => (right === undefined ? finding(id, params) : finding(`${id}As`, { ...params, right }));
