import type { ListReply } from "../schema/envelope";
import { type Reward, type RewardRequest, rewardsReply } from "../schema/rewards";
import { type Call, read } from "./call";

/** What can be had with entities. */
export const getRewards: Call<RewardRequest, ListReply<Reward>> = read(
  "getRewards",
  "rewardRequest",
  rewardsReply,
);
