import { listOf } from "../../../../src/utils/list-of";
import type { ModelClock } from "../../clock";
import { accountId } from "../tokens";
import { type Competitor } from "./competitors";
import { type Random, randomFrom } from "./random";
import { wireInstant } from "./wire-values";

/** The part of a leaderboard that a connection requested (protocol section 3, LeaderboardFilter). */
export interface BoardFilter {
  readonly topRanksToInclude: number;
  readonly ranksAboveToInclude: number;
  readonly ranksBelowToInclude: number;
}

interface Standing extends Competitor {
  readonly score: number;
  readonly bestScores: readonly number[];
}

interface Rank {
  readonly rank: number;
  readonly score: number;
  readonly members: readonly Standing[];
}

interface Board {
  readonly id: string;
  readonly created: number;
  readonly goal: number | undefined;
  readonly random: Random;
  standings: readonly Standing[];
  /** Competitors who have left, with the scores that they get back if they join again. */
  former: readonly Standing[];
  /** Ranks before the last step of the space, by member id. */
  previousRanks: ReadonlyMap<string, number>;
  sequence: number;
  /** True if snapshots of the leaderboard contain all rows, regardless of the filter. */
  isUnlimited: boolean;
}

/** Scores are multiples of 10, so that ties happen. */
const unit = 10;
const maxBestScores = 3;

function toRanks(standings: readonly Standing[]): readonly Rank[] {
  const byScore = new Map<number, Standing[]>();
  for (const standing of standings) {
    const tied = byScore.get(standing.score);
    if (tied) tied.push(standing);
    else byScore.set(standing.score, [standing]);
  }
  let rank = 1;
  return [...byScore]
    .sort(([one], [other]) => other - one)
    .map(([score, members]) => {
      const entry = { rank, score, members };
      rank += members.length;
      return entry;
    });
}

const ranksByMember = (ranks: readonly Rank[]): ReadonlyMap<string, number> =>
  new Map(ranks.flatMap(({ rank, members }) => members.map(({ memberId }) => [memberId, rank])));

const generatedCompetitors = (count: number): readonly Competitor[] =>
  listOf(count, (index) => ({
    name: `G. ${index + 1}`,
    memberId: index.toString(36),
    memberRefId: index.toString(36),
  }));

/** Adds a random gain to about a fifth of the standings. */
function withRandomGain(standing: Standing, random: Random): Standing {
  const isGaining = random() < 0.2;
  const gain = unit * (1 + Math.floor(random() * 12));
  if (!isGaining) return standing;
  const bestScores = [...standing.bestScores, gain].sort((one, other) => other - one).slice(0, maxBestScores);
  return { ...standing, score: standing.score + gain, bestScores };
}

/** The direction in which a rank has changed: -1 for down, 0 for unchanged, 1 for up (protocol section 7). */
const changeType = (rank: number, from: number | undefined) => Math.sign((from ?? rank) - rank);

/** The initial state of a leaderboard. */
export interface BoardPlan {
  readonly id: string;
  readonly goal?: number;
  /** The simulated competitors, and the members who opted in. */
  readonly entrants: readonly Competitor[];
}

/**
 * The live leaderboards of the space. `step` changes their scores in the same way in every run.
 *
 * @param plans called when a leaderboard is used for the first time
 */
export function createBoards(clock: ModelClock, plans: () => readonly BoardPlan[]) {
  let boards: ReadonlyMap<string, Board> | undefined;

  function createBoard({ id, goal, entrants }: BoardPlan): Board {
    const random = randomFrom(id);
    const standings = entrants.map((competitor) => {
      const score = unit * Math.floor(random() * 180);
      return { ...competitor, score, bestScores: score > 0 ? [score] : [] };
    });
    const previousRanks = new Map<string, number>();
    return {
      id,
      goal,
      random,
      standings,
      previousRanks,
      former: [],
      created: clock.now(),
      sequence: 1,
      isUnlimited: false,
    };
  }

  const find = (id: string) => {
    boards ??= new Map(plans().map((plan) => [plan.id, createBoard(plan)]));
    return boards.get(id);
  };

  const toWireMember = ({ previousRanks, goal, isUnlimited }: Board, rank: number, member: Standing) => ({
    name: member.name,
    memberId: member.memberId,
    memberRefId: member.memberRefId,
    ...(!isUnlimited && {
      rankChangeFrom: previousRanks.get(member.memberId) ?? null,
      rankChangeType: changeType(rank, previousRanks.get(member.memberId)),
      params: { gains: member.bestScores.length },
      goalReached: goal !== undefined && member.score >= goal,
    }),
  });

  const toWireEntry = (board: Board, { rank, score, members }: Rank) => ({
    rank,
    score,
    ...(!board.isUnlimited && { bestScores: members[0]?.bestScores ?? [] }),
    members: members.map((member) => toWireMember(board, rank, member)),
  });

  return {
    /**
     * Adds a competitor to a leaderboard. The score is 0 or, after `leave`, the earlier score. Does nothing
     * if the competitor is already on the leaderboard.
     */
    enter(id: string, competitor: Competitor) {
      const board = find(id);
      const isSame = ({ memberId }: Standing) => memberId === competitor.memberId;
      if (!board || board.standings.some(isSame)) return;
      const standing = board.former.find(isSame) ?? { ...competitor, score: 0, bestScores: [] };
      board.standings = [...board.standings, standing];
    },
    leave(id: string, member: string) {
      const board = find(id);
      if (!board) return;
      const isMember = ({ memberId }: Standing) => memberId === member;
      board.former = [
        ...board.former.filter((standing) => !isMember(standing)),
        ...board.standings.filter(isMember),
      ];
      board.standings = board.standings.filter((standing) => !isMember(standing));
    },
    /** True if a member is on a leaderboard. */
    has: (id: string, member: string) =>
      find(id)?.standings.some(({ memberId }) => memberId === member) ?? false,
    /**
     * For tests: adds generated competitors with different scores to a leaderboard until it has `count` rows.
     * From then on, its snapshots contain all rows regardless of their filter, which the platform never does
     * (protocol section 7). Optional fields such as rank changes are left out, so that 10,000 rows fit into 1
     * MB, the largest body that the client accepts.
     */
    fill(id: string, count: number) {
      const board = find(id);
      if (!board) return;
      const missing = Math.max(0, count - board.standings.length);
      const all = [...board.standings, ...generatedCompetitors(missing)];
      board.standings = all.map((competitor, index) => ({
        ...competitor,
        score: unit * (all.length - index),
        bestScores: [],
      }));
      board.isUnlimited = true;
      board.sequence += 1;
    },
    /** Changes the scores of a leaderboard. */
    step(id: string) {
      const board = find(id);
      if (!board) return;
      board.previousRanks = ranksByMember(toRanks(board.standings));
      board.standings = board.standings.map((standing) => withRandomGain(standing, board.random));
      board.sequence += 1;
    },
    /**
     * Returns the part of a leaderboard that a member sees, in wire format; undefined if the leaderboard does
     * not exist.
     */
    snapshot(id: string, member: string, filter: BoardFilter): object | undefined {
      const board = find(id);
      if (!board) return undefined;
      const { topRanksToInclude, ranksAboveToInclude, ranksBelowToInclude } = filter;
      const ranks = toRanks(board.standings);
      const own = ranks.findIndex(({ members }) => members.some(({ memberId }) => memberId === member));
      const isNear = (index: number) =>
        own >= 0 && index >= own - ranksAboveToInclude && index <= own + ranksBelowToInclude;
      const visible = ranks.filter(
        (_, index) => board.isUnlimited || index < topRanksToInclude || isNear(index),
      );
      return {
        id,
        created: wireInstant(board.created),
        accountId,
        sequence: board.sequence,
        constraints: board.goal === undefined ? [] : ["goalReached"],
        leaderboardEntries: visible.map((entry) => toWireEntry(board, entry)),
      };
    },
    /** Returns a member's place and score on a leaderboard; undefined if the member is not on it. */
    standing(id: string, member: string) {
      const entry = toRanks(find(id)?.standings ?? []).find(({ members }) =>
        members.some(({ memberId }) => memberId === member),
      );
      return entry && { position: entry.rank, points: entry.score };
    },
    reset() {
      boards = undefined;
    },
  };
}
