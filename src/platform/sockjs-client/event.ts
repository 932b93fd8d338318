/*
 * Replaces `lib/utils/event.js` of sockjs-client, which listens to `unload`: a page with such a listener does not enter
 * the back/forward cache. The browser closes the connections of a page that the visitor leaves anyway.
 */

/** Adds a listener to the window. */
export const attachEvent = (type: string, listener: EventListener): void =>
  window.addEventListener(type, listener);

/** Removes a listener from the window. */
export const detachEvent = (type: string, listener: EventListener): void =>
  window.removeEventListener(type, listener);

/** Does not register the callback, as there is no `unload` listener. @returns a reference for `unloadDel`, always null */
export const unloadAdd = (): null => null;

/** Does nothing, because `unloadAdd` does not add a listener. */
export const unloadDel = (): void => undefined;
