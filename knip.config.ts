import type { KnipConfig } from "knip";

/**
 * `npm run lint` fails on an unused file, export or package. Knip reads the configurations of Vitest,
 * Storybook and oxlint and the scripts of `package.json` by itself. `entry` names the other files that no
 * import reaches.
 */
const config: KnipConfig = {
  entry: [
    // Inputs of the Rollup build. The definition of a widget imports its component.
    "src/entries/{bootstrap,main}.ts",
    "src/loader/{index,from-disk}.ts",
    // The light build uses them in place of React's modules.
    "src/preact/*.ts",
    // The build uses them in place of files of sockjs-client.
    "src/platform/sockjs-client/*.ts",
    "widgets/*/definition.ts",
    // Inputs of the npm package, and the modules that its generated files import.
    "src/entries/package/*.ts",
    // `stryker.config.json` names it.
    "vitest.mutation.config.ts",
    // Programs that a script in `package.json` or a developer starts.
    "scripts/*.mjs",
    // `.oxlintrc.json` names it.
    "scripts/lint/plugin.mjs",
    "scripts/**/main.ts",
    "test/bench/run.ts",
    "test/pictures/main.ts",
    // Scripts of pages: they are bundled or served by their file name.
    "clientlibs/docs/script/{main,search,disk-library}.ts",
    "clientlibs/wordpress/plugin/assets/*.js",
    "sandbox/server/site/{assets,host-scripts}/*.js",
    "test/bench/peers/{cally,flatpickr,hello}.{ts,tsx}",
    "test/browser/fixtures/*.{ts,tsx}",
    // Imported by MDX, which Knip does not read.
    "stories/guide/Gallery.tsx",
    "stories/guide/tokens.tsx",
    "stories/guide/section.ts",
    // The hooks that widgets may call. A hook may exist before the first widget that calls it.
    "src/widget-kit/hooks.tsx",
    // A widget keeps the namespace of these chunks in its state, where Knip cannot follow it.
    "widgets/balance-header/nickname.ts",
    "widgets/instant-win/instant-win-play.tsx",
    "widgets/gamification-hub/hub-agenda.ts",
    "widgets/gamification-hub/hub-details.ts",
    "widgets/gamification-hub/hub-today.ts",
    "widgets/missions/mission-steps.ts",
  ],
  project: [
    "{src,widgets,distribution,markup,clientlibs,sandbox,scripts,stories,test,.storybook}/**/*.{ts,tsx,mjs,js}",
    "*.{ts,mjs}",
  ],
  ignoreDependencies: [
    // `scripts/chromatic.mjs` starts it with npx.
    "chromatic",
    // `test/build/package-react.test.ts` copies them into an application.
    "react-19-0",
    "react-dom-19-0",
    // `test/browser/date-picker/hidden-input.test.ts` serves its file to a page.
    "jquery",
  ],
  // The options or the result type of an exported function belong to its signature, even if no file imports them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Two messages of the gamification protocol may have the same schema.
  exclude: ["duplicates"],
  // @r2wc/react-to-web-component needs no exception, since tests and benchmarks import it. It stays a
  // devDependency, because the library uses only @r2wc/core, with its own renderer: one React root for all
  // elements of a tag.
};

export default config;
