import type { Kind, ValueOf } from "../definition/kinds";
import { isRecord } from "../utils/is-record";

/** A tree of keys: each leaf a kind, as attributes have. */
export interface Group {
  readonly [key: string]: Kind<unknown> | Group;
}

export type GroupValues<G> = {
  readonly [Key in keyof G]: G[Key] extends Kind<unknown> ? ValueOf<G[Key]> : GroupValues<G[Key]>;
};

/** What an operator may write: any part of the tree. */
export type GroupInput<G> = {
  readonly [Key in keyof G]?: G[Key] extends Kind<unknown>
    ? Exclude<ValueOf<G[Key]>, undefined>
    : GroupInput<G[Key]>;
};

const isKind = (node: Kind<unknown> | Group): node is Kind<unknown> => typeof node.read === "function";

/** Authors write flags by their presence; a configuration says yes or no. */
function readValue(kind: Kind<unknown>, value: unknown): unknown {
  const isClear = kind.type !== "flag" || typeof value === "boolean" || value === "true" || value === "false";
  return isClear ? kind.read(value) : undefined;
}

/** What is in force after `value` was given: itself, joined with what was before, or what was before. */
function nextValue(kind: Kind<unknown>, value: unknown, before: unknown): unknown {
  if (value === undefined) return before ?? kind.default;
  return before !== undefined && kind.merge ? kind.merge(before, value) : value;
}

/**
 * Reads a tree by its description. Unknown keys and wrong values are told in words and replaced by the default,
 * or, where `previous` is given, by what was there before. Only described keys are ever copied (S12).
 */
export function readGroup<const G extends Group>(
  group: G,
  input: unknown,
  complain: (message: string) => void,
  previous?: GroupValues<G>,
  path = "",
): GroupValues<G> {
  const given = isRecord(input) ? input : {};
  if (input !== undefined && !isRecord(input))
    complain(`configuration "${path.slice(0, -1) || "(whole)"}": expected an object`);
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(group, key))
      complain(`configuration "${path}${key}" is not known; known here: ${Object.keys(group).join(", ")}`);
  }
  const values = Object.entries(group).map(([key, node]) => {
    const before = (previous as Readonly<Record<string, unknown>> | undefined)?.[key];
    const value = Object.hasOwn(given, key) ? given[key] : undefined;
    if (!isKind(node)) {
      return [
        key,
        readGroup(node, value, complain, before as GroupValues<Group> | undefined, `${path}${key}.`),
      ];
    }
    const read = value === undefined ? undefined : readValue(node, value);
    if (value !== undefined && read === undefined)
      complain(`configuration "${path}${key}": expected ${node.expected}`);
    return [key, nextValue(node, read, before)];
  });
  return Object.fromEntries(values) as GroupValues<G>;
}
