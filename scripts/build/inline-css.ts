import { readFile } from "node:fs/promises";
import { resolve, dirname } from "node:path";
import { transform } from "esbuild";
import type { Plugin } from "rollup";

const query = "?inline";

/** Loads `./x.css?inline` as minified text, as Vite does. Shadow roots adopt the styles; no page links them. */
export function inlineCss(): Plugin {
  return {
    name: "inline-css",
    resolveId(source, importer) {
      if (!source.endsWith(`.css${query}`) || !importer) return null;
      return resolve(dirname(importer), source.slice(0, -query.length)) + query;
    },
    async load(id) {
      if (!id.endsWith(`.css${query}`)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const { code } = await transform(await readFile(file, "utf8"), { loader: "css", minify: true });
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
