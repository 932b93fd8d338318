import { subscribeTo } from "../connection/leaderboard-subscriptions";
import type { LeaderboardSubscription, Connection } from "../connection/connection";
import { createBoardWishes } from "./merged-subscriptions";
import type { Presence } from "./presence";

/** The boards of all tabs, on the leader's connection. */
export interface GuestBoards {
  /** All boards that a tab looks at; they go with the tab. */
  want(tab: string, boards: readonly LeaderboardSubscription[]): void;
  /** The board of a snapshot that was asked for here; undefined for all other replies. */
  take(replyId: string): string | undefined;
  /** The connection is gone, and with it every answer. */
  lose(): void;
  stop(): void;
}

export interface GuestBoardsOptions {
  readonly line: Connection;
  /** Tells when a tab is gone. */
  readonly presence: Presence;
}

export function createGuestBoards({ line, presence }: GuestBoardsOptions): GuestBoards {
  const wishes = createBoardWishes();
  /** By tab, what ends the waiting for its end. */
  const guests = new Map<string, () => void>();
  /** Boards whose snapshot was asked for once more, by the call's id. */
  const snapshots = new Map<string, string>();

  function askForSnapshot(wish: LeaderboardSubscription) {
    const call = subscribeTo(wish);
    snapshots.set(call.id, wish.entityId);
    line.send(call);
  }

  function want(tab: string, boards: readonly LeaderboardSubscription[]) {
    const unseen = wishes.set(tab, boards);
    line.setSubscriptions(wishes.all());
    // A new connection brings the snapshots of all.
    if (line.$state.get().status === "connected") unseen.forEach(askForSnapshot);
  }

  function dismiss(tab: string) {
    guests.get(tab)?.();
    guests.delete(tab);
  }

  function welcome(tab: string) {
    const onGone = () => {
      dismiss(tab);
      want(tab, []);
    };
    if (!guests.has(tab)) guests.set(tab, presence.onGone(tab, onGone));
  }

  return {
    want(tab, boards) {
      if (boards.length > 0) welcome(tab);
      else dismiss(tab);
      want(tab, boards);
    },
    take(replyId) {
      const board = snapshots.get(replyId);
      snapshots.delete(replyId);
      return board;
    },
    lose() {
      snapshots.clear();
    },
    stop() {
      for (const tab of [...guests.keys()]) dismiss(tab);
    },
  };
}
