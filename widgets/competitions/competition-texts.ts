import type { Competition, Contest } from "../../src/gamification/protocol/competitions";
import type { SayCompetitions } from "./texts";

type Named = Pick<Contest, "name" | "groupStageLabel" | "groupStage" | "round">;

/**
 * A name that distinguishes a contest within its competition: the label of its group, its own name, or its
 * number. Contests often have the same name as their competition.
 */
export function contestName(
  { name, groupStageLabel, groupStage, round }: Named,
  competition: Pick<Competition, "name">,
  say: SayCompetitions,
): string {
  const label = groupStageLabel?.trim();
  if (label) return label;
  if (name && name !== competition.name) return name;
  return groupStage ? say("group", { group: groupStage }) : say("round", { round: round ?? 1 });
}

type Limits = Pick<Competition, "maxNumberOfEntrants" | "minNumberOfEntrants">;

/**
 * "80 su 500", "1 su 500, almeno 2": the known facts about the entrants and their limits. The platform writes 0 for no
 * limit. The minimum is shown until it is reached.
 */
export function entrantsText(
  { maxNumberOfEntrants: max, minNumberOfEntrants: min = 0 }: Limits,
  count: number | undefined,
  say: SayCompetitions,
): string {
  const known = max
    ? say(count === undefined ? "entrantsMax" : "entrantsOf", { count: count ?? "", max })
    : count;
  // Every contest needs at least one entrant, so a minimum of 1 is not shown.
  const isOpen = min > 1 && (count === undefined || count < min);
  return [known, isOpen ? say("entrantsMin", { min }) : undefined]
    .filter((part) => part !== undefined)
    .join(", ");
}
