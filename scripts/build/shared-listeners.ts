import type { Plugin } from "rollup";

/** React makes a listener for each kind of event and container, and every element has a container of its own. */
const bound = /listenerWrapper\.bind\(\s*null,\s*domEventName,\s*eventSystemFlags,\s*targetContainer\s*\)/g;

/** At the end of the file, where it is known in the whole file. The container is where the listener was added. */
const helper = `
const sharedListeners = new Map();
function sharedListener(dispatch, name, flags) {
  const key = name + flags;
  let listener = sharedListeners.get(key);
  if (!listener) {
    listener = (event) => dispatch(name, flags, event.currentTarget, event);
    sharedListeners.set(key, listener);
  }
  return listener;
}
`;

/**
 * Lets all elements of a page share React's listeners, which otherwise are a tenth of what an element keeps in memory.
 *
 * @throws Error if React makes its listeners in another way
 */
export const sharedListeners = (): Plugin => ({
  name: "shared-listeners",
  transform(code, id) {
    if (!id.endsWith("/react-dom-client.production.js")) return undefined;
    if (code.match(bound)?.length !== 1)
      throw new Error("React makes its listeners in another way: adapt shared-listeners.ts");
    const shared = code.replace(bound, "sharedListener(listenerWrapper, domEventName, eventSystemFlags)");
    return { code: shared + helper, map: null };
  },
});
