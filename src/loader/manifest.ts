declare const __MANIFEST__: string;

/** By chunk name: content hash, sha384 digest in base64, and the chunks beside the core that go with it. */
const files = JSON.parse(__MANIFEST__) as Readonly<Record<string, string | undefined>>;

const wordsOf = (name: string): string[] => (files[name] ?? "").split(" ");

export const digestOf = (name: string): string | undefined => wordsOf(name)[1];

export function fileOf(name: string): string {
  if (!files[name]) throw new Error(`no chunk "${name}"`);
  return `${name}-${wordsOf(name)[0]}.js`;
}

/** The chunk, what it imports beside the core, and the services that it needs from its first moment. */
export const withCompanions = (name: string): string[] => [name, ...wordsOf(name).slice(2)];

export const chunkNames = (): string[] => Object.keys(files);

const widgetPrefix = "widget-";

/** `vetrina-date-picker` for each chunk `widget-date-picker`. */
export const widgetTags = (): string[] =>
  chunkNames()
    .filter((name) => name.startsWith(widgetPrefix))
    .map((name) => `vetrina-${name.slice(widgetPrefix.length)}`);

export const chunkOfTag = (tag: string): string => tag.replace("vetrina-", widgetPrefix);
