import type { BoardPlan } from "./boards";
import { finalists } from "./competitions";
import { type Competitor, competitors } from "./competitors";
import type { Contest } from "./entities";
import type { MemberState } from "./members";
import type { SpaceState } from "./state";
import { entityStates } from "./wire-values";

/** The goals of contests that competitors win by reaching a score, by contest id. */
const goals: Readonly<Record<string, number>> = { "con-slot-lampo-1": 1500, "con-oro-1": 1000 };

const hasBoard = ({ statusCode }: Contest) =>
  statusCode >= entityStates.Ready && statusCode <= entityStates.Finalised;

/** The contests of one round of a competition. */
const roundOf = (contests: readonly Contest[], { competitionId, round }: Contest) =>
  contests.filter((each) => each.competitionId === competitionId && each.round === round);

/** True if new entrants of the competition enter this contest: it is the first group of the first round. */
export const isEntry = (contests: readonly Contest[], contest: Contest): boolean =>
  contest.round === 1 && roundOf(contests, contest)[0]?.id === contest.id;

/**
 * Competitors of a contest: all competitors, those of its group or, in a final, those who reach the final.
 */
function competitorsIn(contests: readonly Contest[], contest: Contest): readonly Competitor[] {
  if (contest.entrantsFromContest.length > 0) return competitors.slice(0, finalists);
  const groups = roundOf(contests, contest);
  const group = groups.findIndex(({ id }) => id === contest.id);
  return competitors.filter((_, index) => index % groups.length === group);
}

const hasJoined = ({ optIns }: MemberState, { id, competitionId }: Contest) =>
  optIns.some(({ entityId, status }) => status === "Entrant" && [id, competitionId].includes(entityId));

export const competitorOf = ({ profile: { id, memberRefId, name } }: MemberState): Competitor => ({
  memberId: id,
  memberRefId,
  name,
});

/** A leaderboard for each contest that is Ready or later, with the members who opted in. */
export const boardPlans = ({ contests, members }: SpaceState): readonly BoardPlan[] =>
  contests.filter(hasBoard).map((contest) => {
    const goal = goals[contest.id];
    const joined = Object.values(members).filter(
      (member) => isEntry(contests, contest) && hasJoined(member, contest),
    );
    return {
      id: contest.id,
      ...(goal !== undefined && { goal }),
      entrants: [...competitorsIn(contests, contest), ...joined.map(competitorOf)],
    };
  });
