import type { Gamification } from "../interface";
import type { Role } from "../roles";
import { lifecycleOf } from "../space/awards";
import type {
  Achievement,
  Award,
  Competition,
  Contest,
  FileObject,
  InstantWin,
  Message,
  OptIn,
  Product,
  Reward,
  Rule,
} from "../space/entities";
import type { MemberState } from "../space/members";
import { notEntered, optInOf, toWireOptIn } from "../space/opt-ins";
import { reducedProduct } from "../space/products";
import type { SpaceState } from "../space/state";
import { entityStates, optInCodes } from "../space/wire-values";
import { callingMember, type Destination, type GamificationCall, listReply, pageOf } from "./destination";
import {
  belongsTo,
  constraintTest,
  type Fields,
  fieldsOf,
  hasAmong,
  isAmong,
  isDated,
  isEqual,
  isWithin,
  passesAll,
  sorted,
  type Test,
  textOf,
  textsOf,
} from "./filters";

/** Source of a list: the call, the state of the space that the call reads, and the filter. */
interface Source {
  readonly call: GamificationCall;
  readonly state: SpaceState;
  readonly filter: Fields;
}

interface List<Item extends object> {
  /** The type of the items. */
  readonly type: string;
  /** The type of the reply. @default the type of the items followed by `Response` */
  readonly reply?: string;
  readonly role?: Role;
  /** The field of the request that contains the filter. @default the whole request is the filter */
  readonly filterIn?: string;
  readonly items: (source: Source) => readonly Item[];
  readonly tests: (source: Source) => readonly Test<Item>[];
  /** The order if a request does not specify one. */
  readonly order?: readonly object[];
  /** Converts an item to its wire format. @default the item stays unchanged */
  readonly toWire?: (source: Source) => (item: Item) => object;
}

/** A destination that replies with a page of a list. */
const listDestination = <Item extends object>(list: List<Item>): Destination => ({
  reply: list.reply ?? `${list.type}Response`,
  ...(list.role && { role: list.role }),
  empty: { data: [] },
  answer(call) {
    const fields = fieldsOf(call.request);
    const filter = list.filterIn === undefined ? fields : fieldsOf(fields[list.filterIn]);
    const source = { call, state: call.gamification.read(), filter };
    const found = list.items(source).filter(passesAll(...list.tests(source)));
    const ordered = sorted(found, filter.sortBy ?? list.order);
    return listReply(list.type, list.toWire ? ordered.map(list.toWire(source)) : ordered, pageOf(filter));
  },
});

/** The filters of lists of entities with a status. */
const entityTests = ({ filter, state }: Source) => [
  isAmong<LifecycleItem>(filter.ids, ({ id }) => id),
  hasAmong<LifecycleItem>(filter.tags, ({ tags }) => tags),
  isWithin<LifecycleItem>(filter.statusCode, ({ statusCode }) => statusCode),
  constraintTest<LifecycleItem>(filter.constraints, state),
];

type LifecycleItem = Pick<InstantWin, "id" | "tags" | "statusCode" | "constraints">;

interface WithProducts {
  readonly products: readonly { readonly id: string }[];
}

const productIds = ({ products }: WithProducts) => products.map(({ id }) => id);

/** Replaces the product ids of an entity with the data of the products, as the platform sends them. */
const withProducts =
  ({ state }: Source) =>
  <Item extends WithProducts>(item: Item): Item => ({
    ...item,
    products: productIds(item).flatMap((id) =>
      state.products.filter((product) => product.id === id).map(reducedProduct),
    ),
  });

const memberOf = ({ state, call }: Source): MemberState => callingMember(state, call.caller);

export const getAchievements = listDestination<Achievement>({
  type: "Achievement",
  role: "ViewAchievements",
  filterIn: "achievementFilter",
  items: ({ state }) => state.achievements,
  tests(source) {
    const { filter } = source;
    const member = memberOf(source);
    return [
      ...entityTests(source),
      hasAmong(filter.productIds, productIds),
      isAmong(filter.scheduleTypes, ({ scheduling }) => scheduling.scheduleType),
      isWithin(filter.optInStatusCodes, ({ id }) => optInCodes[optInOf(member, "Achievement", id).status]),
      isDated(filter.startDate, ({ scheduling }) => scheduling.startDate),
      isDated(filter.endDate, ({ scheduling }) => scheduling.endDate),
    ];
  },
  toWire: (source) => (achievement) => ({
    ...withProducts(source)(achievement),
    ...(source.filter.includeOptInState === true && {
      optInStatus: toWireOptIn(optInOf(memberOf(source), "Achievement", achievement.id)),
    }),
  }),
});

export const getCompetitions = listDestination<Competition>({
  type: "Competition",
  role: "ViewCompetitions",
  filterIn: "competitionFilter",
  items: ({ state }) => state.competitions,
  tests: (source) => [
    ...entityTests(source),
    isDated(source.filter.startDateRange, ({ scheduledStartDate }) => scheduledStartDate),
    isDated(source.filter.endDateRange, ({ scheduledEndDate }) => scheduledEndDate),
    hasAmong(source.filter.productIds, productIds),
  ],
  toWire: withProducts,
});

/**
 * Adds the member's opt-in state to a contest. Members opt in only to the competition; those on a contest's
 * leaderboard are entrants of this contest. Once it has begun, the state contains the member's place and
 * points.
 */
const withOptIn =
  (member: MemberState, { boards }: Gamification) =>
  (contest: Contest): object => {
    const optIn = optInOf(member, "Competition", contest.competitionId);
    const isEntrant = optIn.status === "Entrant";
    const isElsewhere = isEntrant && !boards.has(contest.id, member.profile.id);
    const hasBegun = contest.statusCode >= entityStates.Active;
    return {
      ...contest,
      optInStatus: toWireOptIn({
        ...(isElsewhere ? notEntered("Contest", contest.id) : optIn),
        ...(isEntrant && hasBegun && boards.standing(contest.id, member.profile.id)),
        entityType: "Contest",
        entityId: contest.id,
      }),
    };
  };

export const getContests = listDestination<Contest>({
  type: "Contest",
  role: "ViewContests",
  filterIn: "contestFilter",
  items: ({ state }) => state.contests,
  tests: (source) => [
    ...entityTests(source),
    isDated(source.filter.startDate, ({ scheduledStartDate }) => scheduledStartDate),
    isDated(source.filter.endDate, ({ scheduledEndDate }) => scheduledEndDate),
    isAmong(source.filter.competitionIds, ({ competitionId }) => competitionId),
  ],
  toWire: (source) =>
    textsOf(source.filter.constraints).includes("includeOptInStatus")
      ? withOptIn(memberOf(source), source.call.gamification)
      : (contest) => contest,
});

export const getAwards = listDestination<Award>({
  type: "Award",
  role: "ViewAwards",
  filterIn: "awardFilter",
  items: (source) => memberOf(source).awards,
  tests(source) {
    const lifecycle = textOf(source.filter.lifecycleStatus);
    const now = source.call.gamification.clock.now();
    return [
      ...entityTests(source),
      isAmong(source.filter.entityIds, ({ entityId }) => entityId),
      (award) => lifecycle === undefined || lifecycleOf(award, now) === lifecycle,
    ];
  },
});

export const getMessages = listDestination<Message>({
  type: "Message",
  role: "ViewMessages",
  filterIn: "messageFilter",
  items: (source) => memberOf(source).messages,
  tests: ({ filter }) => [
    isAmong(filter.ids, ({ id }) => id),
    hasAmong(filter.tags, ({ tags }) => tags),
    isAmong(filter.status, ({ status }) => status),
    isDated(filter.expiryDateRange, ({ expiry }) => expiry),
    isDated(filter.createdDateRange, ({ created }) => created),
    isEqual(filter.messageType, ({ messageType }) => messageType),
  ],
});

export const optInStates = listDestination<OptIn>({
  type: "OptinStatus",
  reply: "OptInResponse",
  role: "ViewMembers",
  filterIn: "optinStatesFilter",
  items: (source) => memberOf(source).optIns,
  tests: ({ filter }) => [
    isAmong(filter.ids, ({ entityId }) => entityId),
    isAmong(filter.entityTypes, ({ entityType }) => entityType),
    isWithin(filter.statusCodes, ({ status }) => optInCodes[status]),
    isWithin(filter.optInStatusCodes, ({ status }) => optInCodes[status]),
  ],
  toWire: () => toWireOptIn,
});

export const listInstantWins = listDestination<InstantWin>({
  type: "InstantWin",
  role: "ViewInstantWin",
  filterIn: "instantWinFilter",
  items: ({ state }) => state.instantWins,
  tests(source) {
    const types = source.filter.instantWinTypes;
    const requested: readonly unknown[] = Array.isArray(types) ? types : [];
    return [
      ...entityTests(source),
      ({ instantWinType }) => requested.length === 0 || requested.includes(instantWinType),
    ];
  },
});

export const getProducts = listDestination<Product>({
  type: "Product",
  role: "ViewProducts",
  filterIn: "productFilter",
  items: ({ state }) => state.products,
  tests: ({ filter }) => [
    textsOf(filter.constraints).includes("productRefId")
      ? isAmong(filter.entityIds, ({ productRefId }) => productRefId)
      : hasAmong(filter.entityIds, ({ id, partOf }) => [id, ...partOf]),
  ],
  // The default order (protocol section 7).
  order: [{ queryField: "name", order: "Asc" }],
  // The platform does not send the field `partOf`.
  toWire:
    () =>
    ({ partOf: _, ...product }) =>
      product,
});

export const getRewards = listDestination<Reward>({
  type: "Reward",
  role: "ViewRewards",
  items: ({ state }) => state.rewards,
  tests: ({ filter }) => [belongsTo(filter.entityFilter, "Reward")],
});

export const getRules = listDestination<Rule>({
  type: "Rule",
  role: "ViewRules",
  items: ({ state }) => state.rules,
  tests: ({ filter }) => [belongsTo(filter.entityFilter, "RuleSet")],
});

/**
 * Also accepts `parentFolderPath`. The platform's widgets send this field, although it is not in the
 * platform's contract (protocol section 3).
 */
export const getFiles = listDestination<FileObject>({
  type: "FileObject",
  items: ({ state }) => state.files,
  tests: ({ filter }) => [
    isAmong(filter.ids, ({ id }) => id),
    isEqual(filter.repositoryId, ({ repositoryId }) => repositoryId),
    isEqual(filter.parentFolderPath, ({ parentFolderPath }) => parentFolderPath),
  ],
});
