import { endpoint, nonEmptyText } from "./account/endpoint";
import { loginCalls } from "./account/login";
import { nicknameCalls } from "./account/nicknames";
import { playerCalls } from "./account/player-calls";
import { tokenCalls, gamificationCalls } from "./account/tokens";
import { bonusPaths } from "./configuration";
import { type Answer, failure, success } from "./envelope";
import type { Calls } from "./interface";
import { lobbyFeedCalls } from "./live-casino/feed";
import * as v from "./valibot";

/**
 * Suffix that is appended to a page's path: `/calendario.getIpAddress.json`, and `/.getIpAddress.json` for
 * the home page.
 */
export const urlSuffix = ".getIpAddress.json";

/**
 * Response for a visitor behind one proxy. The IP addresses are reserved, one for documentation and the other
 * for private networks.
 */
export const visitorUrl: Answer = { status: 200, body: { clientIpAddress: "203.0.113.7, 10.0.0.1" } };

/** Every call of the simulated account area, by method and path. */
export const accountCalls: Calls = {
  ...loginCalls,
  ...tokenCalls,
  ...nicknameCalls,
  ...playerCalls,
};

const idsQuery = v.strictObject({ ids: nonEmptyText("ids") });

/** The calls of the bonus manager. They are public and need no credentials. */
const bonusCalls: Calls = {
  [`GET ${bonusPaths.list}`]: endpoint({}, ({ model }) => success({ bonus: model.bonuses.all() })),
  [`GET ${bonusPaths.byIds}`]: endpoint({ query: idsQuery }, ({ model, query }) =>
    success({ bonus: model.bonuses.byIds(query.ids.split(",")) }),
  ),
};

/** Every call of the simulated services. The server and the simulation inside a page use the same calls. */
export const serviceCalls: Calls = {
  ...accountCalls,
  ...lobbyFeedCalls,
  ...bonusCalls,
  ...gamificationCalls,
};

/** The response to a call that is not simulated. */
export const notSimulated: Answer = failure(404, "NOT_FOUND", "this call is not simulated");
