import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import typescript from "@rollup/plugin-typescript";
import { componentFile } from "./distribution/names.ts";
import { buildName, outputFolder } from "./distribution/output.ts";
import { readyThemes } from "./distribution/ready-themes.ts";
import { sharedChunks } from "./scripts/build/chunks.ts";
import { describedConstants } from "./scripts/build/constants.ts";
import { englishTexts } from "./scripts/build/english-texts.ts";
import { inlineFiles } from "./scripts/build/inline-files.ts";
import { licences } from "./scripts/build/licences.ts";
import { loaderTable, manifestPlugin } from "./scripts/build/manifest.ts";
import { minifyClassicScript, minifyModules } from "./scripts/build/minify.ts";
import { preactForReact } from "./scripts/build/preact.ts";
import { reservedBoxes } from "./scripts/build/reserved-boxes.ts";
import { sbom } from "./scripts/build/sbom.ts";
import { builtServices } from "./scripts/build/services.ts";
import { sockjsReplacements } from "./scripts/build/sockjs-client.ts";
import { catalogue } from "./widgets/catalogue.ts";
import { descriptions } from "./widgets/descriptions.ts";

const { name, version } = JSON.parse(await readFile(new URL("./package.json", import.meta.url), "utf8"));
const output = outputFolder();

/** Replacements of packages in each build. No other plugin changes a package. */
const replacements = { react: [sockjsReplacements()], light: [sockjsReplacements(), preactForReact()] };

/**
 * The URL of the chunks on the CMS. Only the files that a page prints contain it (`preload.html`, `importmap.json`): the
 * loader derives its base from its own URL at run time.
 */
const publicBase =
  process.env.VETRINA_PUBLIC_BASE ?? "/etc.clientlibs/vetrina/clientlibs/clientlib-widgets/resources/";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** Service → its chunk. */
const chunkOfService = Object.fromEntries(builtServices.map(({ name, chunk }) => [name, chunk]));

const chunkName = (tag) => tag.replace(/^vetrina-/, "widget-");

const needs = new Map(
  catalogue.map((definition) => [
    chunkName(definition.tag),
    [...new Set((definition.needs ?? []).map((service) => chunkOfService[service]))],
  ]),
);

const tagsOfMount = (mount) =>
  catalogue.filter((definition) => definition.mount === mount).map(({ tag }) => tag);

let manifest;

/**
 * In `dist`, a literal `import()` calls the loader instead, which has a timeout, retries and integrity
 * checks.
 */
const importThroughLoader = {
  name: "import-through-loader",
  renderDynamicImport: ({ targetChunk }) =>
    targetChunk && {
      left: `globalThis[Symbol.for("vetrina.load")](${JSON.stringify(targetChunk.name)}/*`,
      right: "*/)",
    },
};

const definedFor = (constants) =>
  replace({
    preventAssignment: true,
    values: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      __VERSION__: JSON.stringify(version),
      ...constants,
    },
  });

/** Compiles without checking types: `npm run types` does that once for all sources. */
const compileTypeScript = (include, directory) =>
  typescript({
    include,
    compilerOptions: { noEmit: false, noCheck: true, rootDir: ".", outDir: directory, sourceMap: true },
  });

/** Maps with the names and positions of the source, but without its text (S29). */
const sourceMaps = { sourcemap: true, sourcemapExcludeSources: true };

const failOnWarnings = (warning) => {
  throw new Error(warning.message);
};

const chunks = {
  input: {
    bootstrap: path("./src/entries/bootstrap.ts"),
    main: path("./src/entries/main.ts"),
    sanitiser: path("./src/platform/html/sanitiser.ts"),
    ...Object.fromEntries(
      catalogue.map((definition) => [chunkName(definition.tag), path(componentFile(definition.tag))]),
    ),
  },
  // A shared chunk may export more to other chunks than its entry point does. A second file would cost one
  // more request.
  preserveEntrySignatures: "allow-extension",
  onwarn: failOnWarnings,
  plugins: [
    inlineFiles(),
    ...replacements[buildName()],
    definedFor(describedConstants),
    nodeResolve({ browser: true, extensions: [".ts", ".tsx", ".mjs", ".js"] }),
    commonjs({ include: /node_modules/ }),
    compileTypeScript(
      ["src/**/*", "widgets/**/*", "sandbox/{model,broker,browser}/**/*"],
      `${output}/vetrina`,
    ),
    englishTexts(),
    importThroughLoader,
    minifyModules(),
    licences(),
    sbom({ file: `${output}/sbom.json`, name }),
    manifestPlugin({ version, needs, publicBase, onManifest: (written) => (manifest = written) }),
  ],
  output: {
    dir: `${output}/vetrina`,
    format: "es",
    // Rollup refuses hashes of 6 characters from 64 chunks on.
    entryFileNames: "resources/[name]-[hash:7].js",
    chunkFileNames: "resources/[name]-[hash:7].js",
    hashCharacters: "base36",
    // Only the library's own code uses the modules that a dynamic import returns.
    generatedCode: { preset: "es2015", symbols: false },
    ...sourceMaps,
    manualChunks: sharedChunks(),
    onlyExplicitManualChunks: true,
  },
};

const loader = {
  input: path("./src/loader/index.ts"),
  onwarn: failOnWarnings,
  plugins: [
    definedFor({
      __MANIFEST__: () => JSON.stringify(loaderTable(manifest)),
      __WAITING__: JSON.stringify({ near: tagsOfMount("near"), use: tagsOfMount("use") }),
    }),
    compileTypeScript(["src/loader/**/*"], output),
    minifyClassicScript(),
    {
      name: "reserved-boxes",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "vetrina.css", source: reservedBoxes(descriptions) });
        for (const [name, source] of readyThemes())
          this.emitFile({ type: "asset", fileName: `vetrina/themes/${name}.css`, source });
      },
    },
  ],
  output: {
    file: `${output}/vetrina.js`,
    format: "iife",
    // `src/loader/check-first.ts` stops the script after one console message if the library cannot start.
    intro: "try {",
    outro: '} catch (error) { if (error !== "vetrina-stopped") throw error; }',
    ...sourceMaps,
  },
};

/**
 * A classic script for pages from the disk, where browsers refuse modules. The loader does not need its
 * digest.
 */
const fromDisk = {
  input: path("./src/loader/from-disk.ts"),
  onwarn: failOnWarnings,
  plugins: [
    compileTypeScript(["src/loader/from-disk.ts"], `${output}/vetrina/resources`),
    minifyClassicScript(),
  ],
  output: { file: `${output}/vetrina/resources/disk.js`, format: "iife", ...sourceMaps },
};

export default [chunks, loader, fromDisk];
