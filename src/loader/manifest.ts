import { hashOf } from "./chunk-hash";

declare const __MANIFEST__: string;

// The build replaces the name only where no point follows it.
const manifest = __MANIFEST__;

/** All digests, then for each set of direct companions a line with the chunks that have them. */
const [digests = "", ...lines] = manifest.split(";");

const listOf = (text?: string) => text?.split(" ") ?? [];

/** Chunk name → its direct companion chunks, in the order in which a page fetches chunks. */
const companions = new Map(
  lines.flatMap((line) => {
    const [names, shared] = line.split(":");
    return listOf(names).map((name) => [name, listOf(shared)] as const);
  }),
);

/** In the order in which a page fetches those that it needs. */
export const chunkNames: readonly string[] = [...companions.keys()];

/** Base64 characters of a sha256 digest without its padding. */
const digestLength = 43;

/** The sha256 digest of a chunk in base64. */
function digestOf(name: string): string {
  const start = digestLength * chunkNames.indexOf(name);
  return `${digests.slice(start, start + digestLength)}=`;
}

export const integrityOf = (name: string): string => `sha256-${digestOf(name)}`;

export const fileOf = (name: string): string => `${name}-${hashOf(digestOf(name))}.js`;

/**
 * The main chunk, the chunks of the services that a chunk needs at its start, those that it imports, and the chunk. Some
 * come several times.
 */
export const withCompanions = (name: string): string[] => [
  "main",
  ...(companions.get(name) ?? []).flatMap(withCompanions),
  name,
];

/** `vetrina-date-picker` for each chunk `widget-date-picker`. */
export const widgetTags: readonly string[] = chunkNames
  .filter((name) => name.startsWith("widget-"))
  .map((name) => name.replace("widget", "vetrina"));

export const chunkOfTag = (tag: string): string => tag.replace("vetrina", "widget");
