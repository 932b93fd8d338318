import type { Dependants } from "./entities";
import { day } from "./entity-context";
import type { EntityState } from "./wire-values";

/** The data of a simulated achievement. Times are milliseconds relative to now. */
export interface AchievementDraft {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly goal: number;
  readonly status?: EntityState;
  /** @default optinRequiredForEntrants */
  readonly constraints?: readonly string[];
  readonly tags?: readonly string[];
  readonly operator?: string;
  /** The end of the range, for the operator Between. */
  readonly upper?: number;
  readonly schedule?: string;
  readonly every?: readonly number[];
  /**
   * Number of times that a member can complete the achievement; 0 means no limit. @default 1 for Once,
   * otherwise 0
   */
  readonly times?: number;
  readonly from?: number;
  readonly until?: number;
  readonly needs?: Partial<Dependants>;
  readonly memberTags?: Partial<Dependants>;
}

/**
 * Active achievements with operators other than the default, and with conditions that some members do not
 * meet.
 */
export const conditional: readonly AchievementDraft[] = [
  {
    id: "ach-sotto-un-ora",
    name: "Sotto l’ora",
    description: "Il sabato e la domenica: meno di 60 minuti di gioco nella giornata.",
    goal: 60,
    operator: "LessThan",
    constraints: ["optinRequiredForEntrants", "hasRewards"],
    schedule: "Daily",
    every: [6, 7],
    until: 25 * day,
  },
  {
    id: "ach-puntata-bassa",
    name: "Puntata contenuta",
    description: "Vale una mano di blackjack live con una puntata di 2 € al massimo.",
    goal: 2,
    operator: "LessThanEquals",
    tags: ["casino-live"],
    until: 8 * day,
  },
  {
    id: "ach-tredici",
    name: "Tredici in schedina",
    description: "Vale una schedina con tredici eventi, né uno di più né uno di meno.",
    goal: 13,
    operator: "Equals",
    constraints: ["optinRequiredForEntrants", "hasRewards"],
    tags: ["scommesse"],
    schedule: "Weekly",
    until: 13 * day,
  },
  {
    id: "ach-oltre-dieci",
    name: "Oltre dieci corse",
    description: "Conta le corse seguite all’ippodromo, anche senza giocare: più di dieci.",
    goal: 10,
    operator: "GreaterThan",
    tags: ["ippica"],
    schedule: "Monthly",
    every: [3, 6, 9, 12],
    until: 28 * day,
  },
  {
    id: "ach-multipla-media",
    name: "Da cinque a otto eventi",
    description: "Vale una multipla che abbia da cinque a otto eventi.",
    goal: 5,
    upper: 8,
    operator: "Between",
    constraints: ["optinRequiredForEntrants", "hasRewards"],
    tags: ["scommesse"],
    until: 10 * day,
  },
  {
    id: "ach-primi-passi",
    name: "Primi passi",
    description: "Per chi ha aperto il conto da meno di un mese: vale il profilo completo.",
    goal: 1,
    memberTags: { mustNot: ["argento", "oro"] },
    until: 30 * day,
  },
  {
    id: "ach-livello-oro",
    name: "Traguardo del livello Oro",
    description: "Per chi ha raggiunto il livello Oro: dieci giocate in due sale diverse.",
    goal: 10,
    memberTags: { must: ["oro"] },
    until: 14 * day,
  },
  {
    id: "ach-dopo-due",
    name: "Il passo successivo",
    description: "Si apre dopo due traguardi su tre: Dieci mani, Tre multiple, Una visita al giorno.",
    goal: 3,
    needs: {
      should: ["ach-dieci-mani", "ach-tre-multiple", "ach-una-al-giorno"],
      shouldMatchAtLeast: 2,
    },
    until: 18 * day,
  },
  {
    id: "ach-seconda-visita",
    name: "La seconda settimana",
    description: "Si apre dopo «Una visita al giorno», per chi non ha già concluso «Dieci mani al tavolo».",
    goal: 7,
    needs: { must: ["ach-una-al-giorno"], mustNot: ["ach-dieci-mani"] },
    until: 16 * day,
  },
];
