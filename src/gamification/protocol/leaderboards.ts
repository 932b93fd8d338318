import * as v from "../../utils/valibot";
import { type Call, read } from "./call";
import { objectReply, type ObjectReply } from "./envelope";
import { flag, instant, list, map, needed, number, oneOf, part, text, texts } from "./fields";

/** `rankChangeType` is -1 (down), 0 (same) or 1 (up). Without `rankChangeFrom` the change is unknown. */
export const leaderboardMember = v.object({
  name: text,
  memberId: needed(text),
  memberRefId: text,
  rankChangeFrom: number,
  rankChangeType: number,
  params: map(number),
  goalReached: flag,
});

/** One rank, with all members who share it. */
export const leaderboardEntry = v.object({
  rank: needed(number),
  score: number,
  bestScores: list(number),
  members: list(leaderboardMember),
});

/** A snapshot of a leaderboard. `id` is the id of the subscribed entity. `sequence` counts the changes. */
export const leaderboard = v.object({
  id: text,
  leaderboardEntries: list(leaderboardEntry),
  constraints: texts,
  sequence: number,
  created: instant,
  accountId: text,
});

export const leaderboardReply = objectReply(leaderboard);

/** The top ranks (1 to 50), and the ranks above and below the member (0 to 20). */
export const leaderboardFilter = v.object({
  topRanksToInclude: number,
  ranksAboveToInclude: number,
  ranksBelowToInclude: number,
});

export const subscriptionActions = ["Subscribe", "Unsubscribe"] as const;

/** This request also unsubscribes, because no destination accepts an UnsubscribeRequest. */
export const leaderboardSubscriptionRequest = v.object({
  leaderboardFilter: part(leaderboardFilter),
  entityId: needed(text),
  action: needed(oneOf(subscriptionActions)),
});

/** The contract contains this request, with this spelling, but no destination uses it. */
export const unsubscribeRequest = v.object({ sunscriptionId: needed(text) });

export type LeaderboardMember = v.InferOutput<typeof leaderboardMember>;
export type LeaderboardEntry = v.InferOutput<typeof leaderboardEntry>;
export type Leaderboard = v.InferOutput<typeof leaderboard>;
export type LeaderboardFilter = v.InferInput<typeof leaderboardFilter>;
export type SubscriptionAction = (typeof subscriptionActions)[number];
export type LeaderboardSubscriptionRequest = v.InferInput<typeof leaderboardSubscriptionRequest>;
export type UnsubscribeRequest = v.InferInput<typeof unsubscribeRequest>;

/** Starts or ends a subscription. The reply has a first snapshot; later ones arrive as callbacks. */
export const subscribeToLeaderboard: Call<LeaderboardSubscriptionRequest, ObjectReply<Leaderboard>> = read(
  "subscribeToLeaderboard",
  "leaderboardSubscriptionRequest",
  leaderboardReply,
);
