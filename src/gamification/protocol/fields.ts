import { isRecord } from "../../utils/objects";
import * as v from "../../utils/valibot";
import { readInstant } from "./instants";

/*
 * The field types of the schemas. All of them are lenient: an unreadable field counts as absent, an item
 * without one of its required fields is left out of its list, and the rest is read. A null counts as absent.
 * Each schema has two types: its input is the JSON that the platform sends, its output is the value that this
 * library returns.
 */

/** Description of a schema for the drift alarm. Reading does not use it. */
export interface Description {
  /** The known values, or the name of their list in `knownValues` of `client/drift.ts`. */
  readonly known?: readonly string[] | string;
  /** The schema of a nested object. */
  readonly of?: v.GenericSchema;
  /** The schema of each item of a list or a map. */
  readonly each?: v.GenericSchema;
}

export type Field<Wire, Value> = v.OptionalSchema<v.GenericSchema<Wire, Value | undefined>, undefined>;

/** A list. A missing list is read as an empty list. */
export type ListField<Wire, Value> = v.OptionalSchema<
  v.GenericSchema<readonly Wire[], readonly Value[]>,
  readonly never[]
>;

/** The known values, which editors can complete, and any value that the platform may add. */
export type Open<Known extends string> = Known | (string & Record<never, never>);

/* @__NO_SIDE_EFFECTS__ */
function readBy<Wire, Value>(read: (value: unknown) => Value, description: Description = {}) {
  const schema: v.GenericSchema<unknown, Value> = v.pipe(v.unknown(), v.transform(read));
  return Object.assign(schema, description) as v.GenericSchema<Wire, Value>;
}

/* @__NO_SIDE_EFFECTS__ */
const field = <Wire, Value>(
  read: (value: unknown) => Value | undefined,
  description?: Description,
): Field<Wire, Value> => v.optional(readBy<Wire, Value | undefined>(read, description));

const readText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

export function readNumber(value: unknown): number | undefined {
  const isNumber = typeof value === "number" || (typeof value === "string" && value.trim() !== "");
  const number = isNumber ? Number(value) : NaN;
  return Number.isFinite(number) ? number : undefined;
}

function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === "true") return true;
  return value === false || value === "false" ? false : undefined;
}

export const text = field<string, string>(readText);

/** A number, or a string that contains a number. */
export const number = field<number, number>(readNumber);

/** One end of a range: a number, or a string that contains a number. */
export const bound = field<number | string, number>(readNumber);

export const flag = field<boolean, boolean>(readFlag);

/** An instant, read as milliseconds since 1970. */
export const instant = field<string, number>(readInstant);

export const anything = field<unknown, unknown>((value) => value);

/**
 * One of the names of an enumeration. An unknown name is kept.
 *
 * @param known name of the enumeration in `knownValues` of `client/drift.ts`. For a field that only requests
 * have, the values themselves, because clients do not contain the schemas of requests
 */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Known extends string>(known: readonly Known[] | string) =>
  field<Open<Known>, Open<Known>>(readText, { known });

/**
 * A numeric code. An unknown code is kept.
 *
 * @param known name of the codes in `knownValues` of `client/drift.ts`
 */
/* @__NO_SIDE_EFFECTS__ */
export const code = (known: string) => field<number, number>(readNumber, { known });

function read<Value>(of: v.GenericSchema<unknown, Value>, value: unknown): Value | undefined {
  const result = v.safeParse(of, value);
  return result.success ? result.output : undefined;
}

const readItems = <Value>(
  of: v.GenericSchema<unknown, Value | undefined>,
  values: readonly unknown[],
): readonly Value[] => values.flatMap((value) => read(of, value) ?? []);

const emptyList: readonly never[] = [];

/** A list. Unreadable items are left out. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <Wire, Value>(
  of: v.GenericSchema<Wire | undefined, Value | undefined>,
): ListField<Wire, Value> =>
  v.optional(
    readBy((value) => readItems(of, Array.isArray(value) ? value : emptyList), { each: of }),
    emptyList,
  );

export const texts = list(text);

/**
 * The list that a reply consists of. Any other value makes the whole reply unreadable; a missing list is
 * empty.
 */
/* @__NO_SIDE_EFFECTS__ */
export const replyList = <Wire, Value>(of: v.GenericSchema<Wire, Value>) =>
  v.nullish(
    Object.assign(
      v.pipe(
        v.array(v.unknown()),
        v.transform((values) => readItems(of, values)),
      ),
      { each: of },
    ),
    [],
  );

/* @__NO_SIDE_EFFECTS__ */
export const map = <Wire, Value>(of: v.GenericSchema<Wire, Value | undefined>) =>
  field<Readonly<Record<string, Wire>>, Readonly<Record<string, Value>>>(
    (value) =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).flatMap(([key, field]) => {
              const found = read(of, field);
              return found === undefined ? [] : [[key, found]];
            }),
          )
        : undefined,
    { each: of },
  );

/** A nested object. */
/* @__NO_SIDE_EFFECTS__ */
export const part = <Wire, Value>(of: v.GenericSchema<Wire, Value>): Field<Wire, Value> =>
  field((value) => read(of, value), { of });

/** A required field: an object without it is not read. */
/* @__NO_SIDE_EFFECTS__ */
export const needed = <Wire, Value>({
  wrapped,
}: {
  readonly wrapped: v.GenericSchema<Wire, Value | undefined>;
}) =>
  v.pipe(
    wrapped,
    v.check((value) => value !== undefined),
  ) as v.GenericSchema<Wire, Value>;
