import type { ListReply } from "../schema/envelope";
import { type EntityRequest, type Rule, rulesReply } from "../schema/rules";
import { type Call, read } from "./call";

/** What counts for entities. */
export const getRules: Call<EntityRequest, ListReply<Rule>> = read("getRules", "entityRequest", rulesReply);
