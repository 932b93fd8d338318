import { endpoint, nonEmptyText } from "../account/endpoint";
import { liveCasinoPaths } from "../configuration";
import { type Answer, success } from "../envelope";
import type { Calls, Model } from "../interface";
import * as v from "../valibot";
import type { LiveTable, TableProvider } from "./demo-tables";
import { stateAt } from "./schedule";

const second = 1000;
const minute = 60;

/** Maximum countdown in seconds. Four digits can show at most 99:59. */
const maxCountdown = 100 * minute;

const digitsOf = (seconds: number) => {
  const minutes = Math.floor(seconds / minute);
  const rest = seconds % minute;
  return {
    minutesFirst: Math.floor(minutes / 10),
    minutesSecond: minutes % 10,
    secondsFirst: Math.floor(rest / 10),
    secondsSecond: rest % 10,
  };
};

/**
 * A table in a lobby feed (architecture section 9.6). With `addCounter`, the entry contains the digits of the
 * time until the table opens.
 */
function feedItem({ gameId, schedule }: LiveTable, now: number) {
  const state = stateAt(schedule, now);
  const seconds = state.open ? 0 : Math.ceil((state.opensIn ?? 0) / second);
  const addCounter = seconds > 0 && seconds < maxCountdown;
  return { gameId, open: state.open, addCounter, ...digitsOf(addCounter ? seconds : 0) };
}

function feed({ clock, tables }: Model, provider: TableProvider, network?: string): Answer {
  const override = tables.feedOverride(provider);
  const now = clock.now();
  return success({
    tables: override ?? tables.of(provider, network).map((table) => feedItem(table, now)),
  });
}

const networkQuery = v.strictObject({ network: nonEmptyText("network") });

/** The calls of the lobbies. They are public, so they need no credentials. */
export const lobbyFeedCalls: Calls = {
  [`GET ${liveCasinoPaths.playtechFeed}`]: endpoint({ query: networkQuery }, ({ model, query }) =>
    feed(model, "CasinoGamePT", query.network),
  ),
  [`GET ${liveCasinoPaths.evolutionFeed}`]: endpoint({}, ({ model }) => feed(model, "EvolutionGame")),
};
