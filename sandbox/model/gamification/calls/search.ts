import { instantOf } from "../space/wire-instant";
import { type Fields, fieldsOf, numberOf, textOf, textsOf } from "./reading";

/** Whether a value passes a part of a filter. */
export type Test<Item> = (item: Item) => boolean;

export const passesAll =
  <Item>(...tests: readonly Test<Item>[]): Test<Item> =>
  (item) =>
    tests.every((test) => test(item));

/** One of the wanted; no wish is passed by all. */
export function isAmong<Item>(wanted: unknown, valueOf: (item: Item) => string): Test<Item> {
  const values = textsOf(wanted);
  return values.length === 0 ? () => true : (item) => values.includes(valueOf(item));
}

/** Has one of the wanted; no wish is passed by all. */
export function hasAmong<Item>(wanted: unknown, valuesOf: (item: Item) => readonly string[]): Test<Item> {
  const values = textsOf(wanted);
  return values.length === 0 ? () => true : (item) => valuesOf(item).some((value) => values.includes(value));
}

/** Both shapes of a range, both exclusive (protocol section 0, points 7 and 8). */
export function isWithin<Item>(range: unknown, valueOf: (item: Item) => number): Test<Item> {
  const { moreThan, lessThan, gt, lt } = fieldsOf(range);
  const above = numberOf(moreThan ?? gt) ?? -Infinity;
  const below = numberOf(lessThan ?? lt) ?? Infinity;
  return (item) => valueOf(item) > above && valueOf(item) < below;
}

/** Between `after` and `before`; what has no date passes. */
export function isDated<Item>(range: unknown, dateOf: (item: Item) => string | undefined): Test<Item> {
  const { before, after } = fieldsOf(range);
  const [from, until] = [instantOf(textOf(after)), instantOf(textOf(before))];
  return (item) => {
    const date = instantOf(dateOf(item));
    return !(date < from) && !(date > until);
  };
}

const compare = (one: unknown, other: unknown) => {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one ?? "").localeCompare(String(other ?? ""), "it");
};

/** Sorted by the fields of `sortBy`; a field that is not there sorts nothing. */
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
