import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { elementPeers } from "../../../distribution/element-peers";
import { componentFile, folderOf } from "../../../distribution/names";
import type { DescribedWidget } from "../../../src/description";
import { builtServices } from "../services";

/** Modules of the network, which every service needs. */
const networkModules = ["src/http/network.ts", "src/config/sections/account.ts"];

/** The modules that `createServices` imports when a widget needs these services, with those that they need. */
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
 * Size of the download for these files in KB. An application's bundler puts dynamic imports into other
 * chunks.
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
    // Modules of the package that only define values are left out on purpose.
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
 * Cost of each widget if it is used alone, in KB (1000 bytes) after gzip: the library, the widget and the
 * services that it needs at its start, without the peers.
 *
 * @param folder of the package's modules
 * @param fileOf the package's file with a source module
 * @returns tag → cost
 * @throws Error if a module is not in any file
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
