/** How many letters must be changed, added or removed to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (above[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}

/** Longer words are nobody's typing mistake. */
const maxLength = 60;

/** Shorter words begin many names. */
const minStart = 4;

/** The known name that a misspelt or cut one most likely means; undefined if none is like it. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (written.length > maxLength) return undefined;
  const lower = written.toLowerCase();
  const [best] = known
    .map((name) => ({ name, changes: distance(lower, name.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes);
  if (best && best.changes <= Math.max(1, Math.floor(written.length / 3))) return best.name;
  return lower.length < minStart ? undefined : known.find((name) => name.startsWith(lower));
}
