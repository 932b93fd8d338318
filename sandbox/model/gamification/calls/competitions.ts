import type { Competition, Contest } from "../space/entities";
import type { Gamification } from "../interface";
import { notEntered, toWireOptIn } from "../space/opt-ins";
import type { MemberState } from "../space/members";
import { entityStates } from "../space/statuses";
import { callingMember, type Destination, listReply, pageOf, Refusal, singleReply } from "./destination";
import {
  constraintTest,
  type Fields,
  fieldsOf,
  textsOf,
  hasAmong,
  isAmong,
  isDated,
  isWithin,
  passesAll,
  sorted,
  textOf,
  integerOf,
} from "./filters";
import { optInOf } from "./opt-ins";
import { productIds, withProducts } from "./reference";
import type { BoardFilter } from "../space/boards";

/** The filters that both calls have. Each call has its own names for the dates. */
const common = (filter: Fields, startDate: unknown, endDate: unknown) =>
  passesAll<Competition | Contest>(
    isAmong(filter.ids, ({ id }) => id),
    hasAmong(filter.tags, ({ tags }) => tags),
    isWithin(filter.statusCode, ({ statusCode }) => statusCode),
    isDated(startDate, ({ scheduledStartDate }) => scheduledStartDate),
    isDated(endDate, ({ scheduledEndDate }) => scheduledEndDate),
  );

export const getCompetitions: Destination = {
  reply: "CompetitionResponse",
  role: "ViewCompetitions",
  empty: { data: [] },
  answer({ gamification, request }) {
    const filter = fieldsOf(fieldsOf(request).competitionFilter);
    const state = gamification.read();
    const passes = passesAll<Competition>(
      common(filter, filter.startDateRange, filter.endDateRange),
      hasAmong(filter.productIds, productIds),
      constraintTest(filter.constraints, state),
    );
    const found = sorted(state.competitions.filter(passes), filter.sortBy);
    return listReply("Competition", found.map(withProducts(state)), pageOf(filter));
  },
};

/**
 * Adds the member's opt-in state to a contest. Members opt in to the competition; they are entrants of the contests on
 * whose boards they are, with the place and the points that they have there.
 */
const withOptIn =
  (member: MemberState, { boards }: Gamification) =>
  (contest: Contest): object => {
    const optIn = optInOf(member, "Competition", contest.competitionId);
    const isEntrant = optIn.status === "Entrant";
    const isElsewhere = isEntrant && !boards.has(contest.id, member.profile.id);
    const hasBegun = contest.statusCode >= entityStates.Active;
    return {
      ...contest,
      optInStatus: toWireOptIn({
        ...(isElsewhere ? notEntered("Contest", contest.id) : optIn),
        ...(isEntrant && hasBegun && boards.standing(contest.id, member.profile.id)),
        entityType: "Contest",
        entityId: contest.id,
      }),
    };
  };

export const getContests: Destination = {
  reply: "ContestResponse",
  role: "ViewContests",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const filter = fieldsOf(fieldsOf(request).contestFilter);
    const state = gamification.read();
    const passes = passesAll<Contest>(
      common(filter, filter.startDate, filter.endDate),
      isAmong(filter.competitionIds, ({ competitionId }) => competitionId),
      constraintTest(filter.constraints, state),
    );
    const found = sorted(state.contests.filter(passes), filter.sortBy);
    const isOptInAsked = textsOf(filter.constraints).includes("includeOptInStatus");
    const shown = isOptInAsked ? found.map(withOptIn(callingMember(state, caller), gamification)) : found;
    return listReply("Contest", shown, pageOf(filter));
  },
};

/** The filter of a request, with its numbers limited to the contract's bounds (protocol section 7). */
function boardFilter(value: unknown): BoardFilter {
  const { topRanksToInclude, ranksAboveToInclude, ranksBelowToInclude } = fieldsOf(value);
  return {
    topRanksToInclude: integerOf(topRanksToInclude, 10, 1, 50),
    ranksAboveToInclude: integerOf(ranksAboveToInclude, 0, 0, 20),
    ranksBelowToInclude: integerOf(ranksBelowToInclude, 0, 0, 20),
  };
}

/** Replies with a snapshot. Later snapshots are sent as callbacks as long as the connection is open. */
export const subscribeToLeaderboard: Destination = {
  reply: "LeaderboardResponse",
  empty: { data: { constraints: [], leaderboardEntries: [] } },
  answer({ gamification, caller, request }) {
    const { entityId, action, leaderboardFilter } = fieldsOf(request);
    const id = textOf(entityId) ?? "";
    const filter = boardFilter(leaderboardFilter);
    const board = gamification.boards.snapshot(id, caller.identity.memberId, filter);
    if (!board) throw new Refusal(404, "La classifica non esiste.");
    if (action === "Unsubscribe") caller.boards.delete(id);
    else if (action === "Subscribe") caller.boards.set(id, { filter, snapshot: board });
    else throw new Refusal(400, "action deve essere Subscribe o Unsubscribe.");
    return singleReply("Leaderboard", board);
  },
};
