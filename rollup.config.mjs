import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import typescript from "@rollup/plugin-typescript";
import { analyticsFields } from "./scripts/build/analytics-fields.ts";
import { sharedChunks } from "./scripts/build/chunks.ts";
import { digestNames } from "./scripts/build/digest-names.ts";
import { sharedListeners } from "./scripts/build/shared-listeners.ts";
import { sharedModules } from "./scripts/build/shared-modules.ts";
import { englishTexts } from "./scripts/build/english-texts.ts";
import { inlineCss } from "./scripts/build/inline-css.ts";
import { leanDateFnsTz } from "./scripts/build/lean-date-fns-tz.ts";
import { leanKy } from "./scripts/build/lean-ky.ts";
import { leanNanostores } from "./scripts/build/lean-nanostores.ts";
import { leanR2wc } from "./scripts/build/lean-r2wc.ts";
import { leanReact } from "./scripts/build/lean-react.ts";
import { leanValibot } from "./scripts/build/lean-valibot.ts";
import { licences } from "./scripts/build/licences.ts";
import { earlyTable } from "./scripts/build/early-reads.ts";
import { compactManifest, manifestPlugin } from "./scripts/build/manifest.ts";
import { minifyChunks, minifyLoader, minifyModules } from "./scripts/build/minify.ts";
import { callCopies, toastCopies } from "./scripts/build/module-copies.ts";
import { componentFile } from "./scripts/build/names.ts";
import { noOldShims } from "./scripts/build/no-old-shims.ts";
import { buildName, outputFolder } from "./scripts/build/output.ts";
import { preactForReact } from "./scripts/build/preact.ts";
import { reservedBoxes } from "./scripts/build/reserved-boxes.ts";
import { sandboxCopies } from "./scripts/build/sandbox-copies.ts";
import { sbom } from "./scripts/build/sbom.ts";
import { stompMembers } from "./scripts/build/stomp-members.ts";
import { stripGeneratorFields } from "./scripts/build/strip-generator-fields.ts";
import { unclobberedReact } from "./scripts/build/unclobbered-react.ts";
import { catalogue } from "./widgets/catalogue.ts";

const { name, version } = JSON.parse(await readFile(new URL("./package.json", import.meta.url), "utf8"));
const output = outputFolder();

/** What each build does with the renderer. */
const renderer = { react: [leanReact(), unclobberedReact(), sharedListeners()], light: [preactForReact()] };

/**
 * The URL of the chunks on the CMS. Only the files that a page prints contain it (`preload.html`, `importmap.json`): the
 * loader derives its base from its own URL at run time.
 */
const publicBase =
  process.env.VETRINA_PUBLIC_BASE ?? "/etc.clientlibs/vetrina/clientlibs/clientlib-widgets/resources/";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** The chunk of each service that a definition may list in `needs`. */
const chunkOfService = {
  account: "network",
  area: "network",
  bonus: "bonus",
  liveCasino: "live-casino",
  gamification: "gamification",
  panels: "gamification-panels",
};

const chunkName = (tag) => tag.replace(/^vetrina-/, "widget-");

const needs = new Map(
  catalogue.map((definition) => [
    chunkName(definition.tag),
    [...new Set((definition.needs ?? []).map((service) => chunkOfService[service]))],
  ]),
);

let manifest;

/** In `dist`, a literal `import()` calls the loader instead, which has a time-out, retries and integrity checks. */
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
    main: path("./src/entries/main.ts"),
    sanitiser: path("./src/platform/html/sanitiser.ts"),
    ...Object.fromEntries(
      catalogue.map((definition) => [chunkName(definition.tag), path(componentFile(definition.tag))]),
    ),
  },
  // A shared chunk may export more to other chunks than its entry does. A second file would cost one more request.
  preserveEntrySignatures: "allow-extension",
  onwarn: failOnWarnings,
  plugins: [
    // Before `inlineCss`, which would otherwise resolve the style sheet of the toasts first.
    toastCopies(),
    inlineCss(),
    sandboxCopies(["valibot"]),
    callCopies(),
    noOldShims(),
    leanDateFnsTz(),
    leanKy(),
    leanNanostores(),
    leanR2wc(),
    leanValibot(),
    ...renderer[buildName()],
    stompMembers(),
    definedFor({ __ANALYTICS_FIELDS__: JSON.stringify(analyticsFields(catalogue)) }),
    nodeResolve({ browser: true, extensions: [".ts", ".tsx", ".mjs", ".js"] }),
    commonjs({ include: /node_modules/ }),
    compileTypeScript(
      ["src/**/*", "widgets/**/*", "sandbox/{model,broker,browser}/**/*"],
      `${output}/vetrina`,
    ),
    stripGeneratorFields(),
    englishTexts(),
    importThroughLoader,
    minifyChunks(),
    licences(),
    sbom({ file: `${output}/sbom.json`, name }),
    digestNames(),
    manifestPlugin({ version, needs, publicBase, onManifest: (written) => (manifest = written) }),
  ],
  output: {
    dir: `${output}/vetrina`,
    format: "es",
    entryFileNames: "resources/[name]-[hash:6].js",
    chunkFileNames: "resources/[name]-[hash:6].js",
    hashCharacters: "base36",
    // Only our own code sees the modules that a dynamic import gives.
    generatedCode: { preset: "es2015", symbols: false },
    ...sourceMaps,
    manualChunks: sharedChunks(sharedModules),
    onlyExplicitManualChunks: true,
  },
};

const loader = {
  input: path("./src/loader/index.ts"),
  onwarn: failOnWarnings,
  plugins: [
    definedFor({
      __MANIFEST__: () => JSON.stringify(compactManifest(manifest)),
      __EARLY__: () => earlyTable(catalogue, chunkOfService),
    }),
    compileTypeScript(["src/loader/**/*"], output),
    minifyLoader(),
    {
      name: "reserved-boxes",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "vetrina.css", source: reservedBoxes(catalogue) });
      },
    },
  ],
  output: {
    file: `${output}/vetrina.js`,
    format: "iife",
    // `src/loader/check-first.ts` stops the script where the library cannot start, after one console message.
    intro: "try {",
    outro: '} catch (error) { if (error !== "vetrina-stopped") throw error; }',
    ...sourceMaps,
  },
};

/** A classic script for pages from the disk, where browsers refuse modules. The loader needs no digest of it. */
const fromDisk = {
  input: path("./src/loader/from-disk.ts"),
  onwarn: failOnWarnings,
  plugins: [compileTypeScript(["src/loader/from-disk.ts"], `${output}/vetrina/resources`), minifyModules()],
  output: { file: `${output}/vetrina/resources/disk.js`, format: "iife", ...sourceMaps },
};

export default [chunks, loader, fromDisk];
