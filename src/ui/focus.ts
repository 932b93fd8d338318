import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { hasBox } from "../platform/visibility/rendered";
import { isHtmlElement, isSlot } from "../utils/objects";
import { pageDocument, unclobbered } from "../utils/page-document";

const focusable =
  'a[href],button,input:not([type="hidden"]),select,textarea,summary,iframe,[tabindex],[contenteditable=""],[contenteditable="true"]';

/** The focused element, even inside open shadow roots. */
export function deepActiveElement(): Element | null {
  let active = pageDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Whether no element has the focus, as after the removal of the element that had it. */
export function isFocusLost(): boolean {
  const { activeElement, body } = pageDocument;
  return activeElement === null || activeElement === body;
}

/** The composed path of the last click. Module state, because a page has one user. */
let clickPath: readonly EventTarget[] = [];

// The call is optional, because Node also imports this module and has no `addEventListener`.
globalThis.addEventListener?.(
  "click",
  (event) => {
    clickPath = event.composedPath();
  },
  true,
);

/**
 * The focused element or, in Safari, the clicked button. In Safari, a click focuses an ancestor of the button
 * or nothing.
 */
export function focusOrigin(): Element | null {
  const active = deepActiveElement();
  // The click counts only if it was inside the focused element.
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
 * Focuses the element that had the focus before or, if it is missing, the page's heading. Does not scroll,
 * because the page's scroll position has just been restored.
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
    // If only the window has lost the focus, the element is still active and keeps its `tabindex`.
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

function isTabbable(target: EventTarget): target is HTMLElement {
  if (!isHtmlElement(target)) return false;
  const element = unclobbered(() => target);
  return (
    element.matches(focusable) && element.tabIndex >= 0 && !element.matches(":disabled") && hasBox(element)
  );
}

/** The tab stops below a node, in order, including those in slots and open shadow roots. */
function tabStopsBelow(node: Element): readonly HTMLElement[] {
  const { shadowRoot, children: own } = unclobbered(() => node);
  const children =
    isSlot(node) && node.assignedElements().length > 0
      ? node.assignedElements()
      : [...(shadowRoot?.children ?? own)];
  return tabStopsIn(children);
}

/** The tab stops in some boxes, in order, the boxes included. */
export const tabStopsIn = (boxes: readonly Element[]): readonly HTMLElement[] =>
  boxes.flatMap((box) => (isTabbable(box) ? [box, ...tabStopsBelow(box)] : tabStopsBelow(box)));

interface TabPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly defaultPrevented?: boolean;
  composedPath?(): EventTarget[];
  preventDefault(): void;
}

/**
 * Moves the focus from the last tab stop to the first, and with Shift from the first to the last. Between
 * other tab stops the browser moves the focus, unless a script of the page cancels the key. In that case this
 * function moves the focus, because a focus trap whose container is inert does not.
 */
export function cycleTab(event: TabPress, container: Element): void {
  if (event.key !== "Tab") return;
  const stops = tabStopsBelow(container);
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

/**
 * Moves the focus cyclically through the given tab stops, regardless of where the focus is. No other element
 * receives the focus.
 */
export function moveTab(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  event.preventDefault();
  const at = stops.indexOf(deepActiveElement() as HTMLElement);
  stops.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % stops.length)?.focus();
}

/** Focuses `to` if `from`, or an element in it, has the focus. */
export function passFocus(
  from: Element | null | undefined,
  to: HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  if (from?.matches(":focus-within")) to?.focus(options);
}

/**
 * Focuses the first of some elements that can receive the focus. Runs in the next frame, and only if no
 * element has the focus at that time. A dialog that closes restores the focus first, perhaps to a button that
 * has already been removed.
 *
 * @returns a function that cancels the pending focus
 */
export function takeLostFocus(find: () => readonly (HTMLElement | null | undefined)[]): () => void {
  const frame = requestAnimationFrame(() => {
    for (const element of find()) if (isFocusLost()) element?.focus();
  });
  return () => {
    cancelAnimationFrame(frame);
  };
}

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Focuses `fallbackRef` when the element that has the focus is removed; otherwise the browser would focus the
 * body.
 */
export function useFocusFallback(ref: ElementRef, fallbackRef: ElementRef): void {
  useLayoutEffect(() => {
    const element = ref.current;
    // Reads the fallback at clean-up, because it may be mounted later than the element.
    const fallback = () => fallbackRef.current;
    return () => passFocus(element, fallback());
  }, [ref, fallbackRef]);
}

/**
 * If the focus is in the region when the component is removed, returns it to the element that had it before.
 * Otherwise the focus would be lost.
 */
export function useFocusReturn(regionRef: ElementRef): void {
  useLayoutEffect(() => {
    const region = regionRef.current;
    let origin: HTMLElement | undefined;
    // The composed path contains the element inside open shadow roots, unlike `relatedTarget`.
    const remember = (event: FocusEvent) => {
      const [target] = event.composedPath();
      if (isHtmlElement(target) && !region?.contains(target)) origin = target;
    };
    window.addEventListener("focusout", remember, true);
    return () => {
      window.removeEventListener("focusout", remember, true);
      passFocus(region, origin);
    };
  }, [regionRef]);
}

/**
 * Focuses an element after a login, when the focused login button is removed. Does nothing if the focus is
 * elsewhere.
 *
 * @returns a function to call when the button is clicked
 */
export function useFocusAfterLogin(ref: ElementRef, isLoggedOut: boolean): () => void {
  const isExpected = useRef(false);

  useEffect(() => {
    if (isLoggedOut || !isExpected.current) return;
    isExpected.current = false;
    return takeLostFocus(() => [ref.current]);
  }, [isLoggedOut, ref]);

  return () => {
    isExpected.current = true;
  };
}
