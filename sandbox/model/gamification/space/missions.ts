import type { Edge, Mission } from "./entities";

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
