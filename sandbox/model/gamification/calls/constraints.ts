import type { SpaceState } from "../space/state";
import { textsOf } from "./reading";
import type { Test } from "./search";

interface Constrained {
  readonly id: string;
  readonly constraints: readonly string[];
}

/** The filter's spelling where the entity has another (protocol section 6). */
const spellings: Readonly<Record<string, string>> = { optinRequired: "optinRequiredForEntrants" };

/** Constraints of filters: all of them must hold. */
export function constraintTest<Item extends Constrained>(
  wanted: unknown,
  { missions }: SpaceState,
): Test<Item> {
  const roots = new Set(missions.map(({ id }) => id));
  const steps = new Set(missions.flatMap(({ edges }) => edges.map(({ tailEntityId }) => tailEntityId)));
  const tests = textsOf(wanted).map((constraint): Test<Item> => {
    if (constraint === "mission") return ({ id }) => roots.has(id);
    if (constraint === "hasNoDependancies") return ({ id }) => !roots.has(id) && !steps.has(id);
    // It asks for more fields, not for other entities.
    if (constraint === "includeOptInStatus") return () => true;
    return ({ constraints }) => constraints.includes(spellings[constraint] ?? constraint);
  });
  return (item) => tests.every((test) => test(item));
}
