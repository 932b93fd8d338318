import type { Competitor } from "./competitor";
import type { BoardPlan } from "./boards";
import type { Contest } from "./entities";
import type { MemberState } from "./member-state";
import type { SpaceState } from "./state";
import { entityStates } from "./statuses";

/** The goals of contests that are won by reaching a score, by contest id. */
const goals: Readonly<Record<string, number>> = { "con-slot-lampo-1": 1500 };

const hasBoard = ({ statusCode }: Contest) =>
  statusCode >= entityStates.Ready && statusCode <= entityStates.Finalised;

const hasJoined = ({ optIns }: MemberState, { id, competitionId }: Contest) =>
  optIns.some(({ entityId, status }) => status === "Entrant" && [id, competitionId].includes(entityId));

export const competitorOf = ({ profile: { id, memberRefId, name } }: MemberState): Competitor => ({
  memberId: id,
  memberRefId,
  name,
});

/** A board for each contest that is Ready or later, with the members who opted in. */
export const boardPlans = ({ contests, members }: SpaceState): readonly BoardPlan[] =>
  contests.filter(hasBoard).map((contest) => {
    const goal = goals[contest.id];
    return {
      id: contest.id,
      ...(goal !== undefined && { goal }),
      entrants: Object.values(members)
        .filter((member) => hasJoined(member, contest))
        .map(competitorOf),
    };
  });
