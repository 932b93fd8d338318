import { defineConfig } from "vitest/config";
import { compilation, unitEnvironment } from "./vitest.config";

/** The unit tests of the subjects that `npm run test:mutation` changes. */
export default defineConfig({
  ...compilation,
  test: {
    ...unitEnvironment,
    include: ["test/unit/{account,http,http-client,gamification/writes}/**/*.test.{ts,tsx}"],
  },
});
