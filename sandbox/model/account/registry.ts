import * as v from "../valibot";
import type { Calls } from "../call";
import { withoutEnvelope } from "../envelope";
import { accountPaths } from "../paths";
import { unsignedToken } from "./unsigned-token";
import { forBearer } from "./credentials";
import { byMode, endpoint } from "./endpoint";
import { describedSender } from "./fields";

/** Lifetime of the help desk's token, milliseconds: enough to start a conversation. */
const helpDeskTokenLife = 15 * 60 * 1000;

const registry = forBearer(({ username }, { model }) => {
  const now = model.clock.now();
  const vivochaJwt = unsignedToken({
    sub: username,
    jti: "vivocha",
    issued: now,
    expires: now + helpDeskTokenLife,
  });
  return withoutEnvelope({ vivochaJwt });
});

export const registryCalls: Calls = {
  [`GET ${accountPaths.registry}`]: byMode(
    endpoint({ query: v.strictObject(describedSender) }, registry),
    endpoint({ statelessHeaders: "always" }, registry),
  ),
};
