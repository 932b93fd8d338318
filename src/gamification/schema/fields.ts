import * as v from "valibot";
import { isRecord } from "../../utils/is-record";
import { readInstant } from "./instants";

/*
 * The words that the schemas are written in, all of them lenient: a field that cannot be read is as if it were absent,
 * an item without what it cannot do without is left out of its list, and the rest is shown. Each schema has two types:
 * its input is what goes over the wire, its output what is read from it. What the platform may send as null is absent.
 */

/** What a schema tells of itself to the drift alarm; reading never looks at it. */
export interface Description {
  /** The values that we know. */
  readonly known?: readonly (string | number)[];
  /** What an object inside another is. */
  readonly of?: v.GenericSchema;
  /** What each item of a list or a map is. */
  readonly each?: v.GenericSchema;
}

export type Field<Wire, Value> = v.OptionalSchema<v.GenericSchema<Wire, Value | undefined>, undefined>;

/** Never absent once read: what the wire leaves out is empty. */
export type ListField<Wire, Value> = v.OptionalSchema<
  v.GenericSchema<readonly Wire[], readonly Value[]>,
  readonly never[]
>;

/** Known values with the editor's help, and any that the platform may add. */
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

/** Also as a numeric text. */
export const number = field<number, number>(readNumber);

/** One end of a range: a number, or a text that is one. */
export const bound = field<number | string, number>(readNumber);

export const flag = field<boolean, boolean>(readFlag);

/** Milliseconds since 1970, once read. */
export const instant = field<string, number>(readInstant);

export const anything = field<unknown, unknown>((value) => value);

/** One of an enumeration's names; another is kept as it is. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Known extends string>(known: readonly Known[]) =>
  field<Open<Known>, Open<Known>>(readText, { known });

/** The names in a table of codes. */
/* @__NO_SIDE_EFFECTS__ */
export const names = <Codes extends Readonly<Record<string, number>>>(codes: Codes) =>
  Object.keys(codes) as (keyof Codes & string)[];

/** One of the numbers in a table of codes; another is kept as it is. */
/* @__NO_SIDE_EFFECTS__ */
export const code = (codes: Readonly<Record<string, number>>) =>
  field<number, number>(readNumber, { known: Object.values(codes) });

function read<Value>(of: v.GenericSchema<unknown, Value>, value: unknown): Value | undefined {
  const result = v.safeParse(of, value);
  return result.success ? result.output : undefined;
}

const readItems = <Value>(
  of: v.GenericSchema<unknown, Value | undefined>,
  values: readonly unknown[],
): readonly Value[] => values.flatMap((value) => read(of, value) ?? []);

const none: readonly never[] = [];

/** A list of which the items that cannot be read are left out. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <Wire, Value>(
  of: v.GenericSchema<Wire | undefined, Value | undefined>,
): ListField<Wire, Value> =>
  v.optional(
    readBy((value) => readItems(of, Array.isArray(value) ? value : none), { each: of }),
    none,
  );

export const texts = list(text);

/** A list that makes the reply: something else in its place is no such reply. Absent, nothing was found. */
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

/** An object inside another. */
/* @__NO_SIDE_EFFECTS__ */
export const part = <Wire, Value>(of: v.GenericSchema<Wire, Value>): Field<Wire, Value> =>
  field((value) => read(of, value), { of });

/** A field without which its object is of no use, and is not read. */
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
