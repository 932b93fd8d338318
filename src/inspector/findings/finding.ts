import type { Finding, Parameters, Severity } from "./facts";
import type { FindingId } from "./texts";

/** The key without which nothing of gamification works. */
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

const severities: Partial<Record<FindingId, Severity>> = {
  ...{ shows: "fine", simulated: "fine", edited: "fine", unneeded: "fine" },
  ...{ switchedOff: "known", farAway: "known", noBonus: "known", empty: "known", noChoice: "known" },
  ...{ onlyBefore: "known" },
  ...(Object.fromEntries(stateIds.map((id) => [id, "known"])) as Partial<Record<FindingId, Severity>>),
};

/** A word that the page has written. */
export const own = (word: string) => ({ own: word });

export const finding = (id: FindingId, params: Parameters = {}): Finding => ({
  id,
  params,
  severity: severities[id] ?? "wrong",
});
