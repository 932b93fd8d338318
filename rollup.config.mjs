import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";
import { analyticsFields } from "./scripts/build/analytics-fields.ts";
import { callCopies } from "./scripts/build/call-copies.ts";
import { sharedChunks } from "./scripts/build/chunks.ts";
import { inlineCss } from "./scripts/build/inline-css.ts";
import { leanKy } from "./scripts/build/lean-ky.ts";
import { leanReact } from "./scripts/build/lean-react.ts";
import { leanValibot } from "./scripts/build/lean-valibot.ts";
import { licences } from "./scripts/build/licences.ts";
import { compactManifest, manifestPlugin } from "./scripts/build/manifest.ts";
import { minifyChunks } from "./scripts/build/minify.ts";
import { componentFile } from "./scripts/build/names.ts";
import { noOldShims } from "./scripts/build/no-old-shims.ts";
import { outputFolder } from "./scripts/build/output.ts";
import { reservedBoxes } from "./scripts/build/reserved-boxes.ts";
import { sandboxCopies } from "./scripts/build/sandbox-copies.ts";
import { sbom } from "./scripts/build/sbom.ts";
import { stompMembers } from "./scripts/build/stomp-members.ts";
import { stripGeneratorFields } from "./scripts/build/strip-generator-fields.ts";
import { unclobberedReact } from "./scripts/build/unclobbered-react.ts";
import { catalogue } from "./widgets/catalogue.ts";

const { name, version } = JSON.parse(await readFile(new URL("./package.json", import.meta.url), "utf8"));
const output = outputFolder();

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
    network: path("./src/account/index.ts"),
    sanitiser: path("./src/platform/html/sanitiser.ts"),
    ...Object.fromEntries(
      catalogue.map((definition) => [chunkName(definition.tag), path(componentFile(definition.tag))]),
    ),
  },
  // A shared chunk may export more to other chunks than its entry does. A second file would cost one more request.
  preserveEntrySignatures: "allow-extension",
  onwarn: failOnWarnings,
  plugins: [
    inlineCss(),
    sandboxCopies(["valibot"]),
    callCopies(),
    noOldShims(),
    leanKy(),
    leanValibot(),
    leanReact(),
    unclobberedReact(),
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
    manualChunks: sharedChunks({
      // The chunk of every page: all others may import it. It is first, so that no other chunk has a module of it.
      main: [path("./src/entries/main.ts")],
      // All primitives that several widgets of one page use (decision 26). The carousel needs `motion` before its slider.
      ui: [
        path("./src/ui/index.ts"),
        path("./src/ui/theme/motion.ts"),
        path("./src/ui/dialog/index.ts"),
        path("./src/ui/toast/index.ts"),
        path("./src/widget-kit/rich-text/index.ts"),
      ],
      // Every definition that needs the account needs its area too.
      network: [
        path("./src/account/index.ts"),
        path("./src/account/area/index.ts"),
        path("./src/utils/image-address.ts"),
      ],
      "live-casino": [path("./src/services/live-casino.ts")],
      sockjs: [path("./src/gamification/stomp/sockjs.ts")],
      gamification: [
        path("./src/services/gamification.ts"),
        // What notifications have in common with panels. A page with notifications alone loads no panels.
        path("./src/gamification/entities/award-link.ts"),
        ...["achievements", "awards"].map((name) => path(`./src/gamification/calls/${name}.ts`)),
        ...["award-state", "award-times", "entity", "opt-in"].map((name) =>
          path(`./src/gamification/schema/states/${name}.ts`),
        ),
      ],
      "http-client": [path("./src/http-client/index.ts")],
      bonus: [path("./src/widget-kit/bonus/index.ts")],
      countdown: [path("./src/ui/countdown/index.ts")],
      // After the chunks of primitives that it imports.
      "gamification-panels": [
        path("./src/services/panels.ts"),
        path("./src/widget-kit/gamification/index.ts"),
        path("./src/element/useChunk.ts"),
        // What several panels import beside the kit would be a chunk of its own, and one more request.
        ...[
          "on-date",
          "participation",
          "place",
          "progress",
          "rank-texts",
          "readable-name",
          "reward-ranks",
          "reward-text",
          "reward-value",
          "running-contest",
          "schedule-text",
          "state-texts",
        ].map((name) => path(`./src/gamification/entities/${name}.ts`)),
        ...["competitions", "files", "instant-wins", "messages", "rewards"].map((name) =>
          path(`./src/gamification/calls/${name}.ts`),
        ),
        // The messages panel and the hub count unread messages together.
        path("./src/widget-kit/messages/index.ts"),
        // What the hub needs at once, and is too large for its own chunk.
        path("./widgets/gamification-hub/hub-details.ts"),
        // The simulation writes instants too: without this line, messages would load the code for authors.
        path("./src/gamification/schema/wire-instant.ts"),
        ...["entity-names", "or-nothing", "read-all-pages", "rewards-of-entities"].map((name) =>
          path(`./src/gamification/panels/${name}.ts`),
        ),
      ],
      "calls-by-name": [path("./src/gamification/by-name.ts")],
      slider: [path("./src/ui/carousel/slider.ts")],
      driver: [path("./src/ui/tour/driver.ts")],
      "tour-popover": [path("./src/ui/tour/index.ts")],
      tour: [path("./src/services/tour.tsx")],
      authoring: [path("./src/services/authoring.ts")],
      // Nothing else logs in.
      "widget-login-modal": [path(componentFile("vetrina-login-modal")), path("./src/account/area/login.ts")],
    }),
    onlyExplicitManualChunks: true,
  },
};

const loader = {
  input: path("./src/loader/index.ts"),
  onwarn: failOnWarnings,
  plugins: [
    definedFor({ __MANIFEST__: () => JSON.stringify(compactManifest(manifest)) }),
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
