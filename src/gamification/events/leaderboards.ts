import * as v from "valibot";
import { isRecord } from "../../utils/is-record";
import type { Log } from "../../utils/log";
import { subscribeToLeaderboard } from "../calls/leaderboards";
import { CallFailure } from "../errors";
import { type Leaderboard, leaderboard } from "../schema/leaderboards";
import { type Emitter, createEmitter } from "../../utils/emitter";
import type { Counters } from "../requests/counters";
import { createEachFrame } from "./frames";
import type { LeaderboardSubscription, Delivery, Connection } from "../connection/connection";
import { readReply } from "../requests/reply";

/** How much of a board somebody wants to see. */
export interface BoardFilter {
  /** 1 to 50. */
  readonly topRanksToInclude: number;
  /** Ranks above the member's own, 0 to 20; none by default. */
  readonly ranksAboveToInclude?: number | undefined;
  readonly ranksBelowToInclude?: number | undefined;
}

/** What a board's listener hears. */
export type BoardNews =
  | { readonly status: "ready"; readonly board: Leaderboard }
  /** The platform does not let this board be seen. */
  | { readonly status: "failed"; readonly failure: CallFailure };

export type BoardListener = (news: BoardNews) => void;

/** Boards that are looked at: each is subscribed to once, and told once a frame. */
export interface Leaderboards {
  /** Tells the newest board now, if there is one, and each newer one. Gives a function that ends it. */
  watch(entityId: string, filter: BoardFilter, listener: BoardListener): () => void;
  /** The answer to a subscription. */
  answer(wish: LeaderboardSubscription, delivery: Delivery): void;
  /** The subscriptions are gone with their connection; the line makes them again. */
  lose(): void;
  /** A board as it was pushed. */
  push(json: unknown): void;
  /** Forgets all boards; the line, which is to be closed, forgets them too. */
  clear(): void;
}

interface Board {
  readonly audience: Emitter<BoardListener>;
  readonly filters: Set<BoardFilter>;
  news: BoardNews | undefined;
  /** Of the newest one that came, checked or not. Older ones are dropped. */
  sequence: number;
  /** Came since the last frame, and is not checked yet. */
  pushed: unknown;
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** One subscription serves all: as much as the one who wants most (protocol section 7). */
function wishFor(entityId: string, filters: Iterable<BoardFilter>): LeaderboardSubscription {
  const all = [...filters];
  return {
    entityId,
    topRanksToInclude: between(1, Math.max(...all.map((each) => each.topRanksToInclude)), 50),
    ranksAboveToInclude: between(0, Math.max(...all.map((each) => each.ranksAboveToInclude ?? 0)), 20),
    ranksBelowToInclude: between(0, Math.max(...all.map((each) => each.ranksBelowToInclude ?? 0)), 20),
  };
}

export interface LeaderboardsOptions {
  readonly line: Connection;
  readonly log: Log;
  readonly counters: Counters;
}

export function createLeaderboards({ line, log, counters }: LeaderboardsOptions): Leaderboards {
  const boards = new Map<string, Board>();
  const frame = createEachFrame(tellAll);

  const want = () => {
    line.setSubscriptions([...boards].map(([entityId, { filters }]) => wishFor(entityId, filters)));
  };

  function tell(board: Board, news: BoardNews) {
    board.news = news;
    board.audience.tell((listener) => {
      listener(news);
    });
  }

  function tellAll() {
    for (const board of boards.values()) {
      if (board.pushed === undefined) continue;
      const read = v.safeParse(leaderboard, board.pushed);
      board.pushed = undefined;
      if (read.success) tell(board, { status: "ready", board: read.output });
      else counters.droppedCallbacks += 1;
    }
  }

  /** False for one that is known already, or older. One that says no number is as new as it comes. */
  function isNews(board: Board, sequence: unknown): boolean {
    if (typeof sequence !== "number") return true;
    if (sequence <= board.sequence) return false;
    board.sequence = sequence;
    return true;
  }

  function boardOf(entityId: string): Board {
    const board = boards.get(entityId) ?? {
      audience: createEmitter<BoardListener>(`board ${entityId}`, log),
      filters: new Set<BoardFilter>(),
      news: undefined,
      sequence: -Infinity,
      pushed: undefined,
    };
    boards.set(entityId, board);
    return board;
  }

  return {
    answer({ entityId }, delivery) {
      const board = boards.get(entityId);
      if (!board) return;
      try {
        const { data } = readReply(subscribeToLeaderboard, delivery);
        // A push may have overtaken the answer, which then is of no use.
        if (!isNews(board, data.sequence)) return;
        board.pushed = undefined;
        tell(board, { status: "ready", board: data });
      } catch (failure) {
        if (failure instanceof CallFailure) tell(board, { status: "failed", failure });
      }
    },
    lose() {
      // A platform that was started anew may count from the beginning.
      for (const board of boards.values()) board.sequence = -Infinity;
    },
    watch(entityId, filter, listener) {
      const board = boardOf(entityId);
      // The same filter may be given twice.
      const own = { ...filter };
      board.filters.add(own);
      const stopListening = board.audience.add(listener);
      want();
      if (board.news) listener(board.news);
      return () => {
        stopListening();
        if (!board.filters.delete(own) || boards.get(entityId) !== board) return;
        if (board.filters.size === 0) boards.delete(entityId);
        want();
      };
    },
    push(json) {
      if (!isRecord(json)) return;
      const board = boards.get(String(json.id));
      if (!board || !isNews(board, json.sequence)) return;
      board.pushed = json;
      frame.ask();
    },
    clear() {
      frame.cancel();
      boards.clear();
    },
  };
}
