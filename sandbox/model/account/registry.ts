import * as v from "valibot";
import type { Calls } from "../call";
import { bare } from "../envelope";
import { accountPaths } from "../paths";
import { tokenLike } from "./unsigned-token";
import { forBearer } from "./credentials";
import { byMode, endpoint } from "./endpoint";
import { describedSender } from "./fields";

/** A quarter of an hour, enough to begin a conversation with the help desk. */
const helpDeskLife = 15 * 60 * 1000;

const registry = forBearer(({ username }, { model }) => {
  const now = model.clock.now();
  const vivochaJwt = tokenLike({ sub: username, jti: "vivocha", issued: now, expires: now + helpDeskLife });
  return bare({ vivochaJwt });
});

export const registryCalls: Calls = {
  [`GET ${accountPaths.registry}`]: byMode(
    endpoint({ query: v.strictObject(describedSender) }, registry),
    endpoint({ statelessHeaders: "always" }, registry),
  ),
};
