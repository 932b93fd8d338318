import { forBearer } from "../account/credentials";
import { endpoint } from "../account/endpoint";
import type { Calls } from "../call";
import { bare } from "../envelope";
import { gamificationPaths } from "../paths";

/** The operator's own service: a member's token for the player who bears a good account token. */
const memberToken = endpoint(
  {},
  forBearer(({ username }, { model: { gamification } }) => {
    const member = gamification.memberOf(username);
    return bare({ jwtToken: gamification.tokens.mint(member) });
  }),
);

export const gamificationCalls: Calls = {
  [`GET ${gamificationPaths.token}`]: memberToken,
  [`POST ${gamificationPaths.token}`]: memberToken,
};
