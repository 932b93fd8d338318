import { getAchievements } from "./achievements";
import type { Destination } from "./destination";
import { subscribeToLeaderboard } from "./leaderboard";
import { getMember } from "./member";
import { manageOptin, optInStates } from "./opt-ins";
import { heartbeat, listCallbacks } from "./service";

/** Every call of the platform, by the last part of its destination. */
export const destinations: Readonly<Record<string, Destination>> = {
  getAchievements,
  getMember,
  heartbeat,
  listCallbacks,
  manageOptin,
  optInStates,
  subscribeToLeaderboard,
};
