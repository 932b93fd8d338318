import { competitors } from "./competitors";
import type { Competition, Contest, Dependants } from "./entities";
import { base, day, dependants, hour, links, minute, type EntityContext, terms } from "./entity-context";
import { type EntityState, entityStates, statusOf, wireInstant } from "./wire-values";

interface Draft {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly status: EntityState;
  /** Start and end, milliseconds relative to the model's start. */
  readonly from: number;
  readonly until: number;
  readonly constraints?: readonly string[];
  readonly products?: readonly string[];
  /** @default 500 */
  readonly maxEntrants?: number;
  readonly memberTags?: Partial<Dependants>;
}

const detailedDrafts: readonly Draft[] = [
  {
    id: "com-autunno",
    name: "Torneo d’autunno",
    description:
      "<p>Conta la somma dei punti raccolti ai tavoli live. Ogni giocata vale allo stesso modo.</p>",
    status: "Active",
    from: -2 * day,
    until: 5 * day,
    constraints: ["hasRewards", "isPublic", "optinRequiredForEntrants"],
    products: ["prod-roulette", "prod-blackjack"],
  },
  {
    id: "com-slot-lampo",
    name: "Slot lampo",
    description: "Un’ora di torneo. Contano i cinque giri migliori, non quanto si gioca.",
    status: "Active",
    from: -20 * minute,
    until: 40 * minute,
    constraints: ["hasRewards", "isPublic"],
    products: ["prod-slot"],
  },
  {
    id: "com-poker",
    name: "Lega del poker",
    description: "Due gironi e una finale.",
    status: "Ready",
    from: 3 * hour,
    until: 3 * day,
    constraints: ["optinRequiredForEntrants", "hasTranslations"],
    products: ["prod-poker"],
  },
  {
    id: "com-coppa",
    name: "Coppa dei tavoli",
    description:
      "<p>Due gironi, poi la finale con i primi dieci di ciascuno. Contano le prime venti mani.</p>",
    status: "Active",
    from: -6 * hour,
    until: 3 * day,
    constraints: ["hasRewards", "isPublic", "optinRequiredForEntrants"],
    products: ["prod-blackjack", "prod-baccarat"],
  },
  {
    id: "com-completo",
    name: "Torneo a ottanta posti",
    description: "I posti sono ottanta e si assegnano in ordine di iscrizione.",
    status: "Active",
    from: -3 * hour,
    until: 21 * hour,
    constraints: ["hasRewards", "isPublic", "optinRequiredForEntrants"],
    products: ["prod-slot"],
    maxEntrants: competitors.length,
  },
  {
    id: "com-oro",
    name: "Torneo del livello Oro",
    description: "Per chi ha raggiunto il livello Oro. Vince chi arriva per primo a mille punti.",
    status: "Active",
    from: -5 * hour,
    until: 2 * day,
    constraints: ["hasRewards", "optinRequiredForEntrants"],
    products: ["prod-roulette"],
    memberTags: { must: ["oro"] },
  },
];

/** Competitions in the remaining statuses, one for each status. */
const otherStatuses: readonly Draft[] = (
  [
    ["Unknown", "Torneo senza stato"],
    ["Draft", "Torneo in bozza"],
    ["Preparing", "Torneo di Natale"],
    ["Starting", "Torneo della sera"],
    ["Finishing", "Torneo del mattino"],
    ["Finished", "Torneo di settembre"],
    ["Finalising", "Torneo di agosto"],
    ["Finalised", "Torneo di luglio"],
    ["Template", "Modello di torneo"],
    ["Cancelling", "Torneo in annullamento"],
    ["Cancelled", "Torneo annullato"],
    ["Deleting", "Torneo in eliminazione"],
    ["Deleted", "Torneo eliminato"],
  ] as const
).map(([status, name]) => {
  const isUpcoming = entityStates[status] <= entityStates.Starting;
  return {
    id: `com-${status.toLowerCase()}`,
    name,
    description: "Classifica a punti.",
    status,
    ...(isUpcoming ? { from: 20 * day, until: 25 * day } : { from: -40 * day, until: -35 * day }),
    ...(status === "Starting" && { from: 10 * minute, until: 3 * hour }),
    ...(status === "Finishing" && { from: -5 * hour, until: -5 * minute }),
  };
});

const drafts = [...detailedDrafts, ...otherStatuses];

function dates({ now }: EntityContext, { from, until, status }: Draft) {
  const hasBegun = entityStates[status] >= entityStates.Active && from < 0;
  const hasEnded = entityStates[status] >= entityStates.Finished && until < 0;
  return {
    scheduledStartDate: wireInstant(now + from),
    scheduledEndDate: wireInstant(now + until),
    ...(hasBegun && { actualStartDate: wireInstant(now + from) }),
    ...(hasEnded && { actualEndDate: wireInstant(now + until) }),
  };
}

/** Competitions with two groups and a final. The entrants of the final come from the groups. */
const hasGroups = ({ id }: Draft) => ["com-poker", "com-coppa"].includes(id);

/** The fields that a competition and its contests have in common. */
const common = (context: EntityContext, draft: Draft, id: string, index: number) => ({
  ...base(context, id, draft.name, (40 + index) * day),
  description: draft.description,
  termsAndConditions: terms,
  maxNumberOfEntrants: draft.maxEntrants ?? 500,
  minNumberOfEntrants: 2,
  ...dates(context, draft),
  ...statusOf(draft.status),
  ...links(context, draft.name),
});

export const demoCompetitions = (context: EntityContext): readonly Competition[] =>
  drafts.map((draft, index) => ({
    ...common(context, draft, draft.id, index),
    competitionType: "Leaderboard",
    numberOfRounds: hasGroups(draft) ? 2 : 1,
    numberOfGroupStages: hasGroups(draft) ? 2 : 1,
    entrantMemberType: "Individual",
    constraints: draft.constraints ?? [],
    products: (draft.products ?? []).map((id) => ({ id })),
    ...(draft.memberTags && { memberTagsFilter: dependants(draft.memberTags) }),
  }));

const contestId = ({ id }: Draft, number: number) => `${id.replace("com-", "con-")}-${number}`;

const round = (draft: Draft, number: number, change: Partial<Contest> = {}) => ({
  draft,
  id: contestId(draft, number),
  round: number,
  change,
});

/** The number of entrants of a final. */
export const finalists = 20;

/** The fraction of a competition's duration after which its final begins. */
const finalAfter = 0.3;

/** The contests of a competition: either one contest, or two groups and a final. */
function roundsOf(draft: Draft) {
  if (!hasGroups(draft)) return [round(draft, 1)];
  const change = draft.from + (draft.until - draft.from) * finalAfter;
  const groups = { ...draft, until: change };
  const final: Draft = { ...draft, from: change, status: "Ready" };
  const half = { entrantsCount: competitors.length / 2 };
  return [
    round(groups, 1, { groupStage: 1, groupStageLabel: "Girone A", ...half }),
    round(groups, 2, { groupStage: 2, groupStageLabel: "Girone B", round: 1, ...half }),
    round(final, 3, {
      groupStageLabel: "Finale",
      round: 2,
      entrantsFromContest: [contestId(draft, 1), contestId(draft, 2)],
      entrantsCount: finalists,
    }),
  ];
}

const strategy = (strategyType: string, scoring: object = {}, ranking = ["scoreDesc", "ignoreTime"]) => ({
  strategyType,
  rankingStrategy: { constraints: ranking },
  scoringStrategy: {
    limitUpdatesTo: 0,
    sumBestXOf: 0,
    lastUpdateTimeStamp: 0,
    recordTimeWhenSumReaches: 0,
    ...scoring,
  },
});

const usualStrategy = strategy("TotalCumulative");

/** Strategies of competitions whose strategy is not the default one. */
const strategies: Readonly<Record<string, object>> = {
  "com-slot-lampo": strategy("SumBest", { sumBestXOf: 5 }),
  "com-coppa": strategy("LimitedTo", { limitUpdatesTo: 20 }, ["scoreDesc", "timeDesc"]),
  "com-oro": strategy("FirstTo", { recordTimeWhenSumReaches: 1000 }, ["scoreFirst", "timeDesc"]),
};

/** Competitions in which a contest is won by reaching a score. */
const targetBased = ["com-slot-lampo", "com-oro"];

export const demoContests = (context: EntityContext): readonly Contest[] =>
  drafts.flatMap(roundsOf).map(({ draft, id, round: number, change }, index) => ({
    ...common(context, draft, id, index),
    competitionId: draft.id,
    round: number,
    roundType: targetBased.includes(draft.id) ? "TargetBased" : "TimeBound",
    groupStage: 1,
    groupStageLabel: "",
    entrantsFromContest: [],
    strategies: strategies[draft.id] ?? usualStrategy,
    constraints: ["hasRewards", "hasRules"],
    entrantsCount: competitors.length + (draft.id === "com-autunno" ? 1 : 0),
    ...change,
  }));
