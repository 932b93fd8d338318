import { bundle } from "../../../clientlibs/docs/bundle";
import { buildName } from "../../../distribution/output";
import { preactModules } from "../../../scripts/build/preact";

export { bundle };

/** r2wc's own class, which fixtures have in addition to ours, imports the default export of React. */
const preact = { ...preactModules, react: "preact/compat" };

/** Bundles a fixture, for tests of internal parts that `dist` does not export, with the renderer of the tested build. */
export const bundleFixture = (fixture: string) =>
  bundle(
    new URL(`../fixtures/${fixture}`, import.meta.url),
    buildName() === "light" ? { alias: preact } : {},
  );
