import { createHash } from "node:crypto";
import type { OutputBundle, OutputChunk, Plugin } from "rollup";

/** One file of the build, as the manifest describes it. */
export interface ManifestFile {
  readonly file: string;
  /** Subresource integrity value for pages and servers, `sha384-…`. */
  readonly integrity: string;
  /** Subresource integrity value in the loader's import map, `sha256-…`: digests do not compress, and this one is shorter. */
  readonly shortIntegrity: string;
  /** Names of all chunks that it imports statically, directly or not. */
  readonly imports: readonly string[];
  /** Names of the service chunks that it will load at once. */
  readonly needs: readonly string[];
}

export interface Manifest {
  readonly version: string;
  readonly files: Readonly<Record<string, ManifestFile>>;
}

/** Folder of the chunks below `dist/vetrina`. File names in the manifest do not include it. */
const folder = "resources/";

const chunksOf = (bundle: OutputBundle) =>
  Object.values(bundle).filter((file): file is OutputChunk => file.type === "chunk");

function transitiveImports(chunk: OutputChunk, bundle: OutputBundle): string[] {
  const names = new Set<string>();
  const visit = (fileName: string) => {
    const imported = bundle[fileName];
    if (imported?.type !== "chunk" || names.has(imported.name)) return;
    names.add(imported.name);
    imported.imports.forEach(visit);
  };
  chunk.imports.forEach(visit);
  return [...names].sort();
}

const integrityOf = (algorithm: "sha256" | "sha384", code: string) =>
  `${algorithm}-${createHash(algorithm).update(code).digest("base64")}`;

/** @param needs chunk name → names of its service chunks, from the definitions */
function describeBundle(
  bundle: OutputBundle,
  version: string,
  needs: ReadonlyMap<string, readonly string[]>,
): Manifest {
  const files = chunksOf(bundle)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((chunk) => [
      chunk.name,
      {
        file: chunk.fileName.slice(folder.length),
        integrity: integrityOf("sha384", chunk.code),
        shortIntegrity: integrityOf("sha256", chunk.code),
        imports: transitiveImports(chunk, bundle),
        needs: needs.get(chunk.name) ?? [],
      },
    ]);
  return { version, files: Object.fromEntries(files) as Manifest["files"] };
}

/** Every page loads these first, in this order. All other chunks may import them. */
const core = ["dependencies", "main"];

/** The chunks to fetch together with a chunk, without the core: its imports, its services and their imports. */
function companions({ imports, needs }: ManifestFile, files: Manifest["files"]): string[] {
  const services = needs.flatMap((name) => [name, ...(files[name]?.imports ?? [])]);
  return [...new Set([...imports, ...services])].filter((name) => !core.includes(name)).sort();
}

/**
 * The compact form of the manifest that the loader contains: all sha256 digests in base64, one after the other without
 * their padding, then a line `name hash companions…` for each chunk. Text compresses better without digests between.
 */
export function compactManifest({ files }: Manifest): string {
  const digests = Object.values(files).map(({ shortIntegrity }) =>
    shortIntegrity.slice("sha256-".length, -1),
  );
  const lines = Object.entries(files).map(([name, file]) => {
    const hash = file.file.slice(name.length + 1, -".js".length);
    return [name, hash, ...companions(file, files)].join(" ");
  });
  return [digests.join(""), ...lines].join("\n");
}

/** Links that a CMS may print in the head, so that the browser fetches both core files at once. */
function preloadLinks(manifest: Manifest, publicBase: string): string {
  return core
    .map((name) => {
      const file = manifest.files[name];
      if (!file) throw new Error(`the build has no ${name} chunk`);
      return `<link rel="modulepreload" href="${publicBase}${file.file}" integrity="${file.integrity}">\n`;
    })
    .join("");
}

/** Writes `preload.html` and, beside the chunks, `manifest.json`. Passes the manifest to the build of the loader. */
export function manifestPlugin(options: {
  readonly version: string;
  readonly needs: ReadonlyMap<string, readonly string[]>;
  readonly publicBase: string;
  readonly onManifest: (manifest: Manifest) => void;
}): Plugin {
  return {
    name: "manifest",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const manifest = describeBundle(bundle, options.version, options.needs);
        options.onManifest(manifest);
        this.emitFile({
          type: "asset",
          fileName: `${folder}manifest.json`,
          source: `${JSON.stringify(manifest, null, 2)}\n`,
        });
        this.emitFile({
          type: "asset",
          fileName: "preload.html",
          source: preloadLinks(manifest, options.publicBase),
        });
      },
    },
  };
}
