import { dirname, resolve } from "node:path";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import { transform } from "esbuild";
import { type OutputChunk, type Plugin, rollup, type RollupOptions } from "rollup";
import { componentFile, folderOf } from "../../../distribution/names";
import { descriptions } from "../../../widgets/descriptions";
import { describedConstants } from "../constants";
import { inlineFiles } from "../inline-files";
import { licences } from "../licences";
import { entries, generatedModules, root } from "./entries";

/**
 * Makes each component an entry point of the library build, so that the build of the definitions can import
 * it from a file with a known name. The package does not export these entry points.
 */
const componentEntries = new Map(
  descriptions.map(({ tag }) => [`${root}${componentFile(tag)}`, `components/${folderOf(tag)}`]),
);

const generated: Plugin = {
  name: "generated-modules",
  resolveId(source, importer) {
    const file = source.startsWith(".") && importer ? `${resolve(dirname(importer), source)}.ts` : source;
    return generatedModules.has(file) ? file : null;
  },
  load: (id) => generatedModules.get(id) ?? null,
};

/** Removes types without checking them, because other steps check the types. */
const withoutTypes: Plugin = {
  name: "without-types",
  async transform(code, id) {
    const loader = /\.(tsx?)$/.exec(id)?.[1] as "ts" | "tsx" | undefined;
    if (!loader) return null;
    const { code: plain } = await transform(code, {
      loader,
      jsx: "automatic",
      target: "es2022",
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    });
    return { code: plain, map: null };
  },
};

const isPackage = (id: string) => /^[@a-z]/.test(id);

const failOnWarnings: RollupOptions["onwarn"] = (warning) => {
  // `src/utils/valibot.ts` exports all of valibot, and each entry point uses only a part of it, so this
  // warning is expected.
  if (warning.code === "UNUSED_EXTERNAL_IMPORT" && warning.exporter === "valibot") return;
  throw new Error(warning.message);
};

const plugins = (version: string): Plugin[] => [
  generated,
  inlineFiles(),
  replace({
    preventAssignment: true,
    values: { __VERSION__: JSON.stringify(version), ...describedConstants },
  }),
  nodeResolve({ browser: true, extensions: [".ts", ".tsx"] }),
  withoutTypes,
];

const pathsOf = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries([...files].map(([id, name]) => [id, `./${name}.js`]));

/**
 * Keeps modules external if another build writes them.
 *
 * @param files maps module ids to file names in the package's folder, without extensions
 */
const writtenElsewhere = (files: ReadonlyMap<string, string>): Plugin => ({
  name: "written-elsewhere",
  async resolveId(source, importer) {
    if (!importer || !source.startsWith(".")) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && files.has(resolved.id) ? { ...resolved, external: "absolute" } : resolved;
  },
  // Both builds write to the same folder. Only modules at its top level import modules of the other build, so
  // the paths are relative to this folder.
  outputOptions: (options) => ({ ...options, paths: pathsOf(files) }),
});

/**
 * The build of the library. It has no help texts for authors, because the entry point `definitions` contains
 * them.
 */
const library = (version: string): RollupOptions => {
  const { definitions: _, ...others } = entries;
  return {
    input: {
      ...others,
      ...Object.fromEntries([...componentEntries].map(([file, name]) => [name, file])),
    },
    external: isPackage,
    plugins: [...plugins(version), licences()],
  };
};

/**
 * The build of the definitions with all their texts. It imports the components from the files of the library
 * build.
 */
const definitionsOnly = (version: string): RollupOptions => ({
  input: { definitions: entries.definitions ?? "" },
  external: isPackage,
  plugins: [writtenElsewhere(componentEntries), ...plugins(version)],
});

async function write(options: RollupOptions, folder: string): Promise<OutputChunk[]> {
  const bundle = await rollup({ ...options, preserveEntrySignatures: "strict", onwarn: failOnWarnings });
  const { output } = await bundle.write({
    dir: folder,
    format: "es",
    chunkFileNames: "chunks/[name].js",
    // React Server Components need the directive `use client`, because this module also runs in the browser.
    banner: ({ name, isEntry }) => (isEntry && name === "react" ? '"use client";' : ""),
  });
  await bundle.close();
  return output.filter((file) => file.type === "chunk");
}

export interface WrittenModules {
  /** Names of the packages that the modules import. */
  readonly imported: ReadonlySet<string>;
  /**
   * Returns the file that contains a source module, relative to the package's folder; undefined if no file
   * contains the module. The module's path is relative to the project's folder.
   */
  fileOf(module: string): string | undefined;
}

/** Writes the package's modules. */
export async function writeModules(folder: string, version: string): Promise<WrittenModules> {
  const libraryChunks = await write(library(version), folder);
  const chunks = [...libraryChunks, ...(await write(definitionsOnly(version), folder))];
  const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const isHolding = (chunk: OutputChunk, id: string) => chunk.facadeModuleId === id || id in chunk.modules;
  return {
    imported: new Set(imports.filter(isPackageImport(chunks)).map(packageName)),
    fileOf: (module) => libraryChunks.find((chunk) => isHolding(chunk, `${root}${module}`))?.fileName,
  };
}

const isPackageImport = (chunks: readonly OutputChunk[]) => {
  const own = new Set(chunks.map(({ fileName }) => fileName));
  return (specifier: string) => isPackage(specifier) && !own.has(specifier);
};

/** Returns the package of an import: `react-dom` for `react-dom/client`, and `@r2wc/core` for itself. */
const packageName = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
