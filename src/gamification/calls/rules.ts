import type { ListReply } from "../schema/envelope";
import { type EntityRequest, type Rule, rulesReply } from "../schema/rules";
import { type Call, read } from "./call";

/** Reads the rules that decide what counts towards entities. */
export const getRules: Call<EntityRequest, ListReply<Rule>> = read(
  "getRules",
  "entityRequest",
  rulesReply,
  "ViewRules",
);
