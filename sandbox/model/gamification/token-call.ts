import { forBearer } from "../account/credentials";
import { endpoint } from "../account/endpoint";
import type { Calls } from "../call";
import { withoutEnvelope } from "../envelope";
import { gamificationPaths } from "../paths";

/** The operator's own service: it exchanges a valid account token for a member's token. */
const memberToken = endpoint(
  {},
  forBearer(({ username }, { model: { gamification } }) => {
    const member = gamification.memberOf(username);
    return withoutEnvelope({ jwtToken: gamification.tokens.mint(member) });
  }),
);

export const gamificationCalls: Calls = {
  [`GET ${gamificationPaths.token}`]: memberToken,
  [`POST ${gamificationPaths.token}`]: memberToken,
};
