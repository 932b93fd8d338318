import * as v from "valibot";

/** Longer texts of a service are cut before anything shows them (S19). */
const longestText = 300;

/** A text or a number as text; anything else is empty. */
export const boundedText = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === "string" || typeof value === "number" ? String(value).slice(0, longestText) : "",
    ),
  ),
  "",
);

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
