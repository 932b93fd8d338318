import { defineConfig } from "vitest/config";

/** Unit tests run in happy-dom; browser tests drive a real Chromium from Node against the built `dist`. */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  define: { __VERSION__: JSON.stringify("0.0.0-test") },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "happy-dom",
          include: ["test/unit/**/*.test.{ts,tsx}"],
          // One document for all files of a worker, which is a quarter of the time.
          isolate: false,
          maxWorkers: 1,
          // A loaded machine only takes longer.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "build",
          environment: "node",
          include: ["test/build/**/*.test.ts"],
          maxWorkers: 2,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "stories",
          environment: "node",
          include: ["test/stories/**/*.test.ts"],
          // One browser for each look.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          environment: "node",
          include: ["test/browser/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 4,
          // What passes at its second attempt alone is named at the end of `npm test`.
          retry: 1,
          // Files share nothing but their helpers, which then are read once for each worker.
          isolate: false,
          // Conditions are waited for; a loaded machine only makes the waiting longer.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      engine("firefox"),
      engine("webkit"),
    ],
  },
});

/** Journeys of `test/engines`, and what concerns one engine alone. */
function engine(name: "firefox" | "webkit") {
  return {
    extends: true as const,
    test: {
      name,
      environment: "node" as const,
      include: ["test/engines/**/*.test.ts", `test/${name}/**/*.test.ts`],
      env: { VETRINA_ENGINE: name },
      testTimeout: 60_000,
      hookTimeout: 60_000,
      maxWorkers: 2,
      expect: { poll: { timeout: 15_000 } },
    },
  };
}
