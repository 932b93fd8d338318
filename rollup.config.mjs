import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";
import { analyticsFields } from "./scripts/build/analytics-fields.ts";
import { sharedChunks } from "./scripts/build/chunks.ts";
import { sharedModules } from "./scripts/build/shared-modules.ts";
import { inlineCss } from "./scripts/build/inline-css.ts";
import { leanDateFnsTz } from "./scripts/build/lean-date-fns-tz.ts";
import { leanKy } from "./scripts/build/lean-ky.ts";
import { leanReact } from "./scripts/build/lean-react.ts";
import { leanValibot } from "./scripts/build/lean-valibot.ts";
import { licences } from "./scripts/build/licences.ts";
import { earlyTable } from "./scripts/build/early-reads.ts";
import { compactManifest, manifestPlugin } from "./scripts/build/manifest.ts";
import { minifyChunks } from "./scripts/build/minify.ts";
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
const renderer = { react: [leanReact(), unclobberedReact()], light: [preactForReact()] };

/**
 * The address of the chunks on the CMS. Only `preload.html` contains it: the loader reads its own address at run time.
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

const compileTypeScript = (include, directory) =>
  typescript({
    include,
    compilerOptions: { noEmit: false, noEmitOnError: true, rootDir: ".", outDir: directory, sourceMap: true },
  });

/** Maps with the names and positions of the source, but without its text (S29). */
const sourceMaps = { sourcemap: true, sourcemapExcludeSources: true };

const failOnWarnings = (warning) => {
  throw new Error(warning.message);
};

rmSync(output, { recursive: true, force: true });

const chunks = {
  input: {
    main: path("./src/entries/main.ts"),
    network: path("./src/account/account.ts"),
    "from-disk": path("./src/loader/from-disk.ts"),
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
    importThroughLoader,
    minifyChunks(),
    licences(),
    sbom({ file: `${output}/sbom.json`, name }),
    manifestPlugin({ version, needs, publicBase, onManifest: (written) => (manifest = written) }),
  ],
  output: {
    dir: `${output}/vetrina`,
    format: "es",
    entryFileNames: "resources/[name]-[hash:6].js",
    chunkFileNames: "resources/[name]-[hash:6].js",
    hashCharacters: "base36",
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
    terser({ ecma: 2020, compress: { passes: 3 } }),
    {
      name: "reserved-boxes",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "vetrina.css", source: reservedBoxes(catalogue) });
      },
    },
  ],
  output: { file: `${output}/vetrina.js`, format: "iife", ...sourceMaps },
};

export default [chunks, loader];
