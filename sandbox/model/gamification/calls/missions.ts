import type { Achievement, Edge, Mission } from "../space/entities";
import { shownOptIn } from "../space/opt-ins";
import type { MemberState } from "../space/member-state";
import type { SpaceState } from "../space/state";
import { optInCodes, entityStates } from "../space/statuses";
import { callerOf } from "./caller";
import { constraintTest } from "./constraints";
import type { Destination } from "./destination";
import { listReply, pageOf, singleReply } from "./envelope";
import { optInOf } from "./opt-ins";
import { type Fields, fieldsOf, textOf, textsOf } from "./reading";
import { isAmong, isWithin, passesAll, type Test } from "./search";

/** Fields that a request may ask to have in `includes` (protocol section 6), by their names there. */
const includable: Readonly<Record<string, (achievement: Achievement, member: MemberState) => unknown>> = {
  description: ({ description }) => description,
  memberTagsFilter: () => ({ must: [], mustNot: [], should: [], shouldMatchAtLeast: 0 }),
  scheduling: ({ scheduling }) => scheduling,
  termsAndConditions: ({ termsAndConditions }) => termsAndConditions,
  "optin-status": ({ id }, member) => shownOptIn(optInOf(member, "Achievement", id)),
};

const isCompleted = (member: MemberState, id: string) =>
  optInCodes[optInOf(member, "Achievement", id).status] >= optInCodes.Completed;

/** One step of a mission as a member sees it. */
const stepFor =
  (member: MemberState, includes: readonly string[]) =>
  (achievement: Achievement): object => {
    const { id, name, status, statusCode, strategies } = achievement;
    const asked = includes.filter((field) => Object.hasOwn(includable, field));
    return {
      name,
      optInStatus: shownOptIn(optInOf(member, "Achievement", id)),
      constraints: isCompleted(member, id) ? ["isCompleted"] : [],
      entityType: "Achievement",
      entityId: id,
      entityStatusCode: statusCode,
      entityStatus: status,
      includes: Object.fromEntries(asked.map((field) => [field, includable[field]?.(achievement, member)])),
      strategies,
    };
  };

/** The ids of a mission's steps from its root on, by depth or by breadth. */
function walked(root: string, edges: readonly Edge[], isByBreadth: boolean): readonly string[] {
  const found: string[] = [];
  const next = [root];
  for (let id = next.shift(); id !== undefined; id = next.shift()) {
    if (found.includes(id)) continue;
    found.push(id);
    const followers = edges
      .filter(({ headEntityId }) => headEntityId === id)
      .map((edge) => edge.tailEntityId);
    if (isByBreadth) next.push(...followers);
    else next.unshift(...followers);
  }
  return found;
}

const stepsOf = ({ achievements }: SpaceState, { id, edges }: Mission, isByBreadth = false) =>
  walked(id, edges, isByBreadth).flatMap((step) =>
    achievements.filter((achievement) => achievement.id === step),
  );

const graphFor =
  (member: MemberState) =>
  ({ id, edges }: Mission): object => ({
    edges,
    nodesInCompletedState: walked(id, edges, false).filter((step) => isCompleted(member, step)).length,
  });

export const getGraph: Destination = {
  reply: "EntityGraphResponse",
  role: "ViewMissions",
  empty: { data: { nodes: [], graphs: [] } },
  answer({ gamification, caller, request }) {
    const { ids, includes, traversal } = fieldsOf(request);
    const state = gamification.read();
    const member = callerOf(state, caller);
    const missions = state.missions.filter(({ id }) => textsOf(ids).includes(id));
    const steps = missions.flatMap((mission) => stepsOf(state, mission, traversal === "BREADTH_FIRST"));
    return singleReply("EntityGraphResult", {
      nodes: steps.map(stepFor(member, textsOf(includes))),
      graphs: missions.map(graphFor(member)),
    });
  },
};

/** Only what runs, and only whom it concerns, unless asked (protocol section 7). */
const runningOnly = { moreThan: entityStates.Active - 1, lessThan: entityStates.Active + 1 };
const entrantsOnly = { gt: optInCodes.Entering, lt: optInCodes.Completed };
const maxMissions = 20;

/** The values of `operand` are not published; one that says no is taken for it. */
function hasTags(filters: unknown): Test<Achievement> {
  const wanted = (Array.isArray(filters) ? filters : []).map(fieldsOf);
  return ({ tags }) =>
    wanted.every(
      ({ tag, operand }) => tags.includes(textOf(tag) ?? "") !== /not/i.test(textOf(operand) ?? ""),
    );
}

function missionTest(filter: Fields, state: SpaceState, member: MemberState): Test<Achievement> {
  return passesAll<Achievement>(
    isAmong(filter.ids, ({ id }) => id),
    isWithin(filter.statusCodes ?? runningOnly, ({ statusCode }) => statusCode),
    isWithin(
      filter.optInStatusCodes ?? entrantsOnly,
      ({ id }) => optInCodes[optInOf(member, "Achievement", id).status],
    ),
    constraintTest(filter.constraints, state),
    hasTags(filter.tagFilters),
  );
}

export const getMissionStates: Destination = {
  reply: "MissionStatesResponse",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const { missionStatesFilter, includes } = fieldsOf(request);
    const filter = fieldsOf(missionStatesFilter);
    const state = gamification.read();
    const member = callerOf(state, caller);
    const passes = missionTest(filter, state, member);
    const roots = state.achievements.filter(passes).map(({ id }) => id);
    const found = state.missions
      .filter(({ id }) => roots.includes(id))
      .map((mission) => ({
        id: mission.id,
        missionStates: stepsOf(state, mission).map(stepFor(member, textsOf(includes))),
      }));
    return listReply("MissionStates", found, pageOf(filter, maxMissions));
  },
};
