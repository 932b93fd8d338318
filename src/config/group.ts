import type { Kind, ValueOf } from "../definition/kinds";
import { isRecord } from "../utils/objects";

/** A tree of configuration keys. Each leaf has a kind, as attributes have. */
export interface Group {
  readonly [key: string]: Kind<unknown> | Group;
}

export type GroupValues<G> = {
  readonly [Key in keyof G]: G[Key] extends Kind<unknown> ? ValueOf<G[Key]> : GroupValues<G[Key]>;
};

/** Configuration input from an operator: any part of the tree. */
export type GroupInput<G> = {
  readonly [Key in keyof G]?: G[Key] extends Kind<unknown>
    ? Exclude<ValueOf<G[Key]>, undefined>
    : GroupInput<G[Key]>;
};

/** The part of the `ConfigStore` that reads one section: it returns a function that returns the current values. */
export interface SectionReader<Name extends string, G extends Group> {
  section(name: Name, description: G): () => GroupValues<G>;
}

const isKind = (node: Kind<unknown> | Group): node is Kind<unknown> => typeof node.read === "function";

/**
 * Reads a value. A boolean in the configuration must be true or false, while an attribute may be present
 * without a value.
 */
function readValue(kind: Kind<unknown>, value: unknown): unknown {
  const isValid = kind.type !== "flag" || typeof value === "boolean" || value === "true" || value === "false";
  return isValid ? kind.read(value) : undefined;
}

/**
 * Returns the value after an input: the new value merged with the previous one, or the previous one if the
 * input is not valid.
 */
function nextValue(kind: Kind<unknown>, value: unknown, before: unknown): unknown {
  if (value === undefined) return before ?? kind.default;
  // Only an own method counts, because old scripts add a `merge` to `Object.prototype`.
  const hasMerge = Object.hasOwn(kind, "merge");
  return before !== undefined && hasMerge && kind.merge ? kind.merge(before, value) : value;
}

/**
 * Reads the input for a tree according to the tree's description. Only described keys are copied (S12). A
 * wrong value is replaced by the previous value or the default.
 * @param report receives a message for each unknown key and each wrong value
 */
export function readGroup<const G extends Group>(
  group: G,
  input: unknown,
  report: (message: string) => void,
  previous?: GroupValues<G>,
  path = "",
): GroupValues<G> {
  const fields = isRecord(input) ? input : {};
  if (input !== undefined && !isRecord(input))
    report(`configuration "${path.slice(0, -1) || "(whole)"}": expected an object`);
  for (const key of Object.keys(fields)) {
    if (!Object.hasOwn(group, key))
      // A dot or a quotation mark would make the key look like a path or end the quoted key too early.
      report(
        `configuration "${path}${key.replace(/[."]/g, "_")}" is not known; known here: ${Object.keys(group).join(", ")}`,
      );
  }
  const values = Object.entries(group).map(([key, node]) => {
    const before = (previous as Readonly<Record<string, unknown>> | undefined)?.[key];
    const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!isKind(node)) {
      return [
        key,
        readGroup(node, value, report, before as GroupValues<Group> | undefined, `${path}${key}.`),
      ];
    }
    const parsed = value === undefined ? undefined : readValue(node, value);
    if (value !== undefined && parsed === undefined)
      report(`configuration "${path}${key}": expected ${node.expected}`);
    return [key, nextValue(node, parsed, before)];
  });
  return Object.fromEntries(values) as GroupValues<G>;
}

/**
 * A group of keys whose description is in another chunk. The parts are stored unparsed and in order until
 * `ConfigStore.section` reads them.
 */
export const section: Kind<readonly unknown[], true> = {
  type: "function",
  expected: "an object",
  required: false,
  default: [],
  property: false,
  merge: (earlier, later) => [...earlier, ...later],
  read: (input) => (isRecord(input) ? [input] : undefined),
};
