import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { elementPeers } from "../../../distribution/element-peers";
import { componentFile, folderOf } from "../../../distribution/names";
import type { DescribedWidget } from "../../../src/description";
import { builtServices } from "../services";

/** Modules of the network, which every service needs. */
const networkModules = ["src/http/network.ts", "src/config/sections/account.ts"];

/**
 * The modules that `createServices` imports when a widget needs these services, including the modules of the
 * services on which they depend.
 */
function modulesOf(needs: readonly string[]): readonly string[] {
  if (needs.length === 0) return [];
  const usesAccount = needs.some((need) => need !== "http");
  const usesPlatform = needs.includes("panels");
  const all = [...(usesAccount ? ["account"] : []), ...(usesPlatform ? ["gamification"] : []), ...needs];
  return [
    ...networkModules,
    ...builtServices.filter(({ name }) => all.includes(name)).map(({ root }) => root),
  ];
}

/**
 * Download size of these files in KB. Dynamic imports do not count, because an application's bundler puts
 * them into other chunks.
 */
async function gzipped(folder: string, files: readonly string[]): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: files.map((file, at) => `export * as part${at} from "./${file}";`).join("\n"),
      resolveDir: folder,
    },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    outdir: folder,
    entryNames: "measured",
    absWorkingDir: folder,
    // Hides warnings about modules that only define values. The bundler leaves these modules out, as
    // intended.
    logLevel: "error",
    external: elementPeers.flatMap((name) => [name, `${name}/*`]),
    define: { global: "globalThis" },
  });
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const { path, kind, external } of metafile.outputs[name]?.imports ?? [])
      if (kind === "import-statement" && !external) visit(path);
  };
  visit("measured.js");
  return outputFiles
    .filter(({ path }) => found.has(path.slice(folder.length + 1)))
    .reduce((total, { contents }) => total + gzipSync(contents, { level: 9 }).length, 0);
}

/**
 * Cost of each widget that is used alone, in KB (1000 bytes) after gzip. It includes the library, the widget
 * and the services that the widget needs at its start, but not the peers.
 *
 * @param folder the folder of the package's modules
 * @param fileOf returns the package's file that contains a source module
 * @returns the cost by tag
 * @throws Error if no file contains a module
 */
export async function measureCosts(
  folder: string,
  catalogue: readonly DescribedWidget[],
  fileOf: (module: string) => string | undefined,
): Promise<ReadonlyMap<string, number>> {
  const costs = new Map<string, number>();
  for (const { tag, needs = [] } of catalogue) {
    const modules = [
      "src/entries/start.ts",
      "src/element/tag-loader.ts",
      componentFile(tag),
      ...modulesOf(needs),
    ];
    const files = modules.map((module) => {
      const file = fileOf(module);
      if (file === undefined) throw new Error(`${module} is not in any file of the package`);
      return file;
    });
    const own = ["index.js", `widgets/${folderOf(tag)}.js`];
    costs.set(tag, (await gzipped(folder, [...new Set([...own, ...files])])) / 1000);
  }
  return costs;
}
