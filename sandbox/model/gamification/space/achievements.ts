import { type AchievementDraft, conditional } from "./achievement-drafts";
import type { Achievement } from "./entities";
import { base, day, dependants, hour, links, type EntityContext, span, terms } from "./entity-context";
import { missionSteps } from "./missions";
import { statusOf } from "./wire-values";

/** Active achievements with different schedules. */
const running: readonly AchievementDraft[] = [
  {
    id: "ach-dieci-mani",
    name: "Dieci mani al tavolo",
    description: "<p>Conta le mani di <strong>blackjack live</strong>, con qualsiasi puntata.</p>",
    goal: 10,
    constraints: ["optinRequiredForEntrants", "hasRewards"],
    tags: ["casino-live"],
    schedule: "Weekly",
    times: 8,
    until: 4 * day,
  },
  {
    id: "ach-una-al-giorno",
    name: "Una visita al giorno",
    description: "Accedi al tuo conto: basta una visita, anche senza giocare.",
    goal: 1,
    constraints: ["hasRewards"],
    schedule: "Daily",
    until: 11 * hour,
  },
  {
    id: "ach-tre-multiple",
    name: "Tre multiple chiuse",
    description: "Conta le multiple da almeno quattro eventi, vincenti o no.",
    goal: 3,
    constraints: ["optinRequiredForEntrants", "hasRewards", "hasRules"],
    tags: ["scommesse"],
    until: 12 * day,
  },
  {
    id: "ach-esploratore",
    name: "Esploratore del catalogo",
    description: "Conta i giochi aperti per la prima volta. Vale anche la modalità prova.",
    goal: 5,
    constraints: ["optinRequiredForEntrants", "hasRewards"],
    schedule: "Monthly",
    every: [],
    until: 20 * day,
  },
  {
    id: "ach-cartelle",
    name: "Venti cartelle di bingo",
    description: "Conta le cartelle completate, in qualsiasi sala.",
    goal: 20,
    constraints: ["optinRequiredForEntrants", "hasRewards"],
    tags: ["bingo"],
    schedule: "Repeatedly",
    times: 5,
    until: 2 * day,
  },
  {
    id: "ach-poker-tavoli",
    name: "Cinque tavoli finali",
    description: "Conta i tornei in cui arrivi al tavolo finale.",
    goal: 5,
    tags: ["poker"],
    until: 9 * day,
  },
  {
    id: "ach-schedina",
    name: "La schedina del sabato",
    description: "Vale la schedina del Totocalcio del sabato, che chiude alle 18.",
    goal: 1,
    until: 3 * day,
  },
  {
    id: "ach-limiti",
    name: "Limiti in ordine",
    description: "Controlla i tuoi limiti di deposito nella pagina del gioco responsabile.",
    goal: 1,
    until: 30 * day,
  },
  {
    id: "ach-archivio",
    name: "Promozione conclusa per te",
    description: "Questo traguardo non è disponibile per il tuo conto.",
    goal: 8,
    until: 6 * day,
  },
];

const others: readonly AchievementDraft[] = (
  [
    ["Unknown", "Traguardo senza stato"],
    ["Draft", "Traguardo in bozza"],
    ["Preparing", "Traguardo in preparazione"],
    ["Ready", "Traguardo d’autunno"],
    ["Starting", "Traguardo in apertura"],
    ["Finishing", "Traguardo in chiusura"],
    ["Finished", "Traguardo d’estate"],
    ["Finalising", "Traguardo in verifica"],
    ["Finalised", "Traguardo di primavera"],
    ["Template", "Modello di traguardo"],
    ["Cancelling", "Traguardo in annullamento"],
    ["Cancelled", "Traguardo annullato"],
    ["Deleting", "Traguardo in eliminazione"],
    ["Deleted", "Traguardo eliminato"],
  ] as const
).map(([status, name]) => ({
  id: `ach-${status.toLowerCase()}`,
  name,
  description: "Conta i punti delle tue giocate.",
  goal: 100,
  upper: 200,
  operator: "Between",
  status,
  constraints: [],
  ...(status === "Ready" ? { from: 2 * day, until: 9 * day } : { from: -9 * day, until: -2 * day }),
}));

function createAchievement(context: EntityContext, draft: AchievementDraft, index: number): Achievement {
  const { id, name, goal, status = "Active", schedule = "Once", needs, memberTags } = draft;
  const { from = -3 * day, until = 15 * day, operator = "GreaterThanEquals", upper } = draft;
  return {
    ...base(context, id, name, (10 + index) * day),
    description: draft.description,
    termsAndConditions: terms,
    constraints: draft.constraints ?? ["optinRequiredForEntrants"],
    tags: draft.tags ?? [],
    maxNumberOfIssues: 1,
    scheduling: {
      scheduleType: schedule,
      scheduleOccurrencesLimit: draft.times ?? (schedule === "Once" ? 1 : 0),
      every: draft.every ?? (schedule === "Daily" ? [1, 2, 3, 4, 5, 6, 7] : [1]),
      ...span(context, from, until),
      constraints: schedule === "Daily" ? ["onlyAggregateOnActiveDays"] : [],
    },
    ...statusOf(status),
    ...(needs && { achievementDependencies: dependants(needs) }),
    ...(memberTags && { memberTagsFilter: dependants(memberTags) }),
    products: index % 3 === 0 ? [{ id: "prod-blackjack" }] : [],
    ...links(context, name),
    strategies: {
      pointsStrategy: {
        operator,
        pointsValue: goal,
        ...(upper !== undefined && { pointsValueUpper: upper }),
        context: "achievement",
        action: "achievement.points",
      },
    },
  };
}

export const demoAchievements = (context: EntityContext): readonly Achievement[] =>
  [...running, ...conditional, ...others, ...missionSteps].map((draft, index) =>
    createAchievement(context, draft, index),
  );
