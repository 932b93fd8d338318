import { isRecord } from "../../../../src/utils/objects";
import type { SpaceState } from "../space/state";
import { parseWireInstant } from "../space/wire-values";

/** The fields of a request. Requests are parsed leniently (protocol section 3): a field of a wrong type counts as missing. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

/** Reads a number, or a string with a number, because some clients send ranges as strings. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

/** An integer, limited to the range from `from` to `to`. */
export function integerOf(value: unknown, fallback: number, from: number, to: number): number {
  return Math.min(Math.max(Math.trunc(numberOf(value) ?? fallback), from), to);
}

/** Tests whether an item passes a part of a filter. */
export type Test<Item> = (item: Item) => boolean;

export const passesAll =
  <Item>(...tests: readonly Test<Item>[]): Test<Item> =>
  (item) =>
    tests.every((test) => test(item));

/** The item's value must be in the list. An empty list selects all items. */
export function isAmong<Item>(list: unknown, valueOf: (item: Item) => string): Test<Item> {
  return hasAmong(list, (item) => [valueOf(item)]);
}

/** One of the item's values must be in the list. An empty list selects all items. */
export function hasAmong<Item>(list: unknown, valuesOf: (item: Item) => readonly string[]): Test<Item> {
  const values = textsOf(list);
  return values.length === 0 ? () => true : (item) => valuesOf(item).some((value) => values.includes(value));
}

/** The item's value must be this string. An empty or a missing string selects all items. */
export function isEqual<Item>(requested: unknown, valueOf: (item: Item) => string): Test<Item> {
  return isAmong(requested === "" ? [] : [requested], valueOf);
}

/**
 * The item's value must be in the range, which excludes both of its ends. The range is written with
 * `moreThan` and `lessThan` or with `gt` and `lt` (protocol section 0, points 7 and 8).
 */
export function isWithin<Item>(range: unknown, valueOf: (item: Item) => number): Test<Item> {
  const { moreThan, lessThan, gt, lt } = fieldsOf(range);
  const above = numberOf(moreThan ?? gt) ?? -Infinity;
  const below = numberOf(lessThan ?? lt) ?? Infinity;
  return (item) => valueOf(item) > above && valueOf(item) < below;
}

/** The item's date must be between `after` and `before`. An item without a date passes. */
export function isDated<Item>(range: unknown, dateOf: (item: Item) => string | undefined): Test<Item> {
  const { before, after } = fieldsOf(range);
  const from = parseWireInstant(textOf(after));
  const until = parseWireInstant(textOf(before));
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

/** An item that belongs to an entity. */
interface EntityItem {
  readonly id: string;
  readonly entityType: string;
  readonly entityId: string;
}

/**
 * A test for a list of filters. An item must pass at least one filter. A filter of type `own` lists ids of
 * items.
 */
export function belongsTo<Item extends EntityItem>(filters: unknown, own: string): Test<Item> {
  const tests = (Array.isArray(filters) ? filters : []).map((filter): Test<Item> => {
    const fields = fieldsOf(filter);
    const type = textOf(fields.entityType);
    const ids = textsOf(fields.entityIds);
    if (type === own) return ({ id }) => ids.length === 0 || ids.includes(id);
    return ({ entityType, entityId }) =>
      (type === undefined || type === entityType) && (ids.length === 0 || ids.includes(entityId));
  });
  return (item) => tests.length === 0 || tests.some((test) => test(item));
}

interface Constrained {
  readonly id: string;
  readonly constraints: readonly string[];
}

/**
 * Names of constraints that differ between filters and entities (protocol section 6). Each name in a filter
 * has the entity's name as its value.
 */
const spellings: Readonly<Record<string, string>> = { optinRequired: "optinRequiredForEntrants" };

/** A test for the constraints of a filter. An item must meet all of them. */
export function constraintTest<Item extends Constrained>(
  requested: unknown,
  { missions }: SpaceState,
): Test<Item> {
  const roots = new Set(missions.map(({ id }) => id));
  const steps = new Set(missions.flatMap(({ edges }) => edges.map(({ tailEntityId }) => tailEntityId)));
  const tests = textsOf(requested).map((constraint): Test<Item> => {
    if (constraint === "mission") return ({ id }) => roots.has(id);
    if (constraint === "hasNoDependancies") return ({ id }) => !roots.has(id) && !steps.has(id);
    // The constraint `includeOptInStatus` only requests more fields, so every entity passes.
    if (constraint === "includeOptInStatus") return () => true;
    return ({ constraints }) => constraints.includes(spellings[constraint] ?? constraint);
  });
  return passesAll(...tests);
}
