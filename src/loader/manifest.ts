declare const __MANIFEST__: string;

// The build replaces the name only where no point follows it.
const manifest = __MANIFEST__;

/** By chunk name: content hash, sha384 digest in base64, and the companion chunks. */
const files = new Map(
  manifest.split("\n").map((line) => {
    const [name = "", ...parts] = line.split(" ");
    return [name, parts];
  }),
);

function partsOf(name: string): string[] {
  const parts = files.get(name);
  if (!parts) throw new Error(`no chunk "${name}"`);
  return parts;
}

export const digestOf = (name: string): string | undefined => partsOf(name)[1];

export const fileOf = (name: string): string => `${name}-${partsOf(name)[0]}.js`;

/** The chunk, the chunks that it imports besides the core, and those of the services that it needs at its start. */
export const withCompanions = (name: string): string[] => [name, ...partsOf(name).slice(2)];

export const chunkNames = (): string[] => [...files.keys()];

/** `vetrina-date-picker` for each chunk `widget-date-picker`. */
export const widgetTags = (): string[] =>
  chunkNames()
    .filter((name) => name.startsWith("widget-"))
    .map((name) => name.replace("widget", "vetrina"));

export const chunkOfTag = (tag: string): string => tag.replace("vetrina", "widget");
