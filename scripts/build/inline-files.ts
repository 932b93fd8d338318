import { readFile } from "node:fs/promises";
import { resolve, dirname } from "node:path";
import { transform } from "esbuild";
import type { Plugin } from "rollup";

const inlined = /\.(css|webp)\?inline$/;

/**
 * Loads `./x.css?inline` as minified text and `./x.webp?inline` as a data URL, as Vite does. Shadow roots
 * adopt the styles; pages do not link to them.
 */
export function inlineFiles(): Plugin {
  return {
    name: "inline-files",
    resolveId: (source, importer) =>
      inlined.test(source) && importer ? resolve(dirname(importer), source) : null,
    async load(id) {
      const [, type] = inlined.exec(id) ?? [];
      if (!type) return null;
      const file = id.replace(/\?inline$/, "");
      this.addWatchFile(file);
      if (type === "webp") {
        const data = await readFile(file, "base64");
        return `export default "data:image/webp;base64,${data}";`;
      }
      const { code } = await transform(await readFile(file, "utf8"), { loader: "css", minify: true });
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
