import * as v from "valibot";

/*
 * Schemas that forgive: what a service writes badly in a detail must not hide the rest of its answer.
 */

/** Longer texts of a service are cut before anything shows them (S19). */
const maxTextLength = 300;

/** A text or a number as text; anything else is empty. */
export const boundedText = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === "string" || typeof value === "number" ? String(value).slice(0, maxTextLength) : "",
    ),
  ),
  "",
);

/** An instant as services write it, in milliseconds since 1970; what cannot be read is no instant. */
function readInstant(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string" || value.length > 40) return undefined;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : instant;
}

export const optionalInstant = v.optional(v.pipe(v.unknown(), v.transform(readInstant)));

/** A list of which bad items are left out: the others are shown. */
export const lenientList = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((each) => {
        const read = v.safeParse(item, each);
        return read.success ? [read.output] : [];
      }),
    ),
  );
