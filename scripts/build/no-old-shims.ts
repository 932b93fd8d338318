import type { Plugin } from "rollup";

/**
 * Leaves out what sockjs-client brings for browsers of 2010: it makes code from strings (S09), and every browser that
 * runs the library has what it stands in for.
 */
export const noOldShims = (): Plugin => ({
  name: "no-old-shims",
  load: (id) => (id.endsWith("/sockjs-client/lib/shims.js") ? "" : undefined),
});
