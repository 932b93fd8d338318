import { randomId } from "../../utils/random-id";
import type { LeaderboardSubscription, Delivery, OutgoingCall } from "./connection";

export interface LeaderboardSubscriptionsOptions {
  /** Puts a call on the wire. */
  send(call: OutgoingCall): void;
  /** The answer to a subscription. */
  onAnswer(wish: LeaderboardSubscription, delivery: Delivery): void;
}

/** Keeps the platform's idea of the boards that are looked at in line with the wishes. */
export interface LeaderboardSubscriptions {
  setSubscriptions(boards: readonly LeaderboardSubscription[]): void;
  /** A new connection knows of no board. */
  subscribeAll(): void;
  /** True where the reply belonged to one of these subscriptions. */
  take(delivery: Delivery): boolean;
  /** The connection is gone, and with it every subscription and answer. */
  lose(): void;
}

const destination = "/gapi/subscribeToLeaderboard";

const callWith = (body: unknown): OutgoingCall => ({
  id: randomId(),
  destination,
  body: JSON.stringify({ body }),
});

/** Subscribes to a board, also to one that is subscribed already: the answer is a snapshot. */
export const subscribeTo = ({ entityId, ...leaderboardFilter }: LeaderboardSubscription): OutgoingCall =>
  callWith({ entityId, action: "Subscribe", leaderboardFilter });

const unsubscribeFrom = (entityId: string) => callWith({ entityId, action: "Unsubscribe" });

export const isSameSubscription = (
  one: LeaderboardSubscription,
  other: LeaderboardSubscription | undefined,
) =>
  one.topRanksToInclude === other?.topRanksToInclude &&
  one.ranksAboveToInclude === other.ranksAboveToInclude &&
  one.ranksBelowToInclude === other.ranksBelowToInclude;

export function createLeaderboardSubscriptions(
  options: LeaderboardSubscriptionsOptions,
): LeaderboardSubscriptions {
  let isConnected = false;
  let wishes = new Map<string, LeaderboardSubscription>();
  /** Ids of calls that wait for their answer; undefined for those that unsubscribe. */
  const asked = new Map<string, LeaderboardSubscription | undefined>();

  function send(call: OutgoingCall, wish?: LeaderboardSubscription) {
    asked.set(call.id, wish);
    options.send(call);
  }

  const subscribe = (wish: LeaderboardSubscription) => {
    send(subscribeTo(wish), wish);
  };

  return {
    setSubscriptions(boards) {
      const before = wishes;
      wishes = new Map(boards.map((wish) => [wish.entityId, wish]));
      if (!isConnected) return;
      for (const entityId of before.keys()) if (!wishes.has(entityId)) send(unsubscribeFrom(entityId));
      for (const wish of wishes.values())
        if (!isSameSubscription(wish, before.get(wish.entityId))) subscribe(wish);
    },
    subscribeAll() {
      isConnected = true;
      for (const wish of wishes.values()) subscribe(wish);
    },
    take(delivery) {
      const id = delivery.headers["message-id"] ?? "";
      if (!asked.has(id)) return false;
      const wish = asked.get(id);
      asked.delete(id);
      if (wish) options.onAnswer(wish, delivery);
      return true;
    },
    lose() {
      isConnected = false;
      asked.clear();
    },
  };
}
