import { defineConfig } from "vitest/config";

/** The unit tests of the subjects that `npm run test:mutation` changes. */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  define: { __VERSION__: JSON.stringify("0.0.0-test") },
  test: {
    environment: "happy-dom",
    env: { TZ: "Pacific/Chatham" },
    setupFiles: ["test/support/fuzz-setup.ts", "test/support/connections-setup.ts"],
    include: ["test/unit/{account,http,http-client,gamification/writes}/**/*.test.{ts,tsx}"],
    isolate: false,
    testTimeout: 60_000,
  },
});
