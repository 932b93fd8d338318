import type { InstantWinTile } from "../protocol/instant-wins";

/** Maximum number of tiles that are shown (security row S24). */
const maxTiles = 60;

/** A tile with its row and column, counted from 1. Rows and columns without tiles are not counted. */
export interface PlacedTile {
  readonly tile: InstantWinTile;
  readonly row: number;
  readonly column: number;
}

export interface TileBoard {
  readonly columns: number;
  /** The cells, sorted by row and then by column. */
  readonly cells: readonly PlacedTile[];
}

const rowOf = ({ location }: InstantWinTile) => location?.row ?? Infinity;
const columnOf = ({ location }: InstantWinTile) => location?.col ?? Infinity;

const ranks = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);

/** Places tiles by their `location`. Tiles without a location follow in their own order. */
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
 * The index of the resulting tile among the cells: the cell with the same location, by which the platform
 * identifies it (protocol section 5). If the tile has no location, it is the cell with the same text.
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

/** Matches tags, characters that a sanitiser removes, and characters that look like spaces. */
const notWords = /<(script|style)\b[^]*?<\/\1[^<>]*>|<!--[^]*?-->|<[^<>]*>|&nbsp;|\s/gi;

/** The words of markup, for comparisons; never shown. */
const wordsOf = (html: string) => html.replace(notWords, " ").replace(/ +/g, " ").trim();

/** The text of a tile. */
export interface TileText {
  /** The tile's words without markup, for comparing and measuring; never shown if `html` is set. */
  readonly words: string;
  /**
   * Rich text of the platform; undefined if the words are the name of the tile's reward, or if there are
   * none.
   */
  readonly html?: string;
}

/** The text of a tile. If the text has no words, the name of the tile's reward. */
export function textOfTile({ text = "", reward }: InstantWinTile): TileText {
  const words = wordsOf(text);
  return words ? { words, html: text } : { words: reward?.name?.trim() ?? "" };
}

/** The texts of some tiles, without duplicates. Tiles without a text share one entry without words. */
export function differentTexts(tiles: readonly InstantWinTile[]): readonly TileText[] {
  const byWords = new Map<string, TileText>();
  for (const tile of tiles) {
    const text = textOfTile(tile);
    if (!byWords.has(text.words)) byWords.set(text.words, text);
  }
  return [...byWords.values()];
}
