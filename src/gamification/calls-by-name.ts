import type { CallArguments, Gamification } from "./client/client";
import type { ReplyOf, RequestOf } from "./protocol";
import { getAchievements } from "./protocol/achievements";
import { claimAwards, declineAwards, getAwards } from "./protocol/awards";
import type { Call } from "./protocol/call";
import { heartbeat, listCallbacks } from "./protocol/callbacks";
import { getCompetitions, getContests } from "./protocol/competitions";
import { getFiles } from "./protocol/files";
import { getGraph } from "./protocol/graphs";
import {
  donateInstantWinPlays,
  getInstantWinAvailablePlays,
  listInstantWins,
  playInstantWin,
} from "./protocol/instant-wins";
import { subscribeToLeaderboard } from "./protocol/leaderboards";
import { createMemberToken, getActiveEntitiesCount, getMember } from "./protocol/members";
import { getMessages, updateMessagesState } from "./protocol/messages";
import { getMissionStates } from "./protocol/missions";
import { manageOptin, optInStates } from "./protocol/opt-in";
import { getProducts } from "./protocol/products";
import { getRewards } from "./protocol/rewards";
import { getRules } from "./protocol/rules";

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

export type CallName = keyof typeof calls;
export type RequestNamed<Name extends CallName> = RequestOf<(typeof calls)[Name]>;
export type ReplyNamed<Name extends CallName> = ReplyOf<(typeof calls)[Name]>;

/** Makes a call by its name, for pages and tools that import no calls. */
export type CallByName = <Name extends CallName>(
  name: Name,
  ...rest: CallArguments<RequestNamed<Name>>
) => Promise<ReplyNamed<Name>>;

/**
 * Makes the calls of a client available by name. An unknown name rejects with a TypeError, a missing request with a
 * MissingParameter. Nothing was sent then.
 */
export const callsByName =
  (client: Gamification): CallByName =>
  async (name, ...rest) => {
    if (!Object.hasOwn(calls, name)) throw new TypeError(`the platform has no call "${name}"`);
    return client.call(calls[name] as Call<unknown, never>, ...rest);
  };
