import { createHash } from "node:crypto";
import type { OutputBundle, OutputChunk, Plugin } from "rollup";

/** One file as the manifest tells of it. */
export interface ManifestFile {
  readonly file: string;
  /** Subresource integrity value, `sha384-…`. */
  readonly integrity: string;
  /** Names of all files that it imports statically, directly or not. */
  readonly imports: readonly string[];
  /** Names of service chunks that it will ask for at once. */
  readonly needs: readonly string[];
}

export interface Manifest {
  readonly version: string;
  readonly files: Readonly<Record<string, ManifestFile>>;
}

/** Where the chunks lie below `dist/vetrina`; in the manifest they are named without it. */
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

/** @param needs service chunks by chunk name, from the definitions */
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
        integrity: `sha384-${createHash("sha384").update(chunk.code).digest("base64")}`,
        imports: transitiveImports(chunk, bundle),
        needs: needs.get(chunk.name) ?? [],
      },
    ]);
  return { version, files: Object.fromEntries(files) as Manifest["files"] };
}

/** Every page loads these first, in this order; all other chunks may rely on them. */
const core = ["dependencies", "bootstrap", "main"];

/** The chunks beside the core that are fetched together with one: its imports, and its services with theirs. */
function companions({ imports, needs }: ManifestFile, files: Manifest["files"]): string[] {
  const ofServices = needs.flatMap((name) => [name, ...(files[name]?.imports ?? [])]);
  return [...new Set([...imports, ...ofServices])].filter((name) => !core.includes(name)).sort();
}

/** The manifest as the loader carries it, as short as it can be: `{name: "hash digest companions…"}` as JSON. */
export function compactManifest({ files }: Manifest): string {
  const entries = Object.entries(files).map(([name, file]) => {
    const hash = file.file.slice(name.length + 1, -".js".length);
    const digest = file.integrity.slice("sha384-".length);
    return [name, [hash, digest, ...companions(file, files)].join(" ")];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** Links that a CMS may print in the head, so that the three files that every page needs are asked for at once. */
function preloadLinks(manifest: Manifest, publicBase: string): string {
  return core
    .map((name) => {
      const file = manifest.files[name];
      if (!file) throw new Error(`the build made no ${name} chunk`);
      return `<link rel="modulepreload" href="${publicBase}${file.file}" integrity="${file.integrity}">\n`;
    })
    .join("");
}

/** Writes `manifest.json` beside the chunks and `preload.html`, and hands the manifest on to the loader's build. */
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
