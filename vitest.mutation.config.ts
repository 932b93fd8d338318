import { defineConfig } from "vitest/config";
import { compilation, unitEnvironment } from "./vitest.config";

/** The unit tests of the subjects that `npm run test:mutation` changes. */
export default defineConfig({
  ...compilation,
  test: {
    ...unitEnvironment,
    // Stryker runs the tests again for each mutant. Without isolation they load the modules only once.
    isolate: false,
    // Mutants often make a test wait forever. A failed test takes less time than a new worker.
    testTimeout: 5_000,
    include: [
      "test/unit/{account,http,http-client}/**/*.test.{ts,tsx}",
      "test/unit/gamification/entities/entity-writes.test.ts",
    ],
  },
});
