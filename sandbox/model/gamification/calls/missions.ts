import type { Achievement, Edge, Mission } from "../space/entities";
import type { MemberState } from "../space/members";
import { optInOf, toWireOptIn } from "../space/opt-ins";
import type { SpaceState } from "../space/state";
import { optInCodes, entityStates } from "../space/wire-values";
import { callingMember, type Destination, listReply, pageOf, singleReply } from "./destination";
import {
  constraintTest,
  type Fields,
  fieldsOf,
  textOf,
  textsOf,
  isAmong,
  isWithin,
  passesAll,
  type Test,
} from "./filters";

/** The fields that a request may list in `includes` (protocol section 6), by name. */
const includable: Readonly<Record<string, (achievement: Achievement, member: MemberState) => unknown>> = {
  description: ({ description }) => description,
  memberTagsFilter: () => ({ must: [], mustNot: [], should: [], shouldMatchAtLeast: 0 }),
  scheduling: ({ scheduling }) => scheduling,
  termsAndConditions: ({ termsAndConditions }) => termsAndConditions,
  "optin-status": ({ id }, member) => toWireOptIn(optInOf(member, "Achievement", id)),
};

const isCompleted = (member: MemberState, id: string) =>
  optInCodes[optInOf(member, "Achievement", id).status] >= optInCodes.Completed;

/** A step of a mission, with the member's own state. */
const stepFor =
  (member: MemberState, includes: readonly string[]) =>
  (achievement: Achievement): object => {
    const { id, name, status, statusCode, strategies } = achievement;
    const requested = includes.filter((field) => Object.hasOwn(includable, field));
    return {
      name,
      optInStatus: toWireOptIn(optInOf(member, "Achievement", id)),
      constraints: isCompleted(member, id) ? ["isCompleted"] : [],
      entityType: "Achievement",
      entityId: id,
      entityStatusCode: statusCode,
      entityStatus: status,
      includes: Object.fromEntries(
        requested.map((field) => [field, includable[field]?.(achievement, member)]),
      ),
      strategies,
    };
  };

/** The ids of a mission's steps, depth first or breadth first, starting at the root. */
function traverse(root: string, edges: readonly Edge[], isBreadthFirst: boolean): readonly string[] {
  const visited: string[] = [];
  const next = [root];
  for (let id = next.shift(); id !== undefined; id = next.shift()) {
    if (visited.includes(id)) continue;
    visited.push(id);
    const followers = edges
      .filter(({ headEntityId }) => headEntityId === id)
      .map((edge) => edge.tailEntityId);
    if (isBreadthFirst) next.push(...followers);
    else next.unshift(...followers);
  }
  return visited;
}

const stepsOf = ({ achievements }: SpaceState, { id, edges }: Mission, isBreadthFirst = false) =>
  traverse(id, edges, isBreadthFirst).flatMap((step) =>
    achievements.filter((achievement) => achievement.id === step),
  );

const graphFor =
  (member: MemberState) =>
  ({ id, edges }: Mission): object => ({
    edges,
    nodesInCompletedState: traverse(id, edges, false).filter((step) => isCompleted(member, step)).length,
  });

export const getGraph: Destination = {
  reply: "EntityGraphResponse",
  role: "ViewMissions",
  empty: { data: { nodes: [], graphs: [] } },
  answer({ gamification, caller, request }) {
    const { ids, includes, traversal } = fieldsOf(request);
    const state = gamification.read();
    const member = callingMember(state, caller);
    const missions = state.missions.filter(({ id }) => textsOf(ids).includes(id));
    const steps = missions.flatMap((mission) => stepsOf(state, mission, traversal === "BREADTH_FIRST"));
    return singleReply("EntityGraphResult", {
      nodes: steps.map(stepFor(member, textsOf(includes))),
      graphs: missions.map(graphFor(member)),
    });
  },
};

/**
 * The default filters select active missions that the member has joined but not completed (protocol section
 * 7).
 */
const runningOnly = { moreThan: entityStates.Active - 1, lessThan: entityStates.Active + 1 };
const joinedOnly = { gt: optInCodes.Entering, lt: optInCodes.Completed };
const maxMissions = 20;

/** The platform does not publish the values of `operand`. A value that contains "not" excludes the tag. */
function hasTags(filters: unknown): Test<Achievement> {
  const requested = (Array.isArray(filters) ? filters : []).map(fieldsOf);
  return ({ tags }) =>
    requested.every(
      ({ tag, operand }) => tags.includes(textOf(tag) ?? "") !== /not/i.test(textOf(operand) ?? ""),
    );
}

function missionTest(filter: Fields, state: SpaceState, member: MemberState): Test<Achievement> {
  return passesAll<Achievement>(
    isAmong(filter.ids, ({ id }) => id),
    isWithin(filter.statusCodes ?? runningOnly, ({ statusCode }) => statusCode),
    isWithin(
      filter.optInStatusCodes ?? joinedOnly,
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
    const member = callingMember(state, caller);
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
