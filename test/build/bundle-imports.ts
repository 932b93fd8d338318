import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { type Plugin, rollup, type RollupCache } from "rollup";
import ts from "typescript";
import { minifyModules } from "../../scripts/build/minify";

const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

const typescript: Plugin = {
  name: "typescript",
  resolveId(specifier, importer = "") {
    if (!specifier.startsWith(".")) return undefined;
    const path = resolve(dirname(importer), specifier);
    return [`${path}.ts`, `${path}/index.ts`].find(existsSync);
  },
  transform: (code, id) =>
    id.endsWith(".ts")
      ? { code: ts.transpileModule(code, { compilerOptions }).outputText, map: null }
      : undefined,
};

/** Cache of the modules that an earlier bundle has read. */
let cache: RollupCache | undefined;

/**
 * Bundles and minifies imports of some names from the index of a folder, as an application's bundler would.
 *
 * @returns code of the folder's own modules; modules that they import from elsewhere are in another chunk, as
 * in `dist`
 */
export async function bundleImports(folder: URL, names: readonly string[]): Promise<string> {
  const ownFolder = fileURLToPath(folder);
  const entry = `${ownFolder}imports-of-a-page`;
  const page: Plugin = {
    name: "page",
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? `export { ${names.join(", ")} } from "./index";` : undefined),
  };
  const bundle = await rollup({
    input: entry,
    ...(cache && { cache }),
    plugins: [page, typescript, nodeResolve({ browser: true })],
    external: ["sockjs-client"],
  });
  cache = bundle.cache;
  const { output } = await bundle.generate({
    format: "es",
    plugins: [minifyModules()],
    manualChunks: (id) => (id.startsWith(ownFolder) ? undefined : "elsewhere"),
    onlyExplicitManualChunks: true,
  });
  const [{ code }] = output;
  return code;
}
