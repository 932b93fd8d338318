import { decideAward } from "../actions/awards";
import { lifecycleOf } from "../space/awards";
import type { Award } from "../space/entities";
import { callerOf } from "./caller";
import { constraintTest } from "./constraints";
import { type Destination, type GamificationCall, Refusal } from "./destination";
import { listReply, pageOf } from "./envelope";
import { each } from "./outcomes";
import { fieldsOf, textOf, textsOf } from "./reading";
import { hasAmong, isAmong, isWithin, passesAll, sorted } from "./search";

export const getAwards: Destination = {
  reply: "AwardResponse",
  role: "ViewAwards",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const filter = fieldsOf(fieldsOf(request).awardFilter);
    const state = gamification.read();
    const lifecycle = textOf(filter.lifecycleStatus);
    const now = gamification.clock.now();
    const passes = passesAll<Award>(
      isAmong(filter.ids, ({ id }) => id),
      hasAmong(filter.tags, ({ tags }) => tags),
      isAmong(filter.entityIds, ({ entityId }) => entityId),
      isWithin(filter.statusCode, ({ statusCode }) => statusCode),
      constraintTest(filter.constraints, state),
      (award) => lifecycle === undefined || lifecycleOf(award, now) === lifecycle,
    );
    const found = sorted(callerOf(state, caller).awards.filter(passes), filter.sortBy);
    return listReply("Award", found, pageOf(filter));
  },
};

/** Each award on its own; the reply has those that went well, and an error for each of the others. */
function decide({ gamification, caller, request }: GamificationCall, wish: "claim" | "decline") {
  const ids = textsOf(fieldsOf(request).awardIds);
  if (ids.length === 0) throw new Refusal(400, "awardIds è vuoto.");
  const { done, errors } = each(ids, (id) => decideAward(gamification, caller.pass.memberId, id, wish));
  return { ...listReply("Award", done, { skip: 0, limit: done.length }), errors };
}

export const claimAwards: Destination = {
  reply: "AwardResponse",
  role: "ClaimAwards",
  empty: { data: [] },
  answer: (call) => decide(call, "claim"),
};

export const declineAwards: Destination = {
  reply: "AwardResponse",
  role: "ClaimAwards",
  empty: { data: [] },
  answer: (call) => decide(call, "decline"),
};
