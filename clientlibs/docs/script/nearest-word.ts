import type { KnownWord } from "./vocabulary";

/**
 * How many letters are wrong, missing or too many; two that are swapped count once (Damerau-Levenshtein). The small
 * libraries count them twice. It is infinite above a limit: most words of an index are far away.
 */
function distance(one: string, other: string, most: number): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
      current.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return Infinity;
    [beforeLast, last] = [last, current];
  }
  const errors = last[other.length] ?? Infinity;
  return errors > most ? Infinity : errors;
}

/** Shorter words are too near to each other. */
const minLength = 4;
const minOfTwoErrors = 8;

/** The word of the index that was meant by a term with typing errors. A number is what it is: 503 is not meant to be 404. */
export function nearestWord(term: string, vocabulary: readonly KnownWord[]): KnownWord | undefined {
  const letters = term.replace(/[-.:_]/g, "");
  if (letters.length < minLength || /\p{N}/u.test(term)) return undefined;
  const most = letters.length < minOfTwoErrors ? 1 : 2;
  const distanceTo = (name = "") => {
    // Nobody errs in the first letter of a short word, and other words are near: “jest” is not “test”.
    if (most === 1 && name[0] !== letters[0]) return Infinity;
    return Math.abs(name.length - letters.length) > most ? Infinity : distance(letters, name, most);
  };
  return vocabulary
    .map((word) => {
      const ofTails = word.tails.map(distanceTo);
      const errors = Math.min(...ofTails);
      return { word, errors, isWhole: ofTails[0] === errors };
    })
    .filter(({ errors }) => errors <= most)
    .toSorted(
      (one, other) =>
        one.errors - other.errors ||
        // `leaderboard` rather than `vetrina-leaderboard`.
        Number(other.isWhole) - Number(one.isWhole) ||
        other.word.entries - one.word.entries,
    )[0]?.word;
}
