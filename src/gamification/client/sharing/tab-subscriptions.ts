import { parseJson } from "../../../utils/json";
import { callIdOf, type Connection, type LeaderboardSubscription } from "../connection/connection";
import { isSameSubscription, mergeSubscriptions, subscribeTo } from "../connection/leaderboard-subscriptions";
import type { Delivery } from "../stomp/types";
import type { Presence } from "./presence";

/** The leaderboard subscriptions of all tabs, merged into one for each leaderboard. */
export interface MergedSubscriptions {
  /**
   * Replaces the subscriptions of a tab.
   *
   * @returns the merged subscriptions that this tab joins and that did not change; the platform does not send
   * a snapshot for them again
   */
  set(tab: string, subscriptions: readonly LeaderboardSubscription[]): readonly LeaderboardSubscription[];
  /** One subscription for each leaderboard. The list is the same object until it changes. */
  all(): readonly LeaderboardSubscription[];
}

export function createMergedSubscriptions(): MergedSubscriptions {
  const tabs = new Map<string, readonly LeaderboardSubscription[]>();
  let merged = new Map<string, LeaderboardSubscription>();

  return {
    set(tab, subscriptions) {
      const known = mergeSubscriptions(tabs.get(tab) ?? []);
      const before = merged;
      if (subscriptions.length > 0) tabs.set(tab, subscriptions);
      else tabs.delete(tab);
      merged = new Map(mergeSubscriptions([...tabs.values()].flat()));
      for (const [entityId, each] of before)
        if (isSameSubscription(each, merged.get(entityId))) merged.set(entityId, each);
      return [...mergeSubscriptions(subscriptions).keys()]
        .filter((entityId) => !known.has(entityId))
        .flatMap((entityId) => merged.get(entityId) ?? [])
        .filter((each) => each === before.get(each.entityId));
    },
    all: () => [...merged.values()],
  };
}

/** Manages the leaderboard subscriptions of all tabs on the leader's connection. */
export interface TabSubscriptions {
  /** Replaces the subscriptions of a tab. They end when the tab is gone. */
  set(tab: string, subscriptions: readonly LeaderboardSubscription[]): void;
  /** Handles the reply to a subscription. */
  handleSnapshot(subscription: LeaderboardSubscription, delivery: Delivery): void;
  /** Handles a callback of any kind. */
  handleCallback(delivery: Delivery): void;
  /** Handles a reply. Returns false if the reply is not a snapshot that this object has requested. */
  handleReply(delivery: Delivery): boolean;
  /** Handles the loss of the connection, which loses all pending replies too. */
  handleLoss(): void;
  stop(): void;
}

export interface TabSubscriptionsOptions {
  readonly connection: Connection;
  /** Reports when a tab is gone. */
  readonly presence: Presence;
  /** Sends a snapshot to all tabs. */
  readonly emitBoard: (entityId: string, delivery: Delivery) => void;
}

/** The newest state of a leaderboard, for tabs that subscribe later. */
interface NewestBoard {
  /** The highest sequence number that arrived. */
  readonly sequence: number;
  /**
   * The leaderboard in the form of a reply. Undefined until the platform has replied to the merged
   * subscription, because earlier pushes may have other ranks.
   */
  readonly answer: Delivery | undefined;
}

/** JSON of the platform. It is not checked, so a field may be missing or have any type. */
type Json = Readonly<Record<string, unknown>> | null | undefined;

const parse = ({ body }: Delivery) => parseJson(body) as Json;

export function createTabSubscriptions({
  connection,
  presence,
  emitBoard,
}: TabSubscriptionsOptions): TabSubscriptions {
  const merged = createMergedSubscriptions();
  /** The newest state by merged subscription. If the subscription changes, its old ranks are dropped. */
  let newest = new WeakMap<LeaderboardSubscription, NewestBoard>();
  /** Functions that stop watching a tab, by the id of the tab. */
  const watchedTabs = new Map<string, () => void>();
  /** The subscriptions whose snapshots were requested, by the id of the call. */
  const snapshots = new Map<string, LeaderboardSubscription>();

  /**
   * Stores the newest state of a subscription.
   * @param answer the state in the form of a reply
   */
  function keep(subscription: LeaderboardSubscription, board: Json, answer: Delivery | undefined) {
    const sequence = Number(board?.sequence);
    if (sequence >= (newest.get(subscription)?.sequence ?? 0)) newest.set(subscription, { sequence, answer });
  }

  function handleSnapshot(subscription: LeaderboardSubscription, answer: Delivery) {
    keep(subscription, parse(answer)?.data as Json, answer);
    emitBoard(subscription.entityId, answer);
  }

  function requestSnapshot(subscription: LeaderboardSubscription) {
    const call = subscribeTo(subscription);
    snapshots.set(call.id, subscription);
    connection.send(call);
  }

  function provideSnapshot(subscription: LeaderboardSubscription) {
    const answer = newest.get(subscription)?.answer;
    // The snapshot is sent later, because the leader's tab may still be setting its subscriptions.
    if (answer) queueMicrotask(() => emitBoard(subscription.entityId, answer));
    else requestSnapshot(subscription);
  }

  function watch(tab: string) {
    const onGone = () => {
      set(tab, []);
    };
    if (!watchedTabs.has(tab)) watchedTabs.set(tab, presence.onGone(tab, onGone));
  }

  function unwatch(tab: string) {
    watchedTabs.get(tab)?.();
    watchedTabs.delete(tab);
  }

  function set(tab: string, subscriptions: readonly LeaderboardSubscription[]) {
    if (subscriptions.length > 0) watch(tab);
    else unwatch(tab);
    const withoutSnapshot = merged.set(tab, subscriptions);
    connection.setSubscriptions(merged.all());
    // A new connection receives the snapshots of all leaderboards without a request.
    if (connection.$state.get().status === "connected") withoutSnapshot.forEach(provideSnapshot);
  }

  return {
    set,
    handleSnapshot,
    handleCallback(delivery) {
      // Only callbacks about leaderboards have both an entity's id and a sequence number.
      const board = parse(delivery);
      const subscription = merged.all().find(({ entityId }) => entityId === board?.id);
      if (!subscription) return;
      const answer = { headers: {}, body: `{"data":${delivery.body}}` };
      keep(subscription, board, newest.get(subscription)?.answer && answer);
    },
    handleReply(delivery) {
      const id = callIdOf(delivery);
      const subscription = snapshots.get(id);
      if (subscription) handleSnapshot(subscription, delivery);
      return snapshots.delete(id);
    },
    handleLoss() {
      snapshots.clear();
      newest = new WeakMap();
    },
    stop() {
      for (const stopWatching of watchedTabs.values()) stopWatching();
    },
  };
}
