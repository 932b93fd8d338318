import { type Achievement, type AchievementRequest, achievementsReply } from "../schema/achievements";
import type { ListReply } from "../schema/envelope";
import { type Call, read } from "./call";

/** Achievements; with the constraint `mission` only those that others depend on. */
export const getAchievements: Call<AchievementRequest, ListReply<Achievement>> = read(
  "getAchievements",
  "achievementRequest",
  achievementsReply,
);
