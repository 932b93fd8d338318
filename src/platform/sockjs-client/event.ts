/*
 * Replaces `lib/utils/event.js` of sockjs-client. The original listens to `unload`, and a page with such a
 * listener cannot enter the back/forward cache. The listener is not needed: when the visitor leaves the page,
 * the browser closes its connections.
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
