import type { Competition, Contest } from "../../src/gamification/protocol/competitions";
import type { SayCompetitions } from "./texts";

type Named = Pick<Contest, "name" | "groupStageLabel" | "groupStage" | "round">;

/**
 * The name of a contest among those of its competition: the label of its group, its own name, or its number. Contests
 * often have the name of their competition, which would not distinguish them.
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
