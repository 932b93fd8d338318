import { subscribeTo } from "../connection/leaderboard-subscriptions";
import type { LeaderboardSubscription, Connection } from "../connection/connection";
import { createMergedSubscriptions } from "./merged-subscriptions";
import type { Presence } from "./presence";

/** Manages the leaderboard subscriptions of all tabs on the leader's connection. */
export interface TabSubscriptions {
  /** Replaces the subscriptions of a tab. They end when the tab is gone. */
  set(tab: string, subscriptions: readonly LeaderboardSubscription[]): void;
  /** The entity id of a snapshot that was requested here; undefined for all other replies. */
  takeSnapshot(replyId: string): string | undefined;
  /** Handles the loss of the connection, and with it of all replies. */
  handleLoss(): void;
  stop(): void;
}

export interface TabSubscriptionsOptions {
  readonly connection: Connection;
  /** Notifies when a tab is gone. */
  readonly presence: Presence;
}

export function createTabSubscriptions({ connection, presence }: TabSubscriptionsOptions): TabSubscriptions {
  const merged = createMergedSubscriptions();
  /** Functions that stop watching a tab, by the id of the tab. */
  const watchedTabs = new Map<string, () => void>();
  /** Entity ids of the requested snapshots, by the id of the call. */
  const snapshots = new Map<string, string>();

  function requestSnapshot(subscription: LeaderboardSubscription) {
    const call = subscribeTo(subscription);
    snapshots.set(call.id, subscription.entityId);
    connection.send(call);
  }

  function update(tab: string, subscriptions: readonly LeaderboardSubscription[]) {
    const withoutSnapshot = merged.set(tab, subscriptions);
    connection.setSubscriptions(merged.all());
    // A new connection gets the snapshots of all leaderboards by itself.
    if (connection.$state.get().status === "connected") withoutSnapshot.forEach(requestSnapshot);
  }

  function unwatch(tab: string) {
    watchedTabs.get(tab)?.();
    watchedTabs.delete(tab);
  }

  function watch(tab: string) {
    const onGone = () => {
      unwatch(tab);
      update(tab, []);
    };
    if (!watchedTabs.has(tab)) watchedTabs.set(tab, presence.onGone(tab, onGone));
  }

  return {
    set(tab, subscriptions) {
      if (subscriptions.length > 0) watch(tab);
      else unwatch(tab);
      update(tab, subscriptions);
    },
    takeSnapshot(replyId) {
      const entityId = snapshots.get(replyId);
      snapshots.delete(replyId);
      return entityId;
    },
    handleLoss() {
      snapshots.clear();
    },
    stop() {
      for (const tab of [...watchedTabs.keys()]) unwatch(tab);
    },
  };
}
