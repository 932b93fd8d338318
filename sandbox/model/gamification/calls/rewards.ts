import { belongsTo } from "./entity-filter";
import type { Destination } from "./destination";
import { listReply, pageOf } from "./envelope";
import { fieldsOf } from "./reading";
import { sorted } from "./search";

export const getRewards: Destination = {
  reply: "RewardResponse",
  role: "ViewRewards",
  empty: { data: [] },
  answer({ gamification, request }) {
    const fields = fieldsOf(request);
    const found = gamification.read().rewards.filter(belongsTo(fields.entityFilter, "Reward"));
    return listReply("Reward", sorted(found, fields.sortBy), pageOf(fields));
  },
};

export const getRules: Destination = {
  reply: "RuleResponse",
  role: "ViewRules",
  empty: { data: [] },
  answer({ gamification, request }) {
    const fields = fieldsOf(request);
    const found = gamification.read().rules.filter(belongsTo(fields.entityFilter, "RuleSet"));
    return listReply("Rule", sorted(found, fields.sortBy), pageOf(fields));
  },
};
