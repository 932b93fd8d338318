import { decideAward } from "../actions/awards";
import { lifecycleOf } from "../space/awards";
import type { Award } from "../space/entities";
import {
  callingMember,
  type Destination,
  type GamificationCall,
  Refusal,
  listReply,
  pageOf,
  processEach,
} from "./destination";
import {
  constraintTest,
  fieldsOf,
  textOf,
  textsOf,
  hasAmong,
  isAmong,
  isWithin,
  passesAll,
  sorted,
} from "./filters";

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
    const found = sorted(callingMember(state, caller).awards.filter(passes), filter.sortBy);
    return listReply("Award", found, pageOf(filter));
  },
};

/** Decides each award separately. The reply has the awards that succeeded, and an error for each of the others. */
function decide({ gamification, caller, request }: GamificationCall, decision: "claim" | "decline") {
  const ids = textsOf(fieldsOf(request).awardIds);
  if (ids.length === 0) throw new Refusal(400, "awardIds è vuoto.");
  const { results, errors } = processEach(ids, (id) =>
    decideAward(gamification, caller.identity.memberId, id, decision),
  );
  return { ...listReply("Award", results, { skip: 0, limit: results.length }), errors };
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
