import { stringifyJson } from "../../../utils/json";
import { randomId } from "../../../utils/random-id";
import type { Delivery, OutgoingCall } from "../stomp/types";
import { callIdOf, type LeaderboardSubscription } from "./connection";

export interface LeaderboardSubscriptionsOptions {
  /** Sends a call. */
  send(call: OutgoingCall): void;
  /** Called with the reply to a subscription. */
  onAnswer(subscription: LeaderboardSubscription, delivery: Delivery): void;
}

/** Keeps the subscriptions on the platform equal to the subscriptions set here. */
export interface LeaderboardSubscriptions {
  setSubscriptions(boards: readonly LeaderboardSubscription[]): void;
  /** Subscribes to all leaderboards, because a new session has no subscriptions. */
  subscribeAll(): void;
  /** Handles a reply. Returns true if it belongs to one of these subscriptions. */
  take(delivery: Delivery): boolean;
  /** Handles the end of the session, which ends its subscriptions. */
  lose(): void;
}

const destination = "/gapi/subscribeToLeaderboard";

const callWith = (body: unknown): OutgoingCall => ({
  id: randomId(),
  destination,
  body: stringifyJson({ body }),
});

/**
 * Returns a call that subscribes to a board. The call may be sent again for the same board, because the reply
 * to each subscription is a snapshot.
 */
export const subscribeTo = ({ entityId, ...leaderboardFilter }: LeaderboardSubscription): OutgoingCall =>
  callWith({ entityId, action: "Subscribe", leaderboardFilter });

const unsubscribeFrom = (entityId: string) => callWith({ entityId, action: "Unsubscribe" });

/** Compares two subscriptions as JSON, because their fields always have the same order. */
export const isSameSubscription = (
  one: LeaderboardSubscription,
  other: LeaderboardSubscription | undefined,
): boolean => stringifyJson(one) === stringifyJson(other);

export function createLeaderboardSubscriptions(
  options: LeaderboardSubscriptionsOptions,
): LeaderboardSubscriptions {
  let isConnected = false;
  let subscriptions = new Map<string, LeaderboardSubscription>();
  /** Subscriptions that wait for a reply, by the id of the call; undefined for calls that unsubscribe. */
  const unanswered = new Map<string, LeaderboardSubscription | undefined>();

  function send(call: OutgoingCall, subscription?: LeaderboardSubscription) {
    unanswered.set(call.id, subscription);
    options.send(call);
  }

  const subscribe = (subscription: LeaderboardSubscription) => {
    send(subscribeTo(subscription), subscription);
  };

  return {
    setSubscriptions(boards) {
      const before = subscriptions;
      subscriptions = new Map(boards.map((subscription) => [subscription.entityId, subscription]));
      if (!isConnected) return;
      for (const entityId of before.keys()) if (!subscriptions.has(entityId)) send(unsubscribeFrom(entityId));
      for (const subscription of subscriptions.values())
        if (!isSameSubscription(subscription, before.get(subscription.entityId))) subscribe(subscription);
    },
    subscribeAll() {
      isConnected = true;
      for (const subscription of subscriptions.values()) subscribe(subscription);
    },
    take(delivery) {
      const id = callIdOf(delivery);
      const subscription = unanswered.get(id);
      const isAnswer = unanswered.delete(id);
      if (subscription) options.onAnswer(subscription, delivery);
      return isAnswer;
    },
    lose() {
      isConnected = false;
      unanswered.clear();
    },
  };
}

/** A subscription that covers both subscriptions: the larger number of ranks of each kind. */
const union = (
  one: LeaderboardSubscription,
  other: LeaderboardSubscription = one,
): LeaderboardSubscription => ({
  entityId: one.entityId,
  topRanksToInclude: Math.max(one.topRanksToInclude, other.topRanksToInclude),
  ranksAboveToInclude: Math.max(one.ranksAboveToInclude, other.ranksAboveToInclude),
  ranksBelowToInclude: Math.max(one.ranksBelowToInclude, other.ranksBelowToInclude),
});

/**
 * Merges subscriptions, since the platform keeps one per leaderboard and connection (protocol section 7).
 *
 * @returns one subscription per entity id, which covers all subscriptions to this leaderboard
 */
export function mergeSubscriptions(
  subscriptions: Iterable<LeaderboardSubscription>,
): ReadonlyMap<string, LeaderboardSubscription> {
  const merged = new Map<string, LeaderboardSubscription>();
  for (const each of subscriptions) merged.set(each.entityId, union(each, merged.get(each.entityId)));
  return merged;
}
