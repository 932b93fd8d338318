import { bundle } from "../../../clientlibs/docs/bundle";
import { buildName } from "../../../distribution/output";
import { preactModules } from "../../../scripts/build/preact";

export { bundle };

/**
 * r2wc's own class, which fixtures use in addition to the library's class, imports the default export of
 * React.
 */
const preact = { ...preactModules, react: "preact/compat" };

/**
 * Bundles a fixture with the renderer of the tested build. Fixtures test internal parts that `dist` does not
 * export.
 */
export const bundleFixture = (fixture: string) =>
  bundle(
    new URL(`../fixtures/${fixture}`, import.meta.url),
    buildName() === "light" ? { alias: preact } : {},
  );
