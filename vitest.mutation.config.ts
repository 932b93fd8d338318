import { defineConfig } from "vitest/config";
import { compilation, unitEnvironment } from "./vitest.config";

/** The unit tests of the subjects that `npm run test:mutation` changes. */
export default defineConfig({
  ...compilation,
  test: {
    ...unitEnvironment,
    // Stryker starts the tests of each mutant again. Without isolation they load the modules once.
    isolate: false,
    // A mutant often makes a test wait forever. A failed test takes less time than a new worker.
    testTimeout: 5_000,
    include: [
      "test/unit/{account,http,http-client}/**/*.test.{ts,tsx}",
      "test/unit/gamification/entities/entity-writes.test.ts",
    ],
  },
});
