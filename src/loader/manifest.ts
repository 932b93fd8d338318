declare const __MANIFEST__: string;

// The build replaces the name only where no point follows it.
const manifest = __MANIFEST__;

const [digests = "", ...lines] = manifest.split("\n");

/** By chunk name: content hash and the companion chunks. */
const files = new Map(
  lines.map((line) => {
    const [name = "", ...parts] = line.split(" ");
    return [name, parts];
  }),
);

/** Base64 characters of a sha256 digest without its padding. */
const digestLength = 43;

function partsOf(name: string): string[] {
  const parts = files.get(name);
  if (!parts) throw new Error(`no chunk "${name}"`);
  return parts;
}

/** The sha256 digest of a chunk in base64. */
export function digestOf(name: string): string {
  const start = digestLength * chunkNames().indexOf(name);
  return `${digests.slice(start, start + digestLength)}=`;
}

export const fileOf = (name: string): string => `${name}-${partsOf(name)[0]}.js`;

/**
 * The chunks of the services that a chunk needs at its start, those that it imports besides the core, and the chunk. In
 * this order, because browsers have few connections by HTTP/1, and a service can read while the widget's code comes.
 */
export const withCompanions = (name: string): string[] => [...partsOf(name).slice(1), name];

export const chunkNames = (): string[] => [...files.keys()];

/** `vetrina-date-picker` for each chunk `widget-date-picker`. */
export const widgetTags = (): string[] =>
  chunkNames()
    .filter((name) => name.startsWith("widget-"))
    .map((name) => name.replace("widget", "vetrina"));

export const chunkOfTag = (tag: string): string => tag.replace("vetrina", "widget");
