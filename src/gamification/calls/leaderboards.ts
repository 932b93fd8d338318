import type { ObjectReply } from "../schema/envelope";
import {
  type Leaderboard,
  leaderboardReply,
  type LeaderboardSubscriptionRequest,
} from "../schema/leaderboards";
import { type Call, read } from "./call";

/** Starts or ends a subscription. The reply has a first snapshot; later ones arrive as callbacks. */
export const subscribeToLeaderboard: Call<LeaderboardSubscriptionRequest, ObjectReply<Leaderboard>> = read(
  "subscribeToLeaderboard",
  "leaderboardSubscriptionRequest",
  leaderboardReply,
);
