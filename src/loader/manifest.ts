declare const __MANIFEST__: string;

/** By chunk name, separated by spaces: content hash, sha384 digest in base64, and the companion chunks. */
const files = JSON.parse(__MANIFEST__) as Readonly<Record<string, string | undefined>>;

const partsOf = (name: string): string[] => (files[name] ?? "").split(" ");

export const digestOf = (name: string): string | undefined => partsOf(name)[1];

export function fileOf(name: string): string {
  if (!files[name]) throw new Error(`no chunk "${name}"`);
  return `${name}-${partsOf(name)[0]}.js`;
}

/** The chunk, the chunks that it imports besides the core, and those of the services that it needs at its start. */
export const withCompanions = (name: string): string[] => [name, ...partsOf(name).slice(2)];

export const chunkNames = (): string[] => Object.keys(files);

const widgetPrefix = "widget-";

/** `vetrina-date-picker` for each chunk `widget-date-picker`. */
export const widgetTags = (): string[] =>
  chunkNames()
    .filter((name) => name.startsWith(widgetPrefix))
    .map((name) => `vetrina-${name.slice(widgetPrefix.length)}`);

export const chunkOfTag = (tag: string): string => tag.replace("vetrina-", widgetPrefix);
