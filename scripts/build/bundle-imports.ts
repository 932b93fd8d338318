import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { type Plugin, rollup } from "rollup";
import ts from "typescript";
import { minifyModules } from "./minify";

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

/**
 * What a bundler leaves of the modules in a folder where a page imports only these names from its index, minified.
 * What they use from elsewhere stands in a chunk of its own, as it does in `dist`, and is not given.
 */
export async function bundleImports(folder: URL, names: readonly string[]): Promise<string> {
  const home = fileURLToPath(folder);
  const entry = `${home}imports-of-a-page`;
  const page: Plugin = {
    name: "page",
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? `export { ${names.join(", ")} } from "./index";` : undefined),
  };
  const bundle = await rollup({
    input: entry,
    plugins: [page, typescript, nodeResolve({ browser: true })],
    external: ["sockjs-client"],
  });
  const { output } = await bundle.generate({
    format: "es",
    plugins: [minifyModules()],
    manualChunks: (id) => (id.startsWith(home) ? undefined : "elsewhere"),
    onlyExplicitManualChunks: true,
  });
  const [{ code }] = output;
  return code;
}
