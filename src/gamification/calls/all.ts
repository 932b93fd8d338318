import { getAchievements } from "./achievements";
import { claimAwards, declineAwards, getAwards } from "./awards";
import { listCallbacks } from "./callbacks";
import { getCompetitions, getContests } from "./competitions";
import { getFiles } from "./files";
import { getGraph } from "./graphs";
import { heartbeat } from "./heartbeat";
import {
  donateInstantWinPlays,
  getInstantWinAvailablePlays,
  listInstantWins,
  playInstantWin,
} from "./instant-wins";
import { subscribeToLeaderboard } from "./leaderboards";
import { createMemberToken, getActiveEntitiesCount, getMember } from "./members";
import { getMessages, updateMessagesState } from "./messages";
import { getMissionStates } from "./missions";
import { manageOptin, optInStates } from "./opt-in";
import { getProducts } from "./products";
import { getRewards } from "./rewards";
import { getRules } from "./rules";

/** All calls by name. An application that needs a few calls imports those, so that the others stay out of its bundle. */
export const calls = {
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
