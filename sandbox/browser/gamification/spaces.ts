import { listOf } from "../../../src/utils/list-of";
import type { ArrangeSpace } from "../../model";
import { firstEntrants } from "../../model/gamification/actions/opt-in";
import { withStatus } from "../../model/gamification/space/awards";
import type {
  Achievement,
  Competition,
  Contest,
  LifecycleEntity,
  Message,
} from "../../model/gamification/space/entities";
import { day, hour } from "../../model/gamification/space/entity-context";
import type { MemberState } from "../../model/gamification/space/members";
import type { SpaceState } from "../../model/gamification/space/state";
import {
  entityStates,
  messageStatuses,
  parseWireInstant,
  statusOf,
  wireInstant,
} from "../../model/gamification/space/wire-values";

type Change<Item> = (item: Item) => Item;

/** Changes the state of every member. */
const eachMember = ({ members }: SpaceState, change: Change<MemberState>): SpaceState["members"] =>
  Object.fromEntries(Object.entries(members).map(([id, member]) => [id, change(member)]));

/** Whether an achievement belongs to a mission. */
const isStep = ({ id }: Achievement) => id.startsWith("mis-");

const isRunning = ({ statusCode }: LifecycleEntity) => statusCode === entityStates.Active;

/**
 * A list followed by copies of its items. The id and the name of each copy contain its number.
 *
 * @param references returns the changed ids of other entities in a copy
 */
function copies<Item extends { readonly id: string; readonly name?: string }>(
  items: readonly Item[],
  count: number,
  references: (item: Item, suffix: string) => Partial<Item> = () => ({}),
): readonly Item[] {
  return listOf(count, (index) => index + 1).flatMap((number) => {
    const suffix = number === 1 ? "" : `-${number}`;
    return items.map((item) => ({
      ...item,
      id: item.id + suffix,
      ...(item.name !== undefined && { name: number === 1 ? item.name : `${item.name} ${number}` }),
      ...references(item, suffix),
    }));
  });
}

/** Number of active achievements in the space `many`, without the steps of missions. */
const manyAchievements = 500;
/** Number of messages of each member in the space `many`. */
const manyMessages = 500;
/** Number of copies of everything else in the space `many`. */
const manyTimes = 8;

const numbered = ({ subject }: Message, suffix: string) => ({ subject: subject + suffix.replace("-", " ") });

const many: ArrangeSpace = (state) => {
  const plain = state.achievements.filter((achievement) => isRunning(achievement) && !isStep(achievement));
  const rounds = Math.ceil(manyAchievements / plain.length);
  return {
    ...state,
    achievements: [
      ...copies(plain, rounds).slice(0, manyAchievements),
      ...copies(state.achievements.filter(isStep), manyTimes),
      ...state.achievements.filter((achievement) => !isRunning(achievement)),
    ],
    missions: copies(state.missions, manyTimes, ({ edges }, suffix) => ({
      edges: edges.map((edge) => ({
        ...edge,
        headEntityId: edge.headEntityId + suffix,
        tailEntityId: edge.tailEntityId + suffix,
      })),
    })),
    competitions: copies(state.competitions, manyTimes),
    contests: copies(state.contests, manyTimes, ({ competitionId, entrantsFromContest }, suffix) => ({
      competitionId: competitionId + suffix,
      entrantsFromContest: entrantsFromContest.map((id) => id + suffix),
    })),
    rewards: copies(state.rewards, rounds, ({ entityId }, suffix) => ({ entityId: entityId + suffix })),
    products: copies(state.products, manyTimes),
    files: copies(state.files, manyTimes),
    rules: copies(state.rules, manyTimes),
    instantWins: copies(state.instantWins, manyTimes),
    members: eachMember(state, (member) => ({
      ...member,
      awards: copies(member.awards, manyTimes),
      messages: copies(member.messages, manyTimes * manyTimes, numbered).slice(0, manyMessages),
    })),
  };
};

const none: ArrangeSpace = (state) => ({
  achievements: [],
  missions: [],
  competitions: [],
  contests: [],
  rewards: [],
  products: [],
  files: [],
  rules: [],
  instantWins: [],
  members: eachMember(state, (member) => ({ ...member, awards: [], messages: [], optIns: [], plays: {} })),
});

/** The first item for each key. */
function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}

/** Inbox messages, one in each status. The first message is new. */
const messageOfEach = ([sample]: readonly Message[]): readonly Message[] =>
  sample ? messageStatuses.map((status) => ({ ...sample, id: `${sample.id}-${status}`, status })) : [];

/**
 * One entity, one award and one message in each status, and one achievement for each opt-in state of the demo
 * player giulia.
 */
const allStatuses: ArrangeSpace = (state) => {
  const optIns = new Map(
    state.members["mem-giulia"]?.optIns.map(({ entityId, status }) => [entityId, status]),
  );
  const competitions = firstOfEach(state.competitions, ({ status }) => status);
  return {
    ...state,
    achievements: [
      ...firstOfEach(
        state.achievements.filter((achievement) => !isStep(achievement)),
        ({ id, status }) => `${status} ${optIns.get(id)}`,
      ),
      ...state.achievements.filter(isStep),
    ],
    competitions,
    contests: state.contests.filter(({ competitionId }) =>
      competitions.some(({ id }) => id === competitionId),
    ),
    members: eachMember(state, (member) => ({
      ...member,
      awards: firstOfEach(member.awards, ({ status, statusCode }) => `${status} ${statusCode}`),
      messages: messageOfEach(member.messages),
    })),
  };
};

/** All competitions are full, and the demo player giulia has joined none of them. */
const full: ArrangeSpace = (state) => ({
  ...state,
  competitions: state.competitions.map((item) => ({
    ...item,
    maxNumberOfEntrants: firstEntrants(state, item),
  })),
  contests: state.contests.map((item) => ({ ...item, maxNumberOfEntrants: item.entrantsCount })),
  members: eachMember(state, (member) => ({
    ...member,
    optIns: member.optIns.filter(({ entityType }) => entityType !== "Competition"),
  })),
});

/** Everything that was planned or running ended an hour ago. */
const ended: ArrangeSpace = (state, now) => {
  const endDate = wireInstant(now - hour);
  /** A start date that is before the end date. */
  const before = (start: string) =>
    parseWireInstant(start) < now - hour ? start : wireInstant(now - 2 * day);
  const hasEnded = ({ statusCode }: LifecycleEntity) =>
    statusCode < entityStates.Ready || statusCode >= entityStates.Finished;
  const endedContest = <Item extends Competition | Contest>(item: Item): Item => {
    if (hasEnded(item)) return item;
    const startDate = before(item.scheduledStartDate);
    return {
      ...item,
      ...statusOf("Finished"),
      scheduledStartDate: startDate,
      actualStartDate: startDate,
      scheduledEndDate: endDate,
      actualEndDate: endDate,
    };
  };
  return {
    ...state,
    achievements: state.achievements.map((item) =>
      hasEnded(item)
        ? item
        : {
            ...item,
            ...statusOf("Finished"),
            scheduling: { ...item.scheduling, startDate: before(item.scheduling.startDate), endDate },
          },
    ),
    competitions: state.competitions.map(endedContest),
    contests: state.contests.map(endedContest),
    instantWins: state.instantWins.map((item) => ({ ...item, startDate: before(item.startDate), endDate })),
  };
};

/** All claimable awards and all messages expired a day ago. */
const expired: ArrangeSpace = (state, now) => ({
  ...state,
  members: eachMember(state, (member) => ({
    ...member,
    awards: member.awards.map((award) =>
      ["Issued", "Held", "Preparing", "NotClaimed"].includes(award.status)
        ? {
            ...withStatus(award, "Expired"),
            activeFrom: wireInstant(now - 8 * day),
            activeUntil: wireInstant(now - day),
          }
        : award,
    ),
    messages: member.messages.map((message) => ({
      ...message,
      status: "Expired",
      expiry: wireInstant(now - day),
    })),
  })),
});

/** The gamification spaces of scenarios that need a separate space. Each is derived from the demo space. */
export const spaces = { many, none, "all-statuses": allStatuses, full, ended, expired };
