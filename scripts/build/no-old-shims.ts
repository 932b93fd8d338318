import type { Plugin } from "rollup";

/** A page with an `unload` listener does not enter the back/forward cache. The browser closes the connection anyway. */
const unloadListener = "module.exports.attachEvent('unload', unloadTriggered);";

function withoutUnload(code: string): string {
  if (!code.includes(unloadListener))
    throw new Error("sockjs-client has changed its unload listener: adapt no-old-shims.ts");
  return code.replace(unloadListener, "");
}

/**
 * Leaves out the polyfills of sockjs-client for browsers of 2010. They make code from strings (S09), and every
 * supported browser has the real functions.
 */
export const noOldShims = (): Plugin => ({
  name: "no-old-shims",
  load: (id) => (id.endsWith("/sockjs-client/lib/shims.js") ? "" : undefined),
  transform: (code, id) =>
    id.endsWith("/sockjs-client/lib/utils/event.js") ? { code: withoutUnload(code), map: null } : undefined,
});
