/** Maximum nesting. It is more than our services send, and low enough for recursive readers (S24). */
const maxDepth = 64;

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (depth >= maxDepth) return true;
  // A loop without copies: this runs over every long answer.
  for (const key in value) if (isTooDeep(value[key as keyof typeof value], depth + 1)) return true;
  return false;
}

/** Matches the keys that lead into prototypes, also where their letters are written as escapes. */
const suspicious = /__proto__|constructor|prototype|\\u00[4-7]/;

/** Counting brackets is cheaper than looking at every value. Those in texts count too, which does no harm. */
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
 * Parses JSON without `__proto__`, `constructor` and `prototype` (S12).
 * @returns the value; undefined if the text is not JSON or is nested too deeply
 */
export function parseJson(text: string): unknown {
  try {
    // A reviver makes parsing ten times slower: it is used only where it is needed.
    const value: unknown = JSON.parse(text, suspicious.test(text) ? withoutPrototypes : undefined);
    return mayBeTooDeep(text) && isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
