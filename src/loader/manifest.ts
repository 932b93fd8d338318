/** A chunk: its name, the rest of its file name, its sha256 digest in base64, and its companions, separated by spaces. */
type Row = readonly [name: string, ending: string, digest: string, companions: string];

declare const __MANIFEST__: readonly Row[];

// The build replaces `__MANIFEST__` only if no full stop follows the name.
const table = __MANIFEST__;
const rows = new Map(table.map((row) => [row[0], row]));

/** The names of all chunks, in the order in which a page fetches them. */
export const chunkNames: readonly string[] = [...rows.keys()];

/** @throws Error if the build has no such chunk */
function rowOf(name: string): Row {
  const row = rows.get(name);
  if (!row) throw new Error(`no chunk ${name}`);
  return row;
}

export const integrityOf = (name: string): string => `sha256-${rowOf(name)[2]}`;

export const fileOf = (name: string): string => name + rowOf(name)[1];

/** The chunks that every page needs (specification section 7.2). */
export const core: readonly string[] = ["bootstrap", "dependencies", "main"];

/**
 * A chunk with all its companions: `bootstrap`, the chunks that it imports, and the chunks of the services
 * that it needs at its start.
 */
export const withCompanions = (name: string): string[] => [
  "bootstrap",
  ...rowOf(name)[3].split(" ").filter(Boolean),
  name,
];

/** The tags of all widget chunks, such as `vetrina-date-picker` for `widget-date-picker`. */
export const widgetTags: readonly string[] = chunkNames
  .filter((name) => name.startsWith("widget-"))
  .map((name) => name.replace("widget", "vetrina"));

export const chunkOfTag = (tag: string): string => tag.replace("vetrina", "widget");
