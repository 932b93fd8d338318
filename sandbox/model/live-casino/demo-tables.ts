import { minute, second } from "../clock";
import type { Schedule } from "./schedule";

/** The values of `data-provider`. */
export type TableProvider = "CasinoGamePT" | "EvolutionGame";

export interface LiveTable {
  readonly provider: TableProvider;
  readonly gameId: string;
  /** The network of the table. Only tables of CasinoGamePT have a network. */
  readonly network?: string | undefined;
  readonly name: string;
  readonly kind: TableKind;
  /** The name of the table's image. @default the first image for the table's game */
  readonly picture?: string | undefined;
  readonly schedule: Schedule;
}

/** The names of the games, in the order of the lobby. */
export const tableKinds = {
  roulette: "Roulette",
  blackjack: "Blackjack",
  baccarat: "Baccarat",
  poker: "Casino Hold’em",
  "sic-bo": "Sic Bo",
  dadi: "Dadi",
  ruota: "Ruota",
  "drago-tigre": "Drago e Tigre",
} as const;

/** The game that is played at a table. */
export type TableKind = keyof typeof tableKinds;

/** Names of the images for a game. Neighbouring tables in the lobby have different images. */
const tablePictures = (kind: TableKind): readonly string[] => [
  kind,
  ...[2, 3, 4, 5].map((number) => `${kind}-${number}`),
];

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

/**
 * The first countdowns of the tables with the same game, in milliseconds. They range from a few seconds to
 * more than an hour.
 */
const firstCountdowns = [
  4 * minute + 37 * second,
  3 * second,
  12 * minute,
  59 * second,
  75 * minute + 20 * second,
  31 * minute + 5 * second,
] as const;

/** A quarter of each provider's tables have a countdown. About a seventh of the others are always closed. */
function createSchedule(index: number, now: number): Schedule {
  if (index % 8 === 1 || index % 8 === 4) {
    return {
      type: "cycle",
      opensAt: now + (firstCountdowns[Math.floor(index / 4) % firstCountdowns.length] ?? minute),
      openFor: 20 * minute,
      unannouncedFor: 5 * minute,
      countdownFor: 10 * minute,
    };
  }
  return { type: index % 7 === 3 ? "closed" : "open" };
}

function createTable(kind: TableKind, city: string, index: number, now: number): LiveTable {
  const pictures = tablePictures(kind);
  const common = {
    name: `${tableKinds[kind]} ${city}`,
    kind,
    schedule: createSchedule(index, now),
    picture: pictures[index % pictures.length],
  };
  const number = String(index + 1).padStart(3, "0");
  if (index % 2 === 1) return { ...common, provider: "EvolutionGame", gameId: `evo-${number}` };
  const network = tableNetworks[Math.floor(index / 2) % tableNetworks.length];
  return { ...common, provider: "CasinoGamePT", gameId: `pt-${number}`, network };
}

/** The 200 tables of the demo, which are the same in every run. Their countdowns start at `now`. */
export function demoTables(now: number): readonly LiveTable[] {
  const kinds = Object.keys(tableKinds) as TableKind[];
  return kinds.flatMap((kind, row) =>
    cities.map((city, column) => createTable(kind, city, row * cities.length + column, now)),
  );
}
