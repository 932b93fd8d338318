import { getAchievements } from "./achievements";
import { claimAwards, declineAwards, getAwards } from "./awards";
import { getCompetitions, getContests } from "./competitions";
import type { Destination } from "./destination";
import { getFiles } from "./files";
import {
  donateInstantWinPlays,
  getInstantWinAvailablePlays,
  listInstantWins,
  playInstantWin,
} from "./instant-wins";
import { subscribeToLeaderboard } from "./leaderboard";
import { getMember } from "./member";
import { getMessages, updateMessagesState } from "./messages";
import { getGraph, getMissionStates } from "./missions";
import { manageOptin, optInStates } from "./opt-ins";
import { getProducts } from "./products";
import { getRewards, getRules } from "./rewards";
import { heartbeat, listCallbacks } from "./service";
import { createMemberToken, getActiveEntitiesCount } from "./tokens";

/** Every call of the platform, by the last part of its destination (protocol section 3). */
export const destinations: Readonly<Record<string, Destination>> = {
  claimAwards,
  createMemberToken,
  declineAwards,
  donateInstantWinPlays,
  getAchievements,
  getActiveEntitiesCount,
  getAwards,
  getCompetitions,
  getContests,
  getFiles,
  getGraph,
  getInstantWinAvailablePlays,
  getMember,
  getMessages,
  getMissionStates,
  getProducts,
  getRewards,
  getRules,
  heartbeat,
  listCallbacks,
  listInstantWins,
  manageOptin,
  optInStates,
  playInstantWin,
  subscribeToLeaderboard,
  updateMessagesState,
};
