import * as v from "valibot";
import { endpoint } from "../account/endpoint";
import { filled } from "../account/fields";
import type { Calls } from "../call";
import { type Answer, granted } from "../envelope";
import type { Model } from "../interface";
import { liveCasinoPaths } from "../paths";
import type { LiveTable, TableProvider } from "./demo-tables";
import { momentOf } from "./schedule";

const second = 1000;
const minute = 60;

/** More cannot be said with four digits. */
const maxCountdown = 100 * minute;

/** A table as a lobby feed tells of it (architecture section 9.6). */
interface FeedItem {
  readonly gameId: string;
  readonly open: boolean;
  /** Closed, and the digits say for how long. */
  readonly addCounter: boolean;
  readonly minutesFirst: number;
  readonly minutesSecond: number;
  readonly secondsFirst: number;
  readonly secondsSecond: number;
}

const digitsOf = (seconds: number) => {
  const [minutes, rest] = [Math.floor(seconds / minute), seconds % minute];
  return {
    minutesFirst: Math.floor(minutes / 10),
    minutesSecond: minutes % 10,
    secondsFirst: Math.floor(rest / 10),
    secondsSecond: rest % 10,
  };
};

function feedItem({ gameId, schedule }: LiveTable, now: number): FeedItem {
  const moment = momentOf(schedule, now);
  const seconds = moment.open ? 0 : Math.ceil((moment.opensIn ?? 0) / second);
  const addCounter = seconds > 0 && seconds < maxCountdown;
  return { gameId, open: moment.open, addCounter, ...digitsOf(addCounter ? seconds : 0) };
}

function feed({ clock, tables }: Model, provider: TableProvider, network?: string): Answer {
  const instead = tables.insteadOf(provider);
  const now = clock.now();
  return granted({
    tables: instead ?? tables.of(provider, network).map((table) => feedItem(table, now)),
  });
}

const networkQuery = v.strictObject({ network: filled("network") });

/** Public, as a lobby is: who asks is not asked. */
export const lobbyFeedCalls: Calls = {
  [`GET ${liveCasinoPaths.playtechFeed}`]: endpoint({ query: networkQuery }, ({ model, query }) =>
    feed(model, "CasinoGamePT", query.network),
  ),
  [`GET ${liveCasinoPaths.evolutionFeed}`]: endpoint({}, ({ model }) => feed(model, "EvolutionGame")),
};
