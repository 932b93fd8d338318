import { onTestFinished, vi } from "vitest";
import type { OptIn } from "../../../sandbox/model/gamification/space/entities";
import type { WithSandbox } from "./site";

/** The player whose member state the functions in this file change. */
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

/** Makes the player an entrant of a competition. */
export function enter({ sandbox }: WithSandbox, entityId: string): void {
  const state: OptIn = {
    entityType: "Competition",
    entityId,
    status: "Entrant" as const,
    percentageComplete: 0,
    points: 0,
  };
  sandbox.model.gamification.space.updateMember(`mem-${player}`, (member) => ({
    ...member,
    optIns: [...member.optIns.filter((optIn) => optIn.entityId !== entityId), state],
  }));
}

/** Sets the same place and points for every entrant, until the end of the test. */
export function fixStanding({ sandbox }: WithSandbox, position: number, points: number): void {
  const { boards } = sandbox.model.gamification;
  const restore = vi.spyOn(boards, "standing").mockReturnValue({ position, points });
  onTestFinished(() => {
    restore.mockRestore();
  });
}
