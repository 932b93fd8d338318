import * as v from "../valibot";
import type { Calls } from "../call";
import { success } from "../envelope";
import { accountPaths } from "../paths";
import { forBearer } from "./credentials";
import { endpoint } from "./endpoint";
import { describedSender } from "./fields";

export const inboxCalls: Calls = {
  [`GET ${accountPaths.inbox}`]: endpoint(
    { statelessHeaders: "in stateless mode", query: v.strictObject(describedSender) },
    forBearer(({ unreadMessages }) => success({ numberMessage: unreadMessages })),
  ),
};
