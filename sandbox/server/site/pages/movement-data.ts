import { type CivilDate, toIsoDate } from "../../../../src/definition";

/** One operation on an account. */
export interface Movement {
  /** `yyyy-mm-dd`, so that days can be compared as text. */
  readonly day: string;
  readonly description: string;
  /** Euros; negative for a debit. */
  readonly amount: number;
}

/** The sample movements; the first number is the number of days ago. They are the same for all players. */
const sample: readonly (readonly [daysAgo: number, description: string, amount: number])[] = [
  [1, "Scommessa singola, calcio", -10],
  [3, "Vincita, calcio", 24.5],
  [3, "Roulette dal vivo", -15],
  [6, "Versamento con carta", 50],
  [12, "Torneo di poker, iscrizione", -20],
  [19, "Prelievo su conto bancario", -150],
  [27, "Vincita, tennis", 32.4],
  [29, "Scommessa multipla, 3 eventi", -5],
  [33, "Bingo, cartelle", -6],
  [47, "Versamento con bonifico", 100],
  [78, "Rimborso di scommessa annullata", 15],
  [140, "Prelievo su conto bancario", -80],
  [260, "Versamento con carta", 50],
];

function daysBefore({ year, month, day }: CivilDate, days: number): string {
  const date = new Date(Date.UTC(year, month - 1, day - days));
  return toIsoDate({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
}

/** Sample movements of the year before `today`, newest first. */
export function sampleMovements(today: CivilDate): readonly Movement[] {
  return sample.map(([daysAgo, description, amount]) => ({
    day: daysBefore(today, daysAgo),
    description,
    amount,
  }));
}
