import { defineConfig } from "vitest/config";

/** Tests of the npm package, the packages for CMSs and the build itself: the light build has none of these. */
const testsOfReactBuild = ["test/browser/{cms,package}/**", "test/build/**"];
/** Stops tests at once if the build that they test is missing. */
const requiredFiles = ["test/support/required-files.ts"];
/** Two workers per core of the continuous integration, because tests often wait. */
const browserWorkers = 4;
const notInThisBuild = process.env.VETRINA_BUILD === "light" ? testsOfReactBuild : [];

/** Options with which sources are compiled for tests. */
export const compilation = {
  oxc: { jsx: { runtime: "automatic" } },
  define: { __VERSION__: JSON.stringify("0.0.0-test") },
} as const;

/** The environment of unit tests. `npm run test:mutation` uses it too. */
export const unitEnvironment = {
  environment: "happy-dom",
  // Not the site's time zone, so that a test fails if the two are confused
  // (test/unit/support/visitor-zone.ts).
  env: { TZ: "Pacific/Chatham" },
  setupFiles: ["test/support/fuzz-setup.ts", "test/support/connections-setup.ts"],
  // All files of a worker share one document, which takes a quarter of the time.
  isolate: false,
  // Tests take longer on a busy machine.
  testTimeout: 60_000,
};

/** Unit tests run in happy-dom; browser tests drive a real Chromium from Node against the built `dist`. */
export default defineConfig({
  ...compilation,
  test: {
    tags: [
      {
        name: "slow",
        description: "Repeats a test under another condition: see test/browser/support/slow-cases.ts.",
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          ...unitEnvironment,
          include: ["test/unit/**/*.test.{ts,tsx}"],
          maxWorkers: 1,
          // Fewer garbage collections of short-lived objects save an eighth of the processor time.
          execArgv: ["--max-semi-space-size=64"],
        },
      },
      {
        extends: true,
        test: {
          name: "build",
          environment: "node",
          include: ["test/build/**/*.test.ts"],
          globalSetup: requiredFiles,
          exclude: ["**/*.slow.test.ts"],
          maxWorkers: 2,
          testTimeout: 180_000,
          // Hooks copy the project and installed packages.
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "light",
          environment: "node",
          include: ["test/light/**/*.test.ts"],
          globalSetup: requiredFiles,
          // Projects that run together must have the same number.
          maxWorkers: browserWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: "stories",
          environment: "node",
          include: ["test/stories/**/*.test.ts"],
          // One browser for each variant of theme, width and text size. All four run at once, because
          // otherwise the last one would run alone.
          maxWorkers: 4,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // `npm test` leaves the slow tests out, most of which test the look of an element in each width, theme
      // and font.
      chromium("browser", {
        include: ["test/browser/**/*.test.ts"],
        exclude: ["**/*.slow.test.ts", ...notInThisBuild],
      }),
      chromium("slow", { include: ["test/{browser,build}/**/*.slow.test.ts"], exclude: notInThisBuild }),
      {
        extends: true,
        test: {
          name: "aem",
          environment: "node",
          include: ["test/aem/**/*.test.ts"],
          // Only one Sling and one Maven may run at a time.
          fileParallelism: false,
          // The first run downloads some 200 bundles.
          testTimeout: 300_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: "wordpress",
          environment: "node",
          include: ["test/wordpress/**/*.test.ts"],
          // All files share one site and change it one after the other.
          globalSetup: ["test/wordpress/support/global-setup.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: "consumers",
          environment: "node",
          include: ["test/consumers/**/*.test.ts"],
          // Each file installs a framework from the registry, so they run one after the other.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 1_200_000,
        },
      },
      engine("firefox"),
      engine("webkit"),
    ],
  },
});

/** A project of tests that drive Chromium. */
function chromium(
  name: "browser" | "slow",
  files: { readonly include: string[]; readonly exclude: string[] },
) {
  return {
    extends: true as const,
    test: {
      name,
      environment: "node" as const,
      ...files,
      globalSetup: requiredFiles,
      setupFiles: ["test/support/packages-setup.ts"],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // The time zone of the demo site's visitors, unless a test chooses another one.
      env: { TZ: "Europe/Rome" },
      maxWorkers: browserWorkers,
      // Files share their helpers and a browser, so that each worker starts it only once.
      isolate: false,
      // Assertions poll: a busy machine needs more time.
      expect: { poll: { timeout: 30_000 } },
    },
  };
}

/** The project of another engine: the tests in `test/engines`, and those for this engine only. */
function engine(name: "firefox" | "webkit") {
  return {
    extends: true as const,
    test: {
      name,
      environment: "node" as const,
      include: ["test/engines/**/*.test.ts", `test/${name}/**/*.test.ts`],
      env: { VETRINA_ENGINE: name },
      globalSetup: requiredFiles,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      maxWorkers: 2,
      expect: { poll: { timeout: 15_000 } },
    },
  };
}
