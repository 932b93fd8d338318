import { createHash } from "node:crypto";
import type { OutputBundle, OutputChunk, Plugin } from "rollup";
import { hashOf } from "../../src/loader/chunk-hash";

/** A file of Rollup's, `resources/main-0a1b2c.js`: the part before its hash. */
const withoutHash = (fileName: string) => fileName.replace(/-\w+\.js$/, "");

const nameOf = (fileName: string) => fileName.replace(/^.*\//, "");

/** Gives each chunk its final name, those that it imports first, because their names are in its code. */
function renameChunks(bundle: OutputBundle): void {
  const renamed = new Map<string, string>();
  const rename = (chunk: OutputChunk): string => {
    const known = renamed.get(chunk.fileName);
    if (known !== undefined) return known;
    const { fileName } = chunk;
    chunk.imports = chunk.imports.map((imported) => {
      const target = bundle[imported];
      if (target?.type !== "chunk") return imported;
      const final = rename(target);
      chunk.code = chunk.code.replaceAll(nameOf(imported), nameOf(final));
      return final;
    });
    const hash = hashOf(createHash("sha256").update(chunk.code).digest("base64"));
    const final = `${withoutHash(fileName)}-${hash}.js`;
    renamed.set(fileName, final);
    return final;
  };
  const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === "chunk");
  const finals = chunks.map((chunk) => [chunk, rename(chunk)] as const);
  for (const [chunk, final] of finals) {
    chunk.dynamicImports = chunk.dynamicImports.map((imported) => renamed.get(imported) ?? imported);
    Reflect.deleteProperty(bundle, chunk.fileName);
    chunk.fileName = final;
    bundle[final] = chunk;
  }
}

/**
 * Names the files of chunks by the digests of their code. The names of source maps are still Rollup's: a chunk contains
 * the name of its map, so its own digest cannot be in it.
 */
export const digestNames = (): Plugin => ({
  name: "digest-names",
  generateBundle: { order: "post", handler: (_, bundle) => renameChunks(bundle) },
});
