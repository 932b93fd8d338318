import { type Competitor } from "./competitor";
import type { ModelClock } from "../../clock";
import { accountId } from "../tokens";
import { competitors } from "./competitors";
import { type Random, randomFrom } from "./random";
import { wireInstant } from "./wire-instant";

/** How much of a board a connection asked for (protocol section 3, LeaderboardFilter). */
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
  /** Rank by member, before the last step. */
  before: ReadonlyMap<string, number>;
  sequence: number;
}

/** The live boards of the space. Their scores move by `step`, always in the same way. */
export interface Boards {
  /** Puts a competitor onto a board, with nothing; harmless where he is there. */
  enter(entityId: string, competitor: Competitor): void;
  leave(entityId: string, memberId: string): void;
  /** Moves the scores of a board. */
  step(entityId: string): void;
  /** What a member sees of a board, as the wire has it; undefined where there is no such board. */
  snapshot(entityId: string, memberId: string, filter: BoardFilter): object | undefined;
  reset(): void;
}

/** Points come in tens, so that members tie now and then. */
const unit = 10;
const maxBestScores = 3;

function ranked(standings: readonly Standing[]): readonly Rank[] {
  const scores = [...new Set(standings.map(({ score }) => score))].sort((one, other) => other - one);
  let rank = 1;
  return scores.map((score) => {
    const members = standings.filter((standing) => standing.score === score);
    const entry = { rank, score, members };
    rank += members.length;
    return entry;
  });
}

const ranksByMember = (ranks: readonly Rank[]): ReadonlyMap<string, number> =>
  new Map(ranks.flatMap(({ rank, members }) => members.map(({ memberId }) => [memberId, rank])));

/** About a fifth gain something. */
function moved(standing: Standing, random: Random): Standing {
  const isGaining = random() < 0.2;
  const gain = unit * (1 + Math.floor(random() * 12));
  if (!isGaining) return standing;
  const bestScores = [...standing.bestScores, gain].sort((one, other) => other - one).slice(0, maxBestScores);
  return { ...standing, score: standing.score + gain, bestScores };
}

/** -1 down, 0 same, 1 up (protocol section 7). */
const changeType = (rank: number, from: number | undefined) => Math.sign((from ?? rank) - rank);

/** A board as it begins. */
export interface BoardPlan {
  readonly id: string;
  readonly goal?: number;
  /** Who plays beside those who play on every board. */
  readonly entrants: readonly Competitor[];
}

/** @param plans asked when the first board is looked at */
export function createBoards(clock: ModelClock, plans: () => readonly BoardPlan[]): Boards {
  let opened: ReadonlyMap<string, Board> | undefined;

  function open({ id, goal, entrants }: BoardPlan): Board {
    const random = randomFrom(id);
    const standings = [...competitors, ...entrants].map((competitor) => {
      const score = unit * Math.floor(random() * 180);
      return { ...competitor, score, bestScores: score > 0 ? [score] : [] };
    });
    return { id, created: clock.now(), goal, random, standings, before: new Map(), sequence: 1 };
  }

  const find = (id: string) => {
    opened ??= new Map(plans().map((plan) => [plan.id, open(plan)]));
    return opened.get(id);
  };

  const shownMember = ({ before, goal }: Board, rank: number, member: Standing) => ({
    name: member.name,
    memberId: member.memberId,
    memberRefId: member.memberRefId,
    rankChangeFrom: before.get(member.memberId) ?? null,
    rankChangeType: changeType(rank, before.get(member.memberId)),
    params: { gains: member.bestScores.length },
    goalReached: goal !== undefined && member.score >= goal,
  });

  const shownEntry = (board: Board, { rank, score, members }: Rank) => ({
    rank,
    score,
    bestScores: members[0]?.bestScores ?? [],
    members: members.map((member) => shownMember(board, rank, member)),
  });

  return {
    enter(id, competitor) {
      const board = find(id);
      if (!board || board.standings.some(({ memberId }) => memberId === competitor.memberId)) return;
      board.standings = [...board.standings, { ...competitor, score: 0, bestScores: [] }];
    },
    leave(id, member) {
      const board = find(id);
      if (board) board.standings = board.standings.filter(({ memberId }) => memberId !== member);
    },
    step(id) {
      const board = find(id);
      if (!board) return;
      board.before = ranksByMember(ranked(board.standings));
      board.standings = board.standings.map((standing) => moved(standing, board.random));
      board.sequence += 1;
    },
    snapshot(id, member, { topRanksToInclude, ranksAboveToInclude, ranksBelowToInclude }) {
      const board = find(id);
      if (!board) return undefined;
      const ranks = ranked(board.standings);
      const own = ranks.findIndex(({ members }) => members.some(({ memberId }) => memberId === member));
      const isNear = (index: number) =>
        own >= 0 && index >= own - ranksAboveToInclude && index <= own + ranksBelowToInclude;
      const shown = ranks.filter((_, index) => index < topRanksToInclude || isNear(index));
      return {
        id,
        created: wireInstant(board.created),
        accountId,
        sequence: board.sequence,
        constraints: board.goal === undefined ? [] : ["goalReached"],
        leaderboardEntries: shown.map((entry) => shownEntry(board, entry)),
      };
    },
    reset() {
      opened = undefined;
    },
  };
}
