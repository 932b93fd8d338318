import type { WithSandbox } from "./site";

/** The player whose member state the functions below change. */
export const player = "giulia";

/** Changes fields of a competition of the simulated space. */
export function changeCompetition({ sandbox }: WithSandbox, id: string, fields: object): void {
  sandbox.model.gamification.space.update((state) => ({
    ...state,
    competitions: state.competitions.map((each) => (each.id === id ? { ...each, ...fields } : each)),
  }));
}

/** Changes fields of contests of the simulated space, by their ids. */
export function changeContests({ sandbox }: WithSandbox, changes: Readonly<Record<string, object>>): void {
  sandbox.model.gamification.space.update((state) => ({
    ...state,
    contests: state.contests.map((each) => ({ ...each, ...changes[each.id] })),
  }));
}

/** Makes the player an entrant of a competition, with this standing. */
export function enter(
  { sandbox }: WithSandbox,
  id: string,
  standing: { readonly position?: number; readonly points?: number },
): void {
  const state = {
    entityType: "Competition",
    entityId: id,
    status: "Entrant",
    percentageComplete: 0,
  } as const;
  sandbox.model.gamification.space.updateMember(`mem-${player}`, (member) => ({
    ...member,
    optIns: [
      ...member.optIns.filter(({ entityId }) => entityId !== id),
      { ...state, points: 0, ...standing },
    ],
  }));
}
