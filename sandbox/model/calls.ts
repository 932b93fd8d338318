import { balanceCalls } from "./account/balance";
import { gameSessionCalls } from "./account/game-session";
import { inboxCalls } from "./account/inbox";
import { loginCalls } from "./account/login";
import { nicknameCalls } from "./account/nicknames";
import { openBetsCalls } from "./account/open-bets";
import { productCalls } from "./account/product";
import { registryCalls } from "./account/registry";
import { responsibleGamingCalls } from "./account/responsible-gaming";
import { tokenCalls } from "./account/tokens";
import { bonusCalls } from "./bonus/calls";
import type { Calls } from "./call";
import { type Answer, failure } from "./envelope";
import { gamificationCalls } from "./gamification/token-call";
import { lobbyFeedCalls } from "./live-casino/feed";

/** Every call of the simulated account area, by method and path. */
export const accountCalls: Calls = {
  ...loginCalls,
  ...tokenCalls,
  ...registryCalls,
  ...balanceCalls,
  ...inboxCalls,
  ...nicknameCalls,
  ...productCalls,
  ...gameSessionCalls,
  ...responsibleGamingCalls,
  ...openBetsCalls,
};

/** Every call of the simulated services. The server and the simulation inside a page both use it. */
export const serviceCalls: Calls = {
  ...accountCalls,
  ...lobbyFeedCalls,
  ...bonusCalls,
  ...gamificationCalls,
};

/** The answer to a call that is not simulated. */
export const notSimulated: Answer = failure(404, "NOT_FOUND", "this call is not simulated");
