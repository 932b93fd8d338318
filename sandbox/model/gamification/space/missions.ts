import type { AchievementDraft } from "./achievement-drafts";
import type { Edge, Mission } from "./entities";
import { day } from "./entity-context";

/**
 * A step without a reward that does not require members to join. `after` is the step that members must
 * complete first.
 */
const step = (
  id: string,
  name: string,
  description: string,
  goal: number,
  after?: string,
): AchievementDraft => ({
  id,
  name,
  description,
  goal,
  constraints: [],
  ...(after !== undefined && { needs: { must: [after] } }),
});

/** The steps of the missions. The first step of each mission is the mission itself (protocol section 6). */
export const missionSteps: readonly AchievementDraft[] = [
  {
    id: "mis-giro-del-casino",
    name: "Il giro del casinò",
    description: "Quattro tappe, nell’ordine che preferisci dopo la prima.",
    goal: 4,
    constraints: ["hasRewards", "optinRequiredForEntrants"],
    tags: ["missione"],
    until: 15 * day,
  },
  step("mis-giro-roulette", "Prima tappa: la roulette", "Cinque giri di roulette.", 5, "mis-giro-del-casino"),
  step(
    "mis-giro-blackjack",
    "Seconda tappa: il blackjack",
    "Cinque mani di blackjack.",
    5,
    "mis-giro-roulette",
  ),
  step("mis-giro-baccarat", "A scelta: il baccarat", "Tre mani di baccarat.", 3, "mis-giro-roulette"),
  step(
    "mis-giro-pausa",
    "Senza pause saltate",
    "Una giornata in cui non giochi più di due ore di seguito.",
    1,
    "mis-giro-blackjack",
  ),
  {
    id: "mis-settimana-sport",
    name: "La settimana dello sport",
    description: "Tre sport diversi in sette giorni.",
    goal: 3,
    constraints: ["hasRewards"],
    tags: ["missione"],
    until: 7 * day,
  },
  step("mis-sport-calcio", "Calcio", "Una giocata sul calcio.", 1, "mis-settimana-sport"),
  step("mis-sport-tennis", "Tennis", "Una giocata sul tennis.", 1, "mis-settimana-sport"),
  step("mis-sport-ippica", "Ippica", "Una giocata sull’ippica.", 1, "mis-settimana-sport"),
  {
    id: "mis-sale-bingo",
    name: "Tre sale del bingo",
    description: "Ogni sala apre la successiva, e dall’ultima si torna alla prima.",
    goal: 3,
    tags: ["missione"],
    until: 12 * day,
  },
  step("mis-sale-rossa", "Sala Rossa", "Una cartella nella Sala Rossa.", 1),
  step("mis-sale-verde", "Sala Verde", "Una cartella nella Sala Verde.", 1),
  step("mis-sale-blu", "Sala Blu", "Una cartella nella Sala Blu.", 1),
  {
    id: "mis-guida-poker",
    name: "Guida al poker",
    description: "Due letture e una mano di prova.",
    goal: 2,
    tags: ["missione"],
    until: 21 * day,
  },
  step(
    "mis-guida-regole",
    "Le regole del poker",
    "Leggi la guida alle regole del Texas Hold’em.",
    1,
    "mis-guida-poker",
  ),
];

type Step = readonly [head: string, tail: string, type: string, ...constraints: string[]];

const edgesOf = (steps: readonly Step[]): readonly Edge[] =>
  steps.map(([headEntityId, tailEntityId, graphEdgeType, ...constraints], index) => ({
    ordering: index + 1,
    constraints,
    headEntityId,
    tailEntityId,
    graphEdgeType,
  }));

/**
 * Missions with every type of edge: required, optional, excluding, and two invalid types. One mission has a
 * cycle, and another an edge to an achievement that does not exist.
 */
export const demoMissions: readonly Mission[] = [
  {
    id: "mis-giro-del-casino",
    edges: edgesOf([
      ["mis-giro-del-casino", "mis-giro-roulette", "ROOT"],
      ["mis-giro-roulette", "mis-giro-blackjack", "MUST"],
      ["mis-giro-roulette", "mis-giro-baccarat", "SHOULD"],
      ["mis-giro-blackjack", "mis-giro-pausa", "MUST_NOT"],
    ]),
  },
  {
    id: "mis-settimana-sport",
    edges: edgesOf([
      ["mis-settimana-sport", "mis-sport-calcio", "ROOT"],
      ["mis-settimana-sport", "mis-sport-tennis", "UNKNOWN"],
      ["mis-settimana-sport", "mis-sport-ippica", "BROKEN"],
    ]),
  },
  {
    id: "mis-sale-bingo",
    edges: edgesOf([
      ["mis-sale-bingo", "mis-sale-rossa", "ROOT"],
      ["mis-sale-rossa", "mis-sale-verde", "MUST"],
      ["mis-sale-verde", "mis-sale-blu", "MUST"],
      ["mis-sale-blu", "mis-sale-rossa", "MUST"],
    ]),
  },
  {
    id: "mis-guida-poker",
    edges: edgesOf([
      ["mis-guida-poker", "mis-guida-regole", "ROOT"],
      ["mis-guida-regole", "mis-guida-rimossa", "MUST"],
      ["mis-guida-regole", "mis-giro-blackjack", "SHOULD"],
    ]),
  },
];
