/** Roles of controls that use the arrow keys themselves. */
const arrowRoles = /box$|slider|spin|menu|tablist|tree|grid|radio|application/;

const usesArrows = (node: EventTarget): boolean =>
  node instanceof HTMLElement &&
  (node.isContentEditable ||
    node.matches("input,textarea,select,audio,video") ||
    arrowRoles.test(node.getAttribute("role") ?? ""));

/** What the keys do; without an action, a key is left to the page. */
export interface TourKeys {
  readonly cancel: () => void;
  readonly previous: (() => void) | false;
  readonly next: (() => void) | false;
}

/**
 * Esc cancels, the arrows move. Nothing else is taken from the page, and no arrow from a field or another control that
 * uses it.
 *
 * @returns the action of a key; undefined or false if the key is not the tour's
 */
export function actionOf(event: KeyboardEvent, keys: TourKeys): (() => void) | false | undefined {
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (event.defaultPrevented || hasModifier) return undefined;
  if (event.key === "Escape") return keys.cancel;
  if (event.composedPath().some(usesArrows)) return undefined;
  if (event.key === "ArrowLeft") return keys.previous;
  return event.key === "ArrowRight" ? keys.next : undefined;
}
