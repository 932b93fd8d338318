import * as v from "../valibot";
import type { Calls } from "../call";
import { success } from "../envelope";
import { accountPaths } from "../paths";
import { forBearer } from "./credentials";
import { endpoint } from "./endpoint";
import { describedSender } from "./fields";

const balance = forBearer(({ balance }) => success({ balance, currency: "EUR" }));

export const balanceCalls: Calls = {
  [`GET ${accountPaths.balance}`]: endpoint({ query: v.strictObject(describedSender) }, balance),
  [`GET ${accountPaths.statelessBalance}`]: endpoint({ statelessHeaders: "always" }, balance),
};
