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
import { type Answer, refused } from "./envelope";
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

/** Every call of the simulated services; the same over HTTP and inside a page. */
export const serviceCalls: Calls = {
  ...accountCalls,
  ...lobbyFeedCalls,
  ...bonusCalls,
  ...gamificationCalls,
};

/** What is said where no call of this name is simulated. */
export const notSimulated: Answer = refused(404, "NOT_FOUND", "this call is not simulated");
