import type { Achievement } from "./entities";
import { base, day, hour, links, type EntityContext, span, terms } from "./entity-context";
import { type EntityState, statusOf } from "./statuses";

interface Draft {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly goal: number;
  readonly status?: EntityState;
  readonly constraints?: readonly string[];
  readonly tags?: readonly string[];
  readonly schedule?: string;
  readonly from?: number;
  readonly until?: number;
  readonly needs?: readonly string[];
}

/** Active achievements with different schedules. */
const running: readonly Draft[] = [
  {
    id: "ach-dieci-mani",
    name: "Dieci mani al tavolo",
    description: "<p>Gioca dieci mani di <strong>blackjack live</strong>, con qualsiasi puntata.</p>",
    goal: 10,
    constraints: ["optinRequiredForEntrants", "hasRewards"],
    tags: ["casino-live"],
    schedule: "Weekly",
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
    description: "Gioca tre multiple da almeno quattro eventi, vincenti o no.",
    goal: 3,
    constraints: ["optinRequiredForEntrants", "hasRewards", "hasRules"],
    tags: ["scommesse"],
    until: 12 * day,
  },
  {
    id: "ach-esploratore",
    name: "Esploratore del catalogo",
    description: "Apri cinque giochi che non hai mai provato. Vale anche la modalità prova.",
    goal: 5,
    constraints: ["optinRequiredForEntrants"],
    schedule: "Monthly",
    until: 20 * day,
  },
  {
    id: "ach-cartelle",
    name: "Venti cartelle di bingo",
    description: "Completa venti cartelle in qualsiasi sala.",
    goal: 20,
    constraints: ["optinRequiredForEntrants", "hasRewards"],
    tags: ["bingo"],
    schedule: "Repeatedly",
    until: 2 * day,
  },
  {
    id: "ach-poker-tavoli",
    name: "Cinque tavoli finali",
    description: "Raggiungi il tavolo finale in cinque tornei.",
    goal: 5,
    constraints: ["optinRequiredForEntrants"],
    tags: ["poker"],
    until: 9 * day,
  },
  {
    id: "ach-schedina",
    name: "La schedina del sabato",
    description: "Gioca una schedina del Totocalcio entro sabato alle 18.",
    goal: 1,
    constraints: ["optinRequiredForEntrants"],
    until: 3 * day,
  },
  {
    id: "ach-limiti",
    name: "Limiti in ordine",
    description: "Controlla i tuoi limiti di deposito nella pagina del gioco responsabile.",
    goal: 1,
    constraints: ["optinRequiredForEntrants"],
    until: 30 * day,
  },
  {
    id: "ach-archivio",
    name: "Promozione conclusa per te",
    description: "Questa raccolta non è disponibile per il tuo conto.",
    goal: 8,
    constraints: ["optinRequiredForEntrants"],
    until: 6 * day,
  },
];

const others: readonly Draft[] = (
  [
    ["Unknown", "Raccolta senza stato"],
    ["Draft", "Raccolta in bozza"],
    ["Preparing", "Raccolta in preparazione"],
    ["Ready", "Raccolta d’autunno"],
    ["Starting", "Raccolta in apertura"],
    ["Finishing", "Raccolta in chiusura"],
    ["Finished", "Raccolta d’estate"],
    ["Finalising", "Raccolta in verifica"],
    ["Finalised", "Raccolta di primavera"],
    ["Template", "Modello di raccolta"],
    ["Cancelling", "Raccolta in annullamento"],
    ["Cancelled", "Raccolta annullata"],
    ["Deleting", "Raccolta in eliminazione"],
    ["Deleted", "Raccolta eliminata"],
  ] as const
).map(([status, name]) => ({
  id: `ach-${status.toLowerCase()}`,
  name,
  description: "Raccogli i punti delle tue giocate.",
  goal: 100,
  status,
  ...(status === "Ready" ? { from: 2 * day, until: 9 * day } : { from: -9 * day, until: -2 * day }),
}));

/** The steps of the missions. The first step of each is the mission itself (protocol section 6). */
const missionSteps: readonly Draft[] = [
  {
    id: "mis-giro-del-casino",
    name: "Il giro del casinò",
    description: "Quattro tappe, nell’ordine che preferisci dopo la prima.",
    goal: 4,
    constraints: ["hasRewards", "optinRequiredForEntrants"],
    tags: ["missione"],
    until: 15 * day,
  },
  {
    id: "mis-giro-roulette",
    name: "Prima tappa: la roulette",
    description: "Cinque giri di roulette.",
    goal: 5,
    needs: ["mis-giro-del-casino"],
  },
  {
    id: "mis-giro-blackjack",
    name: "Seconda tappa: il blackjack",
    description: "Cinque mani di blackjack.",
    goal: 5,
    needs: ["mis-giro-roulette"],
  },
  {
    id: "mis-giro-baccarat",
    name: "A scelta: il baccarat",
    description: "Tre mani di baccarat.",
    goal: 3,
    needs: ["mis-giro-roulette"],
  },
  {
    id: "mis-giro-pausa",
    name: "Senza pause saltate",
    description: "Non vale chi gioca più di due ore di seguito.",
    goal: 1,
    needs: ["mis-giro-blackjack"],
  },
  {
    id: "mis-settimana-sport",
    name: "La settimana dello sport",
    description: "Tre sport diversi in sette giorni.",
    goal: 3,
    constraints: ["hasRewards"],
    tags: ["missione"],
    until: 7 * day,
  },
  {
    id: "mis-sport-calcio",
    name: "Calcio",
    description: "Una giocata sul calcio.",
    goal: 1,
    needs: ["mis-settimana-sport"],
  },
  {
    id: "mis-sport-tennis",
    name: "Tennis",
    description: "Una giocata sul tennis.",
    goal: 1,
    needs: ["mis-settimana-sport"],
  },
  {
    id: "mis-sport-ippica",
    name: "Ippica",
    description: "Una giocata sull’ippica.",
    goal: 1,
    needs: ["mis-settimana-sport"],
  },
];

function createAchievement(context: EntityContext, draft: Draft, index: number): Achievement {
  const { id, name, goal, status = "Active", schedule = "Once", needs } = draft;
  const { from = -3 * day, until = 15 * day } = draft;
  const operator = goal === 100 ? "Between" : "GreaterThanEquals";
  return {
    ...base(context, id, name, (10 + index) * day),
    description: draft.description,
    termsAndConditions: terms,
    constraints: draft.constraints ?? [],
    tags: draft.tags ?? [],
    maxNumberOfIssues: 1,
    scheduling: {
      scheduleType: schedule,
      scheduleOccurrencesLimit: schedule === "Once" ? 1 : 52,
      every: schedule === "Daily" ? [1, 2, 3, 4, 5, 6, 7] : [1],
      ...span(context, from, until),
      constraints: schedule === "Daily" ? ["onlyAggregateOnActiveDays"] : [],
    },
    ...statusOf(status),
    ...(needs && {
      achievementDependencies: { must: needs, mustNot: [], should: [], shouldMatchAtLeast: 0 },
    }),
    products: index % 3 === 0 ? [{ id: "prod-blackjack" }] : [],
    ...links(context, index),
    strategies: {
      pointsStrategy: {
        operator,
        pointsValue: goal,
        ...(operator === "Between" && { pointsValueUpper: goal * 2 }),
        context: "achievement",
        action: "achievement.points",
      },
    },
  };
}

export const demoAchievements = (context: EntityContext): readonly Achievement[] =>
  [...running, ...others, ...missionSteps].map((draft, index) => createAchievement(context, draft, index));
