import type { StepLink } from "../../src/gamification/missions/links";
import type { MissionStep } from "../../src/gamification/missions/steps";
import type { SteppedMission } from "../../src/gamification/missions/with-steps";
import type { SaySteps } from "./steps-texts";

/** How the names of steps are joined: "A, B e C". */
export type JoinNames = (names: readonly string[]) => string;

/**
 * One sentence for each kind of dependency between a step and other steps, in both directions. Dependencies
 * that only show where the mission starts need no sentence.
 */
export function stepNotes(
  { id, state, dependencies, node }: MissionStep,
  { root, id: missionId, steps, links }: SteppedMission,
  say: SaySteps,
  join: JoinNames,
): readonly string[] {
  const stepById = new Map(steps.map((step) => [step.id, step]));

  function nameOf(other: string | undefined): string {
    const step = stepById.get(other ?? "");
    const ownName = other === missionId ? root?.name : step?.node?.name;
    const name = ownName ?? (step ? say("stepNumber", { number: step.number }) : undefined);
    const quoted = name === undefined ? say("otherStep") : say("quoted", { name });
    return step?.state === "done" ? say("stepDone", { name: quoted }) : quoted;
  }

  /** The sentence about one kind of link, with the names of the steps that are linked. */
  function note(
    key: "must" | "should" | "shouldMatch" | "mustNot" | "excludes" | "unknownLink" | "brokenLink" | "circle",
    test: (link: StepLink) => boolean,
    count = 0,
  ): string[] {
    const others = links.filter(test).map(({ from, to }) => nameOf(to === id ? from : to));
    return others.length === 0 ? [] : [say(key, { count, names: join([...new Set(others)]) })];
  }

  const needed = dependencies.shouldMatchAtLeast ?? 0;
  const incoming = (type: string) => (link: StepLink) => link.to === id && link.type === type && !link.isCut;
  const touching = (type: string) => (link: StepLink) =>
    (link.to === id || link.from === id) && link.type === type;
  return [
    ...(node ? [] : [say("missing")]),
    ...note("must", incoming("MUST")),
    ...note(needed > 0 ? "shouldMatch" : "should", incoming("SHOULD"), needed),
    ...note("mustNot", incoming("MUST_NOT")),
    ...(state === "done"
      ? []
      : note("excludes", (link) => link.from === id && link.type === "MUST_NOT" && !link.isCut)),
    ...note("unknownLink", incoming("UNKNOWN")),
    ...note("brokenLink", touching("BROKEN")),
    ...note("circle", (link) => link.isCut && (link.to === id || link.from === id) && link.from !== link.to),
  ];
}
