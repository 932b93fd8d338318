import { readFile } from "node:fs/promises";
import type { Plugin } from "rollup";

const query = "?sandbox";

/**
 * Gives the sandbox its own copy of some packages. Otherwise the parts of a package that only the sandbox uses would be
 * added to the copy that every player downloads.
 */
export function sandboxCopies(packages: readonly string[]): Plugin {
  return {
    name: "sandbox-copies",
    async resolveId(source, importer) {
      if (!packages.includes(source) || !importer?.includes("/sandbox/")) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { id: resolved.id + query, moduleSideEffects: false };
    },
    load: (id) => (id.endsWith(query) ? readFile(id.slice(0, -query.length), "utf8") : null),
  };
}
