import { isHtmlElement } from "../utils/objects";

/** Roles of controls that use the arrow keys themselves. */
const arrowRoles = /box$|bar|slider|spin|menu|^tab(list)?$|tree|grid|radio|application/;

/**
 * Elements that do not use the arrow keys, unless they are inside a control with one of `arrowRoles`.
 * `[popover]` matches the tour's own popover.
 */
const plain = "body,a,button,summary,[role=button],[role=link],[popover]";

/**
 * Matches a field: visitors type into it, or its keys choose a value. An iframe counts, because it may
 * contain a field.
 */
const field = ":read-write,select,iframe,[role$=box]:not([role=checkbox])";

const isA = (node: unknown, selector: string): node is HTMLElement =>
  isHtmlElement(node) && node.matches(selector);

/** True for a field, which handles all keys itself. */
export const isField = (node: unknown): boolean => isA(node, field);

const isArrowControl = (node: unknown): boolean =>
  isHtmlElement(node) &&
  (arrowRoles.test(node.getAttribute("role") ?? "") || (node.tabIndex >= 0 && !node.matches(plain)));

/** The element that has received a key, even in an open shadow root. */
export const keyTarget = (event: Event): unknown => event.composedPath()[0];

/**
 * True if the focused element, or a control around it such as a toolbar or a map, uses the arrow keys itself.
 */
export const usesArrows = (event: Event): boolean =>
  !isA(keyTarget(event), plain) || event.composedPath().some(isArrowControl);

/** True if a key must not control the tour: it is held down, has a modifier, or is typed into a field. */
export const isTaken = (event: KeyboardEvent): boolean =>
  event.repeat ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  isField(keyTarget(event));
