import type { Schedule } from "./schedule";

/** As `data-provider` names them. */
export type TableProvider = "CasinoGamePT" | "EvolutionGame";

/** What is played at a table; the picture is of the kind. */
export type TableKind =
  "roulette" | "blackjack" | "baccarat" | "poker" | "sic-bo" | "dadi" | "ruota" | "drago-tigre";

export interface LiveTable {
  readonly provider: TableProvider;
  readonly gameId: string;
  /** Only tables of CasinoGamePT have one. */
  readonly network?: string | undefined;
  readonly name: string;
  readonly kind: TableKind;
  readonly schedule: Schedule;
}

/** The kinds in the order of the lobby, as players call them. */
export const tableKinds: Readonly<Record<TableKind, string>> = {
  roulette: "Roulette",
  blackjack: "Blackjack",
  baccarat: "Baccarat",
  poker: "Casino Hold’em",
  "sic-bo": "Sic Bo",
  dadi: "Dadi",
  ruota: "Ruota",
  "drago-tigre": "Drago e Tigre",
};

/** The networks of CasinoGamePT. */
export const tableNetworks = ["italia", "europa", "sale-private"] as const;

const cities = [
  "Roma",
  "Milano",
  "Napoli",
  "Torino",
  "Palermo",
  "Genova",
  "Bologna",
  "Firenze",
  "Bari",
  "Catania",
  "Venezia",
  "Verona",
  "Messina",
  "Padova",
  "Trieste",
  "Brescia",
  "Parma",
  "Modena",
  "Perugia",
  "Ravenna",
  "Cagliari",
  "Siena",
  "Lecce",
  "Mantova",
  "Aosta",
] as const;

const second = 1000;
const minute = 60 * second;

/** What the counting tables of a kind show at first, as a lobby would: from the last seconds to more than an hour. */
const firstWaits = [
  4 * minute + 37 * second,
  3 * second,
  12 * minute,
  59 * second,
  75 * minute + 20 * second,
  31 * minute + 5 * second,
] as const;

/** Every fourth table counts, of either provider; every seventh is closed for good; the others are open. */
function scheduleOf(index: number, now: number): Schedule {
  if (index % 8 === 1 || index % 8 === 4) {
    return {
      type: "cycle",
      opensAt: now + (firstWaits[Math.floor(index / 4) % firstWaits.length] ?? minute),
      openFor: 20 * minute,
      silentFor: 5 * minute,
      countsFor: 10 * minute,
    };
  }
  return { type: index % 7 === 3 ? "closed" : "open" };
}

function tableOf(kind: TableKind, city: string, index: number, now: number): LiveTable {
  const common = { name: `${tableKinds[kind]} ${city}`, kind, schedule: scheduleOf(index, now) };
  const number = String(index + 1).padStart(3, "0");
  if (index % 2 === 1) return { ...common, provider: "EvolutionGame", gameId: `evo-${number}` };
  const network = tableNetworks[Math.floor(index / 2) % tableNetworks.length];
  return { ...common, provider: "CasinoGamePT", gameId: `pt-${number}`, network };
}

/** The 200 tables of the demo, always the same; those that count do so from `now` on. */
export function demoTables(now: number): readonly LiveTable[] {
  const kinds = Object.keys(tableKinds) as TableKind[];
  return kinds.flatMap((kind, row) =>
    cities.map((city, column) => tableOf(kind, city, row * cities.length + column, now)),
  );
}
