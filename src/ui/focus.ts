import { hasBox } from "../platform/visibility/rendered";
import { pageDocument, unclobbered } from "../utils/page-document";
import { isHtmlElement, isSlot } from "../utils/kinds-of-objects";

const focusable =
  'a[href],button,input:not([type="hidden"]),select,textarea,summary,iframe,[tabindex],[contenteditable=""],[contenteditable="true"]';

/** The focused element, even inside open shadow roots. */
export function deepActiveElement(): Element | null {
  let active = pageDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** The composed path of the last click. Module state, because a page has one user. */
let clickPath: readonly EventTarget[] = [];

// Optional call: Node also imports this module and has no `addEventListener`.
globalThis.addEventListener?.(
  "click",
  (event) => {
    clickPath = event.composedPath();
  },
  true,
);

/**
 * The focused element, or the clicked button in Safari, where a click does not focus a button: no element or an
 * ancestor of the button has the focus there.
 */
export function focusOrigin(): Element | null {
  const active = deepActiveElement();
  // The click counts only if the focused element is an ancestor of it.
  const inside = clickPath.slice(0, Math.max(0, clickPath.indexOf(active ?? pageDocument.body)));
  return inside.filter(isTabbable).find(({ isConnected }) => isConnected) ?? active;
}

/** Elements at which the page's content may start, best first. */
const contentStarts = ["main h1", "h1", "main", '[role="main"]'];

/** Focuses the page's heading, so that keyboard and screen reader continue from there. */
function focusContent(): void {
  for (const selector of contentStarts) {
    const start = pageDocument.querySelector<HTMLElement>(selector);
    if (start && focusOnce(start)) return;
  }
}

/**
 * Focuses the element that had the focus before; without it, the page's heading. Does not scroll: the page's scroll
 * position has just been restored.
 */
export function restoreFocus(target: Element | null): void {
  if (target === null || target === pageDocument.body) focusContent();
  else if (isHtmlElement(target)) target.focus({ preventScroll: true });
}

/**
 * Focuses an element, with a temporary `tabindex` if it needs one.
 *
 * @returns false if the element cannot receive the focus
 */
function focusOnce(element: HTMLElement): boolean {
  const isTemporary = !element.hasAttribute("tabindex");
  const restore = () => {
    // Only the window has lost the focus: the element is still active and keeps its `tabindex`.
    if (pageDocument.activeElement === element) return;
    element.removeAttribute("tabindex");
    element.removeEventListener("blur", restore);
  };
  if (isTemporary) {
    element.tabIndex = -1;
    element.addEventListener("blur", restore);
  }
  element.focus({ preventScroll: true });
  if (isTemporary) restore();
  return pageDocument.activeElement === element;
}

export function isTabbable(target: EventTarget): target is HTMLElement {
  if (!isHtmlElement(target)) return false;
  const element = unclobbered(() => target);
  return (
    element.matches(focusable) && element.tabIndex >= 0 && !element.matches(":disabled") && hasBox(element)
  );
}

/** The elements below a node that Tab visits, in order, including those in slots and open shadow roots. */
export function tabbables(node: Element): HTMLElement[] {
  const { shadowRoot, children: own } = unclobbered(() => node);
  const children =
    isSlot(node) && node.assignedElements().length > 0
      ? node.assignedElements()
      : [...(shadowRoot?.children ?? own)];
  return children.flatMap((child) => (isTabbable(child) ? [child, ...tabbables(child)] : tabbables(child)));
}

interface TabPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly defaultPrevented?: boolean;
  composedPath?(): EventTarget[];
  preventDefault(): void;
}

/**
 * Moves the focus from the last tab stop to the first, and with Shift from the first to the last. The browser does the
 * rest, unless a script of the page cancels the key without moving the focus: a focus trap whose container is inert.
 */
export function cycleTab(event: TabPress, container: Element): void {
  if (event.key !== "Tab") return;
  const stops = tabbables(container);
  const step = event.shiftKey ? -1 : 1;
  const active = deepActiveElement();
  const isTrapped = event.defaultPrevented && event.composedPath?.()[0] === active;
  if (!isTrapped && active !== stops.at(event.shiftKey ? 0 : -1)) return;
  const index = stops.findIndex((stop) => stop === active);
  const target = index < 0 ? stops.at(event.shiftKey ? -1 : 0) : stops.at((index + step) % stops.length);
  if (!target) return;
  event.preventDefault();
  target.focus();
}
