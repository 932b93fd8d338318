declare const __MANIFEST__: string;

/** One chunk as the build wrote it: content hash, sha384 digest in base64, names of the chunks that go with it. */
type CompactFile = readonly [hash: string, digest: string, companions: string];

const files = JSON.parse(__MANIFEST__) as Readonly<Record<string, CompactFile | undefined>>;

export const digestOf = (name: string): string => files[name]?.[1] ?? "";

export function fileOf(name: string): string {
  const file = files[name];
  if (!file) throw new Error(`no chunk "${name}"`);
  return `${name}-${file[0]}.js`;
}

/** The chunk, all that it imports, and the services that it needs from its first moment. */
export const withCompanions = (name: string): string[] => [
  name,
  ...(files[name]?.[2] ?? "").split(" ").filter(Boolean),
];

export const chunkNames = (): string[] => Object.keys(files);

const widgetPrefix = "widget-";

/** `vetrina-date-picker` for each chunk `widget-date-picker`. */
export const widgetTags = (): string[] =>
  chunkNames()
    .filter((name) => name.startsWith(widgetPrefix))
    .map((name) => `vetrina-${name.slice(widgetPrefix.length)}`);

export const chunkOfTag = (tag: string): string => tag.replace("vetrina-", widgetPrefix);
