import type { ListReply } from "../schema/envelope";
import { type Reward, type RewardRequest, rewardsReply } from "../schema/rewards";
import { type Call, read } from "./call";

/** Reads the rewards that entities offer. */
export const getRewards: Call<RewardRequest, ListReply<Reward>> = read(
  "getRewards",
  "rewardRequest",
  rewardsReply,
  "ViewRewards",
);
