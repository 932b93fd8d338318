import * as v from "../valibot";
import type { Calls } from "../call";
import { success } from "../envelope";
import { accountPaths } from "../paths";
import { forJwtHeader, withBasic } from "./credentials";
import { endpoint } from "./endpoint";
import { describedSender } from "./fields";

export const gameSessionCalls: Calls = {
  [`POST ${accountPaths.gameSession}`]: endpoint(
    { statelessHeaders: "in stateless mode", body: v.strictObject(describedSender) },
    withBasic(
      "gameSession",
      forJwtHeader(({ username }, { model }) => success({ token: model.sessions.openGame(username) })),
    ),
  ),
};
