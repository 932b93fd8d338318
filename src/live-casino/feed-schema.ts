import * as v from "valibot";
import { closedTable, openTable, type TableState } from "./table";

/** A digit as a number or as a text; anything else is none, and makes a sum that is none. */
const digit = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (/^\d$/.test(String(value)) ? Number(value) : NaN)),
  ),
  NaN,
);

const tableSchema = v.object({
  gameId: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  open: v.boolean(),
  addCounter: v.optional(v.boolean(), false),
  minutesFirst: digit,
  minutesSecond: digit,
  secondsFirst: digit,
  secondsSecond: digit,
});

type FeedTable = v.InferOutput<typeof tableSchema>;

/** An answer of a lobby: a body that speaks of another status than 200 is none. */
export const feedSchema = v.object({
  statusCode: v.optional(v.literal(200)),
  result: v.object({ tables: v.array(v.unknown()) }),
});

const second = 1000;

/** @param receivedAt from when on the digits count, milliseconds since 1970 */
function stateOf(table: FeedTable, receivedAt: number): TableState {
  if (table.open) return openTable;
  if (!table.addCounter) return closedTable;
  const { minutesFirst, minutesSecond, secondsFirst, secondsSecond } = table;
  const seconds = (minutesFirst * 10 + minutesSecond) * 60 + secondsFirst * 10 + secondsSecond;
  if (Number.isNaN(seconds)) return closedTable;
  return seconds === 0 ? openTable : { status: "closed", opensAt: receivedAt + seconds * second };
}

/** The tables of an answer by their id. A malformed one is left out, and counted. */
export interface FeedAnswer {
  readonly tables: ReadonlyMap<string, TableState>;
  readonly malformed: number;
}

export function readFeed(items: readonly unknown[], receivedAt: number): FeedAnswer {
  const read = items.flatMap((item) => {
    const table = v.safeParse(tableSchema, item);
    return table.success ? [[table.output.gameId, stateOf(table.output, receivedAt)] as const] : [];
  });
  return { tables: new Map(read), malformed: items.length - read.length };
}
