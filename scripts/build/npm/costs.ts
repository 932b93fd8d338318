import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { elementPeers } from "../../../distribution/element-peers";
import { componentFile, folderOf } from "../../../distribution/names";
import type { ServiceNeed } from "../../../src/definition";
import type { DescribedWidget } from "../../../src/description";

/** Modules of each service, which `createServices` imports when a widget needs the service. */
const modulesOfService: Readonly<Record<ServiceNeed, readonly string[]>> = {
  account: ["src/http/network.ts", "src/config/account-settings.ts", "src/account/account.ts"],
  area: ["src/account/area/index.ts"],
  bonus: ["src/services/bonus.ts"],
  liveCasino: ["src/services/live-casino.ts"],
  gamification: ["src/services/gamification.ts"],
  panels: ["src/services/panels.ts"],
};

/** Adds the services that other services need. */
const withOwnNeeds = (needs: readonly ServiceNeed[]): readonly ServiceNeed[] =>
  needs.length === 0
    ? []
    : [
        ...new Set<ServiceNeed>([
          "account",
          ...(needs.includes("panels") ? ["gamification" as const] : []),
          ...needs,
        ]),
      ];

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
    ...({ bundle: true, splitting: true, minify: true, write: false, metafile: true } as const),
    ...({ format: "esm", outdir: folder, entryNames: "measured", absWorkingDir: folder } as const),
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
      ...withOwnNeeds(needs).flatMap((need) => modulesOfService[need]),
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
