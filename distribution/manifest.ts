/** One file of the build in the manifest. */
export interface ManifestFile {
  readonly file: string;
  /** Subresource integrity value for pages and servers, `sha384-…`. */
  readonly integrity: string;
  /**
   * Subresource integrity value in the loader, `sha256-…`. The loader uses this shorter digest because
   * digests cannot be compressed.
   */
  readonly shortIntegrity: string;
  /** Names of all chunks that this chunk imports statically, directly or indirectly. */
  readonly imports: readonly string[];
  /** Names of the service chunks that this chunk loads when it starts. */
  readonly needs: readonly string[];
}

/**
 * `manifest.json`, which the build writes next to the chunks. It lists each file by the name of its chunk.
 */
export interface Manifest {
  readonly version: string;
  readonly files: Readonly<Record<string, ManifestFile>>;
}

/** Chunks that the loader loads on every page with an element. */
export const chunksOfEveryElement = ["bootstrap", "dependencies", "main", "ui"];

/**
 * Chunks to request together with a chunk: its imports, its services and the imports of these services, but
 * not `bootstrap`.
 */
export function companions({ imports, needs }: ManifestFile, files: Manifest["files"]): string[] {
  const services = needs.flatMap((name) => [name, ...(files[name]?.imports ?? [])]);
  return [...new Set([...imports, ...services])].filter((name) => name !== "bootstrap").sort();
}

/**
 * A widget's chunk and the chunks to request with it, without the chunks that every element needs.
 *
 * @throws Error if the build has no such chunk
 */
export function furtherChunks(name: string, { files }: Manifest): string[] {
  const file = files[name];
  if (!file) throw new Error(`the build has no ${name} chunk`);
  return [...companions(file, files), name].filter((each) => !chunksOfEveryElement.includes(each));
}

/**
 * An import map with the digest of every chunk. A page prints it or adds it to its own map, so that browsers
 * check each import, including static imports.
 */
export function integrityMap(manifest: Manifest, publicBase: string): string {
  const entries = Object.values(manifest.files).map(({ file, integrity }) => [publicBase + file, integrity]);
  return `${JSON.stringify({ integrity: Object.fromEntries(entries) as Record<string, string> }, null, 2)}\n`;
}
