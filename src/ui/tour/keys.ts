/** Roles of controls that use the arrow keys themselves. */
const arrowRoles = /box$|slider|spin|menu|tablist|tree|grid|radio/;

const isArrowControl = (node: EventTarget): boolean =>
  node instanceof HTMLElement &&
  (node.isContentEditable ||
    node.matches("input,textarea,select,audio,video") ||
    arrowRoles.test(node.getAttribute("role") ?? ""));

/** True if a key belongs to a field or to another control that uses the arrows. */
export const usesArrows = (event: Event): boolean => event.composedPath().some(isArrowControl);

/** True if the page or the browser has a use for this key: it is handled already, or there is a modifier. */
export const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
