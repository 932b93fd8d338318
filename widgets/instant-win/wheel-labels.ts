import { differentTexts, type TileText, textOfTile } from "../../src/gamification/instant-wins/tiles";
import type { InstantWinTile } from "../../src/gamification/protocol/instant-wins";

/** How the sections of a wheel are labelled. */
export interface WheelLabels {
  /** The texts without duplicates. The number of a section is the place of its text, from 1. */
  readonly texts: readonly TileText[];
  /** For each section, the index of its text. */
  readonly indexes: readonly number[];
  /** Whether each text fits in its section. Otherwise the sections have numbers, and a legend has the texts. */
  readonly fit: boolean;
}

/** Radius at which labels begin, for the smallest wheel that has labels (260 px), in average characters. */
const outerRadius = 12;
/** Height of two lines, in average characters. */
const height = 3.7;
const longestLine = 16;

/** Maximum number of characters in a line of a label, whose inner corners are on the edges of its section. */
const lineLength = (count: number) =>
  count > 2 ? Math.min(2 * (outerRadius - height) * Math.tan(Math.PI / count), longestLine) : longestLine;

/** Whether words fit in two lines of a section. */
export function fitsInSection(words: string, count: number): boolean {
  const length = lineLength(count);
  const lines = [0];
  for (const word of words.split(" ")) {
    const last = lines[lines.length - 1] ?? 0;
    const joined = last === 0 ? word.length : last + 1 + word.length;
    if (joined <= length) lines[lines.length - 1] = joined;
    else if (last === 0 || word.length > length) return false;
    else lines.push(word.length);
  }
  return lines.length <= 2;
}

export function wheelLabels(tiles: readonly InstantWinTile[]): WheelLabels {
  const texts = differentTexts(tiles);
  return {
    texts,
    indexes: tiles.map((tile) => texts.findIndex(({ words }) => words === textOfTile(tile).words)),
    fit: texts.every(({ words }) => words !== "" && fitsInSection(words, tiles.length)),
  };
}
