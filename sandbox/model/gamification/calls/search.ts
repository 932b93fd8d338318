import { parseWireInstant } from "../space/wire-instant";
import { type Fields, fieldsOf, numberOf, textOf, textsOf } from "./reading";

/** Says whether an item passes a part of a filter. */
export type Test<Item> = (item: Item) => boolean;

export const passesAll =
  <Item>(...tests: readonly Test<Item>[]): Test<Item> =>
  (item) =>
    tests.every((test) => test(item));

/** The item's value must be in the list. An empty list selects all items. */
export function isAmong<Item>(list: unknown, valueOf: (item: Item) => string): Test<Item> {
  const values = textsOf(list);
  return values.length === 0 ? () => true : (item) => values.includes(valueOf(item));
}

/** One of the item's values must be in the list. An empty list selects all items. */
export function hasAmong<Item>(list: unknown, valuesOf: (item: Item) => readonly string[]): Test<Item> {
  const values = textsOf(list);
  return values.length === 0 ? () => true : (item) => valuesOf(item).some((value) => values.includes(value));
}

/** A range in either notation; both ends are exclusive (protocol section 0, points 7 and 8). */
export function isWithin<Item>(range: unknown, valueOf: (item: Item) => number): Test<Item> {
  const { moreThan, lessThan, gt, lt } = fieldsOf(range);
  const above = numberOf(moreThan ?? gt) ?? -Infinity;
  const below = numberOf(lessThan ?? lt) ?? Infinity;
  return (item) => valueOf(item) > above && valueOf(item) < below;
}

/** A date between `after` and `before`. An item without a date passes. */
export function isDated<Item>(range: unknown, dateOf: (item: Item) => string | undefined): Test<Item> {
  const { before, after } = fieldsOf(range);
  const [from, until] = [parseWireInstant(textOf(after)), parseWireInstant(textOf(before))];
  return (item) => {
    const date = parseWireInstant(dateOf(item));
    return !(date < from) && !(date > until);
  };
}

const compare = (one: unknown, other: unknown) => {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one ?? "").localeCompare(String(other ?? ""), "it");
};

/** Sorts by the fields in `sortBy`. Unknown fields have no effect. */
export function sorted<Item extends object>(items: readonly Item[], sortBy: unknown): readonly Item[] {
  const orders = (Array.isArray(sortBy) ? sortBy : []).map((order) => {
    const { queryField, order: direction } = fieldsOf(order);
    return { field: textOf(queryField) ?? "", sign: direction === "Desc" ? -1 : 1 };
  });
  return items.toSorted((one, other) => {
    for (const { field, sign } of orders) {
      const difference = compare((one as Fields)[field], (other as Fields)[field]);
      if (difference !== 0) return difference * sign;
    }
    return 0;
  });
}
