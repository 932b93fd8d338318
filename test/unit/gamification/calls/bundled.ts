import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { type Plugin, rollup } from "rollup";
import ts from "typescript";

const folder = fileURLToPath(new URL("../../../../src/gamification/calls", import.meta.url));
const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

const typescript: Plugin = {
  name: "typescript",
  resolveId(specifier, importer = "") {
    const path = `${resolve(dirname(importer), specifier)}.ts`;
    return specifier.startsWith(".") && existsSync(path) ? path : undefined;
  },
  transform: (code, id) =>
    id.endsWith(".ts")
      ? { code: ts.transpileModule(code, { compilerOptions }).outputText, map: null }
      : undefined,
};

/** What the build leaves of the calls where a page imports only these. */
export async function bundled(names: string): Promise<string> {
  const entry = `${folder}/entry-of-the-test`;
  const asks: Plugin = {
    name: "entry",
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? `export { ${names} } from "./index";` : undefined),
  };
  const bundle = await rollup({ input: entry, plugins: [asks, typescript, nodeResolve()] });
  const { output } = await bundle.generate({ format: "es" });
  return output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
}
