/* oxlint-disable vetrina/replaced-built-ins -- this is the only place that calls JSON.stringify */
/** Maximum nesting. It is more than our services send, and low enough for recursive readers (S24). */
const maxDepth = 64;

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (depth >= maxDepth) return true;
  return Object.values(value).some((field) => isTooDeep(field, depth + 1));
}

/** Matches the keys that give access to prototypes, even if their letters are written as escapes. */
const suspicious = /__proto__|constructor|prototype|\\u00[4-7]/;

/**
 * Counting brackets is cheaper than checking every value. Brackets in strings count too, which is harmless.
 */
function mayBeTooDeep(text: string): boolean {
  let count = 0;
  for (const bracket of "[{")
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1))
      if ((count += 1) > maxDepth) return true;
  return false;
}

const withoutPrototypes = (key: string, field: unknown): unknown =>
  key === "__proto__" || key === "constructor" || key === "prototype" ? undefined : field;

/**
 * Parses JSON and leaves out the keys `__proto__`, `constructor` and `prototype` (S12).
 * @returns the value; undefined if the string is not JSON or is nested too deeply
 */
export function parseJson(text: string): unknown {
  // An empty string means a missing cookie or stored value. It is not parsed, because exceptions are slow:
  // the engine collects the positions of all callers.
  if (text === "") return undefined;
  try {
    // A reviver makes parsing ten times slower, so it is used only if it is needed.
    const value: unknown = JSON.parse(text, suspicious.test(text) ? withoutPrototypes : undefined);
    return mayBeTooDeep(text) && isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

const plainTypes = ["string", "number", "boolean"];

/** True for values without `toJSON` in the standard: strings, numbers, booleans, arrays and plain objects. */
const isPlain = (field: unknown) =>
  plainTypes.includes(typeof field) ||
  Array.isArray(field) ||
  (typeof field === "object" &&
    field !== null &&
    Object.getPrototypeOf(field) === Object.prototype &&
    !Object.hasOwn(field, "toJSON"));

/** Returns the field itself, not the result of an inherited `toJSON`. */
function ignoreToJson(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const field = this[key];
  return isPlain(field) ? field : value;
}

/**
 * Converts a value to JSON like `JSON.stringify`, but ignores the `toJSON` that old scripts add to arrays,
 * strings and objects. Such a `toJSON` returns JSON instead of a value.
 */
export const stringifyJson = (value: unknown): string => JSON.stringify(value, ignoreToJson);
