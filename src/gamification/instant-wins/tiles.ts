import type { InstantWinTile } from "../schema/instant-wins";

/** The most tiles that are shown (security row S24). */
const maxTiles = 60;

/** A tile and its cell, from 1. Rows and columns without tiles are left out. */
export interface PlacedTile {
  readonly tile: InstantWinTile;
  readonly row: number;
  readonly column: number;
}

export interface TileBoard {
  readonly columns: number;
  /** By row, then by column. */
  readonly cells: readonly PlacedTile[];
}

const rowOf = ({ location }: InstantWinTile) => location?.row ?? Infinity;
const columnOf = ({ location }: InstantWinTile) => location?.col ?? Infinity;

const ranks = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);

/** Places tiles by their `location`. Tiles without one follow in their own order. */
export function tileBoard(tiles: readonly InstantWinTile[]): TileBoard {
  const placed = tiles.filter(({ location }) => location !== undefined);
  const others = tiles.filter(({ location }) => location === undefined);
  const rows = ranks(placed.map(rowOf));
  const columns = ranks(placed.map(columnOf));
  const width = columns.length || Math.ceil(Math.sqrt(tiles.length));
  const cells = placed.map((tile) => ({
    tile,
    row: rows.indexOf(rowOf(tile)) + 1,
    column: columns.indexOf(columnOf(tile)) + 1,
  }));
  cells.sort((a, b) => a.row - b.row || a.column - b.column);
  const added = others.map((tile, index) => ({
    tile,
    row: rows.length + Math.floor(index / width) + 1,
    column: (index % width) + 1,
  }));
  return { columns: Math.max(width, 1), cells: [...cells, ...added].slice(0, maxTiles) };
}

/**
 * The index of a drawn tile among the cells: the one in the same place, which is how the platform names it (protocol
 * section 5); without a place, the one with the same text.
 */
export function indexOfDrawn(cells: readonly PlacedTile[], drawn: InstantWinTile | undefined): number {
  if (!drawn) return -1;
  const { location } = drawn;
  return cells.findIndex(({ tile }) =>
    location
      ? tile.location?.col === location.col && tile.location?.row === location.row
      : tile.text === drawn.text,
  );
}

/** What a sanitiser leaves out, tags, and what looks like a space. */
const notWords = /<(script|style)\b[^]*?<\/\1[^<>]*>|<!--[^]*?-->|<[^<>]*>|&nbsp;|\s/gi;

/** The words of markup, to compare them; never shown. */
const wordsOf = (html: string) => html.replace(notWords, " ").replace(/ +/g, " ").trim();

/** The texts of some tiles as they are written, each different wording once; those without words are left out. */
export function differentTexts(tiles: readonly InstantWinTile[]): readonly string[] {
  const byWords = new Map<string, string>();
  for (const { text = "" } of tiles) {
    const words = wordsOf(text);
    if (words && !byWords.has(words)) byWords.set(words, text);
  }
  return [...byWords.values()];
}

/** Whether a tile has one of the platform's marks, in the field that it spells `contraints` (protocol section 9). */
export const hasMark = ({ contraints }: InstantWinTile, mark: string): boolean =>
  contraints.some((each) => each.toLowerCase() === mark.toLowerCase());
