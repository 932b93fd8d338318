import type { Achievement } from "../space/entities";
import type { MemberState } from "../space/members";
import type { SpaceState } from "../space/state";
import {
  constraintTest,
  type Fields,
  fieldsOf,
  hasAmong,
  isAmong,
  isDated,
  isWithin,
  passesAll,
  sorted,
} from "./filters";
import { type Destination, listReply, pageOf, callingMember } from "./destination";
import { optInOf } from "./opt-ins";
import { productIds, withProducts } from "./reference";
import { optInCodes } from "../space/statuses";
import { toWireOptIn } from "../space/opt-ins";

function passes(filter: Fields, state: SpaceState, member: MemberState) {
  return passesAll<Achievement>(
    isAmong(filter.ids, ({ id }) => id),
    hasAmong(filter.tags, ({ tags }) => tags),
    hasAmong(filter.productIds, productIds),
    isAmong(filter.scheduleTypes, ({ scheduling }) => scheduling.scheduleType),
    isWithin(filter.statusCode, ({ statusCode }) => statusCode),
    isWithin(filter.optInStatusCodes, ({ id }) => optInCodes[optInOf(member, "Achievement", id).status]),
    isDated(filter.startDate, ({ scheduling }) => scheduling.startDate),
    isDated(filter.endDate, ({ scheduling }) => scheduling.endDate),
    constraintTest(filter.constraints, state),
  );
}

export const getAchievements: Destination = {
  reply: "AchievementResponse",
  role: "ViewAchievements",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const filter = fieldsOf(fieldsOf(request).achievementFilter);
    const state = gamification.read();
    const member = callingMember(state, caller);
    const found = sorted(state.achievements.filter(passes(filter, state, member)), filter.sortBy);
    const shown = found
      .map(withProducts(state))
      .map((achievement) =>
        filter.includeOptInState === true
          ? { ...achievement, optInStatus: toWireOptIn(optInOf(member, "Achievement", achievement.id)) }
          : achievement,
      );
    return listReply("Achievement", shown, pageOf(filter));
  },
};
