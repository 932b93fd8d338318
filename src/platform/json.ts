/** Deeper values than any of our services send are refused: recursive readers stay safe (S24). */
const deepest = 64;

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth >= deepest || Object.values(value).some((field) => isTooDeep(field, depth + 1));
}

/** The value of a JSON text, or undefined where it is none. `__proto__` and its like never get in (S12). */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text, (key, field: unknown) =>
      key === "__proto__" || key === "constructor" || key === "prototype" ? undefined : field,
    );
    return isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
