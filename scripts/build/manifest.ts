import { createHash } from "node:crypto";
import type { OutputBundle, OutputChunk, Plugin } from "rollup";
import {
  chunksOfEveryElement,
  companions,
  furtherChunks,
  integrityMap,
  type Manifest,
} from "../../distribution/manifest";

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

/** @param needs maps each chunk name to the names of the chunk's services, from the definitions */
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

/**
 * The table in the loader. For each chunk it contains the name, the rest of the file name, the sha256 digest
 * in base64, and the names of the companions.
 *
 * Chunks with the fewest companions come first, and a page requests chunks in this order. Browsers have only
 * six connections with HTTP/1, and in this order services can read data while the code of the widgets loads.
 */
export const loaderTable = ({ files }: Manifest) =>
  Object.entries(files)
    .map(([name, file]) => ({ name, file, all: companions(file, files) }))
    .sort((one, other) => one.all.length - other.all.length)
    .map(({ name, file, all }) => [
      name,
      file.file.slice(name.length),
      file.shortIntegrity.slice("sha256-".length),
      all.join(" "),
    ]);

/** Links that a CMS may print in the head, so that the browser requests the chunks immediately. */
function preloadLinks(names: readonly string[], manifest: Manifest, publicBase: string): string {
  return names
    .map((name) => {
      const file = manifest.files[name];
      if (!file) throw new Error(`the build has no ${name} chunk`);
      return `<link rel="modulepreload" href="${publicBase}${file.file}" integrity="${file.integrity}">\n`;
    })
    .join("");
}

/**
 * Writes `preload.html`, `preload/<widget>.html`, `importmap.json` and, next to the chunks, `manifest.json`. Passes the
 * manifest to the build of the loader.
 */
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
          fileName: "importmap.json",
          source: integrityMap(manifest, options.publicBase),
        });
        const emitLinks = (fileName: string, names: readonly string[]) =>
          this.emitFile({
            type: "asset",
            fileName,
            source: preloadLinks(names, manifest, options.publicBase),
          });
        emitLinks("preload.html", chunksOfEveryElement);
        for (const name of options.needs.keys())
          emitLinks(`preload/${name.replace("widget-", "")}.html`, furtherChunks(name, manifest));
      },
    },
  };
}
