import { transform } from "esbuild";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import { type OutputChunk, type Plugin, rollup, type RollupOptions } from "rollup";
import { catalogue } from "../../../widgets/catalogue";
import { inlineCss } from "../inline-css";
import { licences } from "../licences";
import { componentFile, folderOf } from "../names";
import { stripGeneratorFields } from "../strip-generator-fields";
import { entries, generatedModules, root } from "./entries";

/** Modules of the widgets: entries of their own, so that both builds know where they are. */
const widgetEntries = new Map(
  catalogue.map(({ tag }) => [`${root}${componentFile(tag)}`, `widgets/${folderOf(tag)}`]),
);

const generated: Plugin = {
  name: "generated-modules",
  resolveId: (source) => (generatedModules.has(source) ? source : null),
  load: (id) => generatedModules.get(id) ?? null,
};

/** Types are checked where the declarations are made; here they are only taken off. */
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
  throw new Error(warning.message);
};

const plugins = (version: string): Plugin[] => [
  generated,
  inlineCss(),
  replace({ preventAssignment: true, values: { __VERSION__: JSON.stringify(version) } }),
  nodeResolve({ browser: true, extensions: [".ts", ".tsx"] }),
  withoutTypes,
];

const placesOf = (places: ReadonlyMap<string, string>) =>
  Object.fromEntries([...places].map(([id, name]) => [id, `./${name}.js`]));

/** Modules that another build writes: where they will be, seen from the package's folder. */
const elsewhere = (places: ReadonlyMap<string, string>): Plugin => ({
  name: "elsewhere",
  async resolveId(source, importer) {
    if (!importer || !source.startsWith(".")) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && places.has(resolved.id) ? { ...resolved, external: "absolute" } : resolved;
  },
  // Both builds write into one folder, and only modules at its top ask for the other one's.
  outputOptions: (options) => ({ ...options, paths: placesOf(places) }),
});

/** The library itself. Help texts for authors stay out of it: whoever wants them imports `definitions`. */
const library = (version: string): RollupOptions => {
  const { definitions = "", ...others } = entries;
  return {
    input: {
      ...others,
      ...Object.fromEntries([...widgetEntries].map(([file, name]) => [name, file])),
    },
    external: isPackage,
    plugins: [
      elsewhere(new Map([[definitions, "definitions"]])),
      ...plugins(version),
      stripGeneratorFields(),
      licences(),
    ],
  };
};

/** The definitions as they are written; what they load is in the library's files. */
const definitionsAlone = (version: string): RollupOptions => ({
  input: { definitions: entries.definitions ?? "" },
  external: isPackage,
  plugins: [elsewhere(widgetEntries), ...plugins(version)],
});

async function write(options: RollupOptions, folder: string): Promise<OutputChunk[]> {
  const bundle = await rollup({ ...options, preserveEntrySignatures: "strict", onwarn: failOnWarnings });
  const { output } = await bundle.write({
    dir: folder,
    format: "es",
    chunkFileNames: "chunks/[name].js",
    // React's server components must know that these run in the browser as well.
    banner: ({ name, isEntry }) => (isEntry && name === "react" ? '"use client";' : ""),
  });
  await bundle.close();
  return output.filter((file) => file.type === "chunk");
}

/** Writes the package's modules and says which packages they import. */
export async function writeModules(folder: string, version: string): Promise<ReadonlySet<string>> {
  const chunks = [
    ...(await write(library(version), folder)),
    ...(await write(definitionsAlone(version), folder)),
  ];
  const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  return new Set(imports.filter(isPackageImport(chunks)).map(packageName));
}

const isPackageImport = (chunks: readonly OutputChunk[]) => {
  const own = new Set(chunks.map(({ fileName }) => fileName));
  return (specifier: string) => isPackage(specifier) && !own.has(specifier);
};

/** `react-dom/client` → `react-dom`, `@r2wc/core` stays. */
const packageName = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
