import type { SpaceState } from "../space/state";
import { textsOf } from "./reading";
import type { Test } from "./search";

interface Constrained {
  readonly id: string;
  readonly constraints: readonly string[];
}

/** Constraints that filters and entities spell differently: the filter's spelling, then the entity's (protocol section 6). */
const spellings: Readonly<Record<string, string>> = { optinRequired: "optinRequiredForEntrants" };

/** A test for the constraints of a filter. An item must meet all of them. */
export function constraintTest<Item extends Constrained>(
  requested: unknown,
  { missions }: SpaceState,
): Test<Item> {
  const roots = new Set(missions.map(({ id }) => id));
  const steps = new Set(missions.flatMap(({ edges }) => edges.map(({ tailEntityId }) => tailEntityId)));
  const tests = textsOf(requested).map((constraint): Test<Item> => {
    if (constraint === "mission") return ({ id }) => roots.has(id);
    if (constraint === "hasNoDependancies") return ({ id }) => !roots.has(id) && !steps.has(id);
    // This one requests more fields; it does not select entities.
    if (constraint === "includeOptInStatus") return () => true;
    return ({ constraints }) => constraints.includes(spellings[constraint] ?? constraint);
  });
  return (item) => tests.every((test) => test(item));
}
