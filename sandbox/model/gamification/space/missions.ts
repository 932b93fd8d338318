import type { AchievementDraft } from "./achievement-drafts";
import { day } from "./entity-context";
import type { Edge, Mission } from "./entities";

/** The steps of the missions. The first step of each is the mission itself (protocol section 6). */
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
  {
    id: "mis-giro-roulette",
    name: "Prima tappa: la roulette",
    description: "Cinque giri di roulette.",
    goal: 5,
    needs: { must: ["mis-giro-del-casino"] },
  },
  {
    id: "mis-giro-blackjack",
    name: "Seconda tappa: il blackjack",
    description: "Cinque mani di blackjack.",
    goal: 5,
    needs: { must: ["mis-giro-roulette"] },
  },
  {
    id: "mis-giro-baccarat",
    name: "A scelta: il baccarat",
    description: "Tre mani di baccarat.",
    goal: 3,
    needs: { must: ["mis-giro-roulette"] },
  },
  {
    id: "mis-giro-pausa",
    name: "Senza pause saltate",
    description: "Una giornata in cui non giochi più di due ore di seguito.",
    goal: 1,
    needs: { must: ["mis-giro-blackjack"] },
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
    needs: { must: ["mis-settimana-sport"] },
  },
  {
    id: "mis-sport-tennis",
    name: "Tennis",
    description: "Una giocata sul tennis.",
    goal: 1,
    needs: { must: ["mis-settimana-sport"] },
  },
  {
    id: "mis-sport-ippica",
    name: "Ippica",
    description: "Una giocata sull’ippica.",
    goal: 1,
    needs: { must: ["mis-settimana-sport"] },
  },
  {
    id: "mis-sale-bingo",
    name: "Tre sale del bingo",
    description: "Ogni sala apre la successiva, e dall’ultima si torna alla prima.",
    goal: 3,
    constraints: ["optinRequiredForEntrants"],
    tags: ["missione"],
    until: 12 * day,
  },
  { id: "mis-sale-rossa", name: "Sala Rossa", description: "Una cartella nella Sala Rossa.", goal: 1 },
  { id: "mis-sale-verde", name: "Sala Verde", description: "Una cartella nella Sala Verde.", goal: 1 },
  { id: "mis-sale-blu", name: "Sala Blu", description: "Una cartella nella Sala Blu.", goal: 1 },
  {
    id: "mis-guida-poker",
    name: "Guida al poker",
    description: "Due letture e una mano di prova.",
    goal: 2,
    constraints: ["optinRequiredForEntrants"],
    tags: ["missione"],
    until: 21 * day,
  },
  {
    id: "mis-guida-regole",
    name: "Le regole del poker",
    description: "Leggi la guida alle regole del Texas Hold’em.",
    goal: 1,
    needs: { must: ["mis-guida-poker"] },
  },
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
 * Missions with every type of edge: required, optional, excluding, and two invalid types; one with a cycle, and one with
 * an edge to an achievement that does not exist.
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
