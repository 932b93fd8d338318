import type { Plugin } from "rollup";

/** A page that listens to `unload` is not kept for the back button; the connection ends by itself when it is left. */
const unloadListener = "module.exports.attachEvent('unload', unloadTriggered);";

function withoutUnload(code: string): string {
  if (!code.includes(unloadListener)) throw new Error("sockjs-client listens to unload in another way now");
  return code.replace(unloadListener, "");
}

/**
 * Leaves out what sockjs-client brings for browsers of 2010: it makes code from strings (S09), and every browser that
 * runs the library has what it stands in for.
 */
export const noOldShims = (): Plugin => ({
  name: "no-old-shims",
  load: (id) => (id.endsWith("/sockjs-client/lib/shims.js") ? "" : undefined),
  transform: (code, id) =>
    id.endsWith("/sockjs-client/lib/utils/event.js") ? { code: withoutUnload(code), map: null } : undefined,
});
