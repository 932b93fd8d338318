import { createEventEmitter } from "../../../utils/emitter";
import type { Log } from "../../../utils/log";
import { isRecord } from "../../../utils/objects";
import * as v from "../../../utils/valibot";
import { type Leaderboard, leaderboard, subscribeToLeaderboard } from "../../protocol/leaderboards";
import type { Connection, LeaderboardSubscription } from "../connection/connection";
import { mergeSubscriptions } from "../connection/leaderboard-subscriptions";
import { CallFailure } from "../errors";
import type { Counters } from "../requests/duplicates";
import { readReply } from "../requests/reply";
import type { Delivery } from "../stomp/types";

/** Which ranks of a leaderboard to include. Values outside the limits are clamped. */
export interface BoardFilter {
  /** The number of top ranks, 1 to 50. */
  readonly topRanksToInclude: number;
  /**
   * The number of ranks above the member's own, 0 to 20.
   *
   * @default 0
   */
  readonly ranksAboveToInclude?: number | undefined;
  /**
   * The number of ranks below the member's own, 0 to 20.
   *
   * @default 0
   */
  readonly ranksBelowToInclude?: number | undefined;
}

/** An update that the listener of a leaderboard receives. */
export type BoardNews =
  /** The current leaderboard. */
  | { readonly status: "ready"; readonly board: Leaderboard }
  /** The platform refused the subscription. */
  | { readonly status: "failed"; readonly failure: CallFailure };

export type BoardListener = (news: BoardNews) => void;

/**
 * The leaderboards that this tab displays. Each has one subscription, and is reported at most once per
 * animation frame.
 */
export interface Leaderboards {
  /**
   * Reports the current leaderboard, if it is known, and each newer one.
   *
   * @returns a function that removes the listener
   */
  watch(entityId: string, filter: BoardFilter, listener: BoardListener): () => void;
  /** Handles the reply to a subscription. */
  handleSnapshot(subscription: LeaderboardSubscription, delivery: Delivery): void;
  /** Handles the loss of the connection. Callers need not subscribe again, because the connection does. */
  handleLoss(): void;
  /** Handles a leaderboard that the platform pushed. */
  handlePush(json: unknown): void;
  /**
   * Removes all leaderboards and listeners. The caller closes the connection, which ends the subscriptions.
   */
  clear(): void;
}

interface Board {
  readonly entityId: string;
  /** The subscriptions of the board's listeners, one per listener. */
  readonly subscriptions: Set<LeaderboardSubscription>;
  /** The update that was reported last. */
  news?: BoardNews;
  /**
   * The sequence number of the newest leaderboard, even if it was unreadable. Leaderboards with a lower
   * number are dropped.
   */
  sequence: number;
  /** The newest JSON that was pushed since the last animation frame. */
  pushed?: unknown;
}

const clamp = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max);

const toSubscription = (entityId: string, filter: BoardFilter): LeaderboardSubscription => ({
  entityId,
  topRanksToInclude: clamp(1, filter.topRanksToInclude, 50),
  ranksAboveToInclude: clamp(0, filter.ranksAboveToInclude ?? 0, 20),
  ranksBelowToInclude: clamp(0, filter.ranksBelowToInclude ?? 0, 20),
});

export interface LeaderboardsOptions {
  readonly connection: Connection;
  readonly log: Log;
  readonly counters: Counters;
}

export function createLeaderboards({ connection, log, counters }: LeaderboardsOptions): Leaderboards {
  const boards = new Map<string, Board>();
  /** The event names are the entity ids of the leaderboards. */
  const emitter = createEventEmitter<Record<string, BoardListener>>("gamification", log);
  const requestReport = createFrameTask(reportPushed);

  function updateSubscriptions() {
    const subscriptions = [...boards.values()].flatMap((board) => [...board.subscriptions]);
    connection.setSubscriptions([...mergeSubscriptions(subscriptions).values()]);
  }

  function report(board: Board, news: BoardNews) {
    board.news = news;
    emitter.emit(board.entityId, news);
  }

  function reportPushed() {
    for (const board of boards.values()) {
      if (!board.pushed) continue;
      const read = v.safeParse(leaderboard, board.pushed);
      board.pushed = undefined;
      if (read.success) report(board, { status: "ready", board: read.output });
      else counters.droppedCallbacks += 1;
    }
  }

  /** Returns false for an older sequence number. A leaderboard without a number counts as newer. */
  function isCurrent(board: Board, sequence: unknown): boolean {
    if (typeof sequence !== "number") return true;
    if (sequence < board.sequence) return false;
    board.sequence = sequence;
    return true;
  }

  function boardOf(entityId: string): Board {
    const board = boards.get(entityId) ?? { entityId, subscriptions: new Set(), sequence: -Infinity };
    boards.set(entityId, board);
    return board;
  }

  return {
    handleSnapshot({ entityId }, delivery) {
      const board = boards.get(entityId);
      if (!board) return;
      try {
        const { data } = readReply(subscribeToLeaderboard, delivery);
        // A pushed leaderboard may arrive before the reply, which is then outdated. A reply with the same
        // sequence number is used, because it may have more ranks.
        if (!isCurrent(board, data.sequence)) return;
        board.pushed = undefined;
        report(board, { status: "ready", board: data });
      } catch (failure) {
        if (failure instanceof CallFailure) report(board, { status: "failed", failure });
      }
    },
    handleLoss() {
      // A restarted platform may count from the beginning again.
      for (const board of boards.values()) board.sequence = -Infinity;
    },
    watch(entityId, filter, listener) {
      const board = boardOf(entityId);
      const subscription = toSubscription(entityId, filter);
      board.subscriptions.add(subscription);
      const stopListening = emitter.on(entityId, listener);
      updateSubscriptions();
      if (board.news) listener(board.news);
      return () => {
        stopListening();
        if (!board.subscriptions.delete(subscription) || boards.get(entityId) !== board) return;
        if (board.subscriptions.size === 0) boards.delete(entityId);
        updateSubscriptions();
      };
    },
    handlePush(json) {
      if (!isRecord(json)) return;
      const board = boards.get(String(json.id));
      if (!board || json.sequence === board.sequence || !isCurrent(board, json.sequence)) return;
      board.pushed = json;
      requestReport();
    },
    clear() {
      boards.clear();
      emitter.clear();
    },
  };
}

/** Milliseconds between two runs in environments without painting, such as Node and workers. */
const frameTime = 16;

/**
 * @returns a function that runs the task once at the next animation frame, even if the function is called
 * several times before that frame
 */
function createFrameTask(task: () => void): () => void {
  let isRequested = false;

  function run() {
    isRequested = false;
    task();
  }

  return () => {
    if (isRequested) return;
    isRequested = true;
    // Checked at each use, because Node and some workers do not have animation frames.
    if (typeof requestAnimationFrame === "function") requestAnimationFrame(run);
    else setTimeout(run, frameTime);
  };
}
