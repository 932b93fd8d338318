import { hour } from "../clock";

/** One selection of a bet. */
export interface BetLeg {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
  readonly odds: number;
}

export interface OpenBet {
  readonly id: string;
  /** Time of the bet, in milliseconds since 1970. */
  readonly placedAt: number;
  /** Stake in euros. */
  readonly stake: number;
  /** Euros. */
  readonly potentialReturn: number;
  readonly status: string;
  readonly legs: readonly BetLeg[];
}

const leg = (event: string, market: string, selection: string, odds: number): BetLeg => ({
  event,
  market,
  selection,
  odds,
});

const bet = (id: string, placedAt: number, stake: number, legs: readonly BetLeg[]): OpenBet => ({
  id,
  placedAt,
  stake,
  // The stake multiplied by the odds of all legs, rounded to cents.
  potentialReturn: Math.round(legs.reduce((amount, { odds }) => amount * odds, stake) * 100) / 100,
  status: "open",
  legs,
});

/** Two single bets and one multiple bet, newest first. */
export const demoBets = (now: number): readonly OpenBet[] => [
  bet("S-20418", now - 2 * hour, 5, [leg("Bologna – Cagliari", "Esito finale 1X2", "1", 1.72)]),
  bet("M-20391", now - 26 * hour, 3, [
    leg("Inter – Torino", "Esito finale 1X2", "1", 1.38),
    leg("Atalanta – Lazio", "Under/Over 2,5", "Over", 1.8),
    leg("Napoli – Udinese", "Entrambe le squadre segnano", "No", 1.95),
  ]),
  bet("S-20357", now - 50 * hour, 10, [
    leg("Olimpia Milano – Virtus Bologna", "Testa a testa", "Virtus Bologna", 2.35),
  ]),
];
