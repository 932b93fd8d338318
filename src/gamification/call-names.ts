import type { CallArguments, GamificationClient } from "./client/client";
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

/** The definitions of all calls, by name. */
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

/** The name of a call, such as `getAwards`. */
export type CallName = keyof typeof calls;

type RequestNamed<Name extends CallName> = RequestOf<(typeof calls)[Name]>;
type ReplyNamed<Name extends CallName> = ReplyOf<(typeof calls)[Name]>;

/**
 * Makes a call. The first argument is the name of the call or, as in any client, its definition.
 * Rejects with a TypeError for an unknown name, and with a MissingParameter for a missing request. In both
 * cases nothing was sent.
 */
export interface CallByName {
  <Name extends CallName>(name: Name, ...rest: CallArguments<RequestNamed<Name>>): Promise<ReplyNamed<Name>>;
  <Request, Reply>(call: Call<Request, Reply>, ...rest: CallArguments<Request>): Promise<Reply>;
}

/** A client whose `call` also accepts names. */
export type WithCallNames<Client> = Omit<Client, "call"> & { readonly call: CallByName };

/**
 * Returns the client with a `call` that also accepts the name of a call:
 * `withCallNames(client).call("getAwards", …)`. A bundle with this function contains all calls. An
 * application that needs only a few calls should import their definitions instead.
 */
export function withCallNames<Client extends Pick<GamificationClient, "call">>(
  client: Client,
): WithCallNames<Client> {
  async function call(nameOrCall: CallName | Call<unknown, unknown>, ...rest: CallArguments<unknown>) {
    if (typeof nameOrCall !== "string") return client.call(nameOrCall, ...rest);
    if (!Object.hasOwn(calls, nameOrCall)) throw new TypeError(`the platform has no call "${nameOrCall}"`);
    return client.call(calls[nameOrCall] as Call<unknown, unknown>, ...rest);
  }
  return { ...client, call: call as CallByName };
}
