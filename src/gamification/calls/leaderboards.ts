import type { ObjectReply } from "../schema/envelope";
import {
  type Leaderboard,
  leaderboardReply,
  type LeaderboardSubscriptionRequest,
} from "../schema/leaderboards";
import { type Call, read } from "./call";

/** Begins or ends a subscription; answers with a first snapshot. Later ones are callbacks. */
export const subscribeToLeaderboard: Call<LeaderboardSubscriptionRequest, ObjectReply<Leaderboard>> = read(
  "subscribeToLeaderboard",
  "leaderboardSubscriptionRequest",
  leaderboardReply,
);
