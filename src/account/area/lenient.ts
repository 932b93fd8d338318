import { boundedText } from "../../utils/bounded-text";
import * as v from "../../utils/valibot";

/*
 * Lenient schemas: one invalid detail must not hide the rest of a response.
 */

/** A schema that accepts any value and converts it with a function. */
export const readBy = <Value>(read: (value: unknown) => Value) => v.pipe(v.unknown(), v.transform(read));

/** A string of limited length, from a string or a number (S19); any other value becomes an empty string. */
export const lenientText = v.optional(
  readBy((value) => boundedText(value)),
  "",
);

/** Parses an instant, given as a date string or in milliseconds since 1970; undefined if it is not valid. */
function readInstant(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string" || value.length > 40) return undefined;
  const instant = new Date(value).getTime();
  return Number.isNaN(instant) ? undefined : instant;
}

export const optionalInstant = v.optional(readBy(readInstant));

/** A list without its invalid items. */
export const lenientList = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((each) => {
        const parsed = v.safeParse(item, each);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
