import type { Competition, Contest } from "./entities";
import { base, day, hour, links, type EntityContext, terms } from "./entity-context";
import { type EntityState, entityStates, statusOf } from "./statuses";
import { wireInstant } from "./wire-instant";

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
    from: -20 * 60_000,
    until: 40 * 60_000,
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
];

/** One competition of each of the other statuses. */
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
    from: isUpcoming ? 20 * day : -40 * day,
    until: isUpcoming ? 25 * day : -35 * day,
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

export const demoCompetitions = (context: EntityContext): readonly Competition[] =>
  drafts.map((draft, index) => ({
    ...base(context, draft.id, draft.name, (40 + index) * day),
    description: draft.description,
    termsAndConditions: terms,
    competitionType: "Leaderboard",
    numberOfRounds: draft.id === "com-poker" ? 2 : 1,
    numberOfGroupStages: draft.id === "com-poker" ? 2 : 1,
    maxNumberOfEntrants: 500,
    minNumberOfEntrants: 2,
    entrantMemberType: "Individual",
    ...dates(context, draft),
    ...statusOf(draft.status),
    constraints: draft.constraints ?? [],
    products: (draft.products ?? []).map((id) => ({ id })),
    ...links(context, index),
  }));

const round = (draft: Draft, number: number, change: Partial<Contest> = {}) => ({
  draft,
  id: `${draft.id.replace("com-", "con-")}-${number}`,
  round: number,
  change,
});

/** One contest per competition. The league has two groups, and a final whose entrants come from the groups. */
function roundsOf(draft: Draft) {
  if (draft.id !== "com-poker") return [round(draft, 1)];
  return [
    round(draft, 1, { groupStage: 1, groupStageLabel: "Girone A" }),
    round(draft, 2, { groupStage: 2, groupStageLabel: "Girone B", round: 1 }),
    round(draft, 3, {
      groupStageLabel: "Finale",
      round: 2,
      entrantsFromContest: ["con-poker-1", "con-poker-2"],
    }),
  ];
}

const strategies = {
  strategyType: "TotalCumulative",
  rankingStrategy: { constraints: ["scoreDesc", "ignoreTime"] },
  scoringStrategy: { limitUpdatesTo: 0, sumBestXOf: 0, lastUpdateTimeStamp: 0, recordTimeWhenSumReaches: 0 },
};

const flashStrategies = {
  ...strategies,
  strategyType: "SumBest",
  scoringStrategy: { ...strategies.scoringStrategy, sumBestXOf: 5 },
};

export const demoContests = (context: EntityContext): readonly Contest[] =>
  drafts.flatMap(roundsOf).map(({ draft, id, round: number, change }, index) => ({
    ...base(context, id, draft.name, (40 + index) * day),
    description: draft.description,
    termsAndConditions: terms,
    competitionId: draft.id,
    round: number,
    roundType: draft.id === "com-slot-lampo" ? "TargetBased" : "TimeBound",
    groupStage: 1,
    groupStageLabel: "",
    entrantsFromContest: [],
    maxNumberOfEntrants: 500,
    minNumberOfEntrants: 2,
    ...dates(context, draft),
    strategies: draft.id === "com-slot-lampo" ? flashStrategies : strategies,
    ...statusOf(draft.status),
    constraints: ["hasRewards", "hasRules"],
    ...links(context, index),
    entrantsCount: 80,
    ...change,
  }));
