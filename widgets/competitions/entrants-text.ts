import type { Competition } from "../../src/gamification/protocol/competitions";
import type { SayCompetitions } from "./texts";

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
  // At least one entrant is always needed.
  const isOpen = min > 1 && (count === undefined || count < min);
  return [known, isOpen ? say("entrantsMin", { min }) : undefined]
    .filter((part) => part !== undefined)
    .join(", ");
}
