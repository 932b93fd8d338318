import { listOf } from "../../utils/list-of";

/**
 * How many letters must be changed, added, removed or swapped with the next letter to turn one word into the
 * other (Damerau).
 */
function distance(one: string, other: string): number {
  const rows = [listOf(other.length + 1, (index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          isExchanged ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** A tag without the common prefix of all tags, and without the separators of its words. */
const bareTag = (tag: string) =>
  tag
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/^vetrina/, "");

/** The tag that a misspelt tag most likely means, regardless of its form; undefined if no tag is similar. */
export function nearestTag(written: string, tags: readonly string[]): string | undefined {
  const right = nearest(bareTag(written), tags.map(bareTag));
  return tags.find((tag) => bareTag(tag) === right);
}

/** Maximum length of a word that is compared. A longer word is not a typing mistake. */
const maxLength = 60;

/** Minimum length of a word that is compared with parts of names. Shorter words are part of many names. */
const minPart = 4;

/** The known name that a misspelt or truncated name most likely means; undefined if no name is similar. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (written.length > maxLength) return undefined;
  const lower = written.toLowerCase();
  const [best] = known
    .map((name) => ({ name, changes: distance(lower, name.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes);
  if (best && best.changes <= Math.max(1, Math.floor(written.length / 3))) return best.name;
  if (lower.length < minPart) return undefined;
  const [whole, another] = known.filter((name) => name.toLowerCase().includes(lower));
  return (
    known.find((name) => name.toLowerCase().startsWith(lower)) ?? (another === undefined ? whole : undefined)
  );
}
