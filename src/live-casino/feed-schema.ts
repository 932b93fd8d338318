import { boundedText } from "../utils/bounded-text";
import * as v from "../utils/valibot";
import { closedTable, loadingTable, openTable, type TableState } from "./table";

/** A digit as a number or a string. Any other value becomes NaN, which makes the whole sum NaN. */
const digit = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (/^\d$/.test(String(value)) ? Number(value) : NaN)),
  ),
  NaN,
);

const tableSchema = v.object({
  gameId: v.pipe(
    v.unknown(),
    v.transform((id) => boundedText(id, Infinity)),
    v.check((id) => id !== ""),
  ),
  open: v.boolean(),
  addCounter: v.optional(v.boolean(), false),
  minutesFirst: digit,
  minutesSecond: digit,
  secondsFirst: digit,
  secondsSecond: digit,
});

type FeedTable = v.InferOutput<typeof tableSchema>;

/** A response of a feed. A `statusCode` other than 200 makes it invalid. */
export const feedSchema = v.object({
  statusCode: v.optional(v.custom<200>((code) => code === 200)),
  result: v.object({ tables: v.array(v.unknown()) }),
});

const second = 1000;

/** @param receivedAt when the countdown was received, milliseconds since 1970 */
function stateOf(table: FeedTable, receivedAt: number): TableState {
  if (table.open) return openTable;
  if (!table.addCounter) return closedTable;
  const { minutesFirst, minutesSecond, secondsFirst, secondsSecond } = table;
  const seconds = (minutesFirst * 10 + minutesSecond) * 60 + secondsFirst * 10 + secondsSecond;
  if (Number.isNaN(seconds)) return closedTable;
  return seconds === 0 ? openTable : { status: "closed", opensAt: receivedAt + seconds * second };
}

/** The tables of a response by their id. Malformed tables are left out and counted. */
export interface FeedResponse {
  readonly tables: ReadonlyMap<string, TableState>;
  readonly malformed: number;
  /** True for a response that an earlier page of the tab received. */
  readonly isLast?: boolean;
}

export function readFeed(items: readonly unknown[], receivedAt: number): FeedResponse {
  const states = items.flatMap((item) => {
    const table = v.safeParse(tableSchema, item);
    return table.success ? [[table.output.gameId, stateOf(table.output, receivedAt)] as const] : [];
  });
  return { tables: new Map(states), malformed: items.length - states.length };
}

/**
 * Reads a response that an earlier page of the tab received; undefined if the value is not such a response. A
 * table that was open at that time, or that should have opened since, is `loading`, because only a new
 * response can show that it is open.
 *
 * @param receivedAt when the earlier page received the response, milliseconds since 1970
 */
export function readLastFeed(value: unknown, receivedAt: number, now: number): FeedResponse | undefined {
  const feed = v.safeParse(feedSchema, value);
  if (!feed.success) return undefined;
  const { tables } = readFeed(feed.output.result.tables, receivedAt);
  const isKnown = (state: TableState) =>
    state.status === "closed" && (state.opensAt === undefined || state.opensAt > now);
  const states = [...tables].map(([id, state]) => [id, isKnown(state) ? state : loadingTable] as const);
  return { tables: new Map(states), malformed: 0, isLast: true };
}
