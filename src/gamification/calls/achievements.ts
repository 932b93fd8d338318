import { type Achievement, type AchievementRequest, achievementsReply } from "../schema/achievements";
import type { ListReply } from "../schema/envelope";
import { type Call, read } from "./call";

/** Reads achievements. With the constraint `mission`, only those on which others depend. */
export const getAchievements: Call<AchievementRequest, ListReply<Achievement>> = read(
  "getAchievements",
  "achievementRequest",
  achievementsReply,
  "ViewAchievements",
);
