/** A chunk: its name, the rest of its file name, its sha256 digest in base64, and its companions, separated by spaces. */
type Row = readonly [name: string, ending: string, digest: string, companions: string];

declare const __MANIFEST__: readonly Row[];

// The build replaces the name only if no full stop follows it.
const table = __MANIFEST__;
const rows = new Map(table.map((row) => [row[0], row]));

/** Names in the order in which a page fetches the chunks that it needs. */
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
 * The chunk `bootstrap`, the chunks that a chunk imports, the chunks of the services that it needs at its
 * start, and the chunk itself.
 */
export const withCompanions = (name: string): string[] => [
  "bootstrap",
  ...rowOf(name)[3].split(" ").filter(Boolean),
  name,
];

/** `vetrina-date-picker` for each chunk `widget-date-picker`. */
export const widgetTags: readonly string[] = chunkNames
  .filter((name) => name.startsWith("widget-"))
  .map((name) => name.replace("widget", "vetrina"));

export const chunkOfTag = (tag: string): string => tag.replace("vetrina", "widget");
