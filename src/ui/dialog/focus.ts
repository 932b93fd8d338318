const focusable =
  'a[href],button,input:not([type="hidden"]),select,textarea,summary,iframe,[tabindex],[contenteditable=""],[contenteditable="true"]';

/** What has the focus in truth, through all open shadow roots. */
function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** The last click, from what was clicked outwards, through all open shadow roots. A page has one visitor, so this is one. */
let clickPath: readonly EventTarget[] = [];

// Node has no listeners, and imports this as well.
globalThis.addEventListener?.(
  "click",
  (event) => {
    clickPath = event.composedPath();
  },
  true,
);

/**
 * What has the focus, or would have it if a click gave a button the focus, as it does not in Safari: there it stays with
 * nothing, or goes to something around the button.
 */
export function focusOrigin(): Element | null {
  const active = deepActiveElement();
  // Nothing of it counts where what has the focus is not around the click.
  const inside = clickPath.slice(0, Math.max(0, clickPath.indexOf(active ?? document.body)));
  return inside.filter(isTabbable).find(({ isConnected }) => isConnected) ?? active;
}

/** Where reading begins, best first. */
const contentStarts = ["main h1", "h1", "main", '[role="main"]'];

/** Lets the page's heading have the focus for once, so that a keyboard and a screen reader go on from there. */
export function focusContent(): void {
  for (const selector of contentStarts) {
    const start = document.querySelector<HTMLElement>(selector);
    if (start && focusOnce(start)) return;
  }
}

/** False where it cannot have the focus. An element that no key reaches is as it was when the focus has left it. */
function focusOnce(element: HTMLElement): boolean {
  const isLent = !element.hasAttribute("tabindex");
  const restore = () => {
    // A window that loses the focus keeps its place in the page.
    if (document.activeElement === element) return;
    element.removeAttribute("tabindex");
    element.removeEventListener("blur", restore);
  };
  if (isLent) {
    element.tabIndex = -1;
    element.addEventListener("blur", restore);
  }
  element.focus({ preventScroll: true });
  if (isLent) restore();
  return document.activeElement === element;
}

function isTabbable(element: EventTarget): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.matches(focusable) &&
    element.tabIndex >= 0 &&
    !element.matches(":disabled") &&
    element.getClientRects().length > 0
  );
}

/** What Tab visits below a node, in order; what stands in slots and in open shadow roots is part of it. */
function tabbables(node: Element): HTMLElement[] {
  const children =
    node instanceof HTMLSlotElement && node.assignedElements().length > 0
      ? node.assignedElements()
      : [...(node.shadowRoot ?? node).children];
  return children.flatMap((child) => (isTabbable(child) ? [child, ...tabbables(child)] : tabbables(child)));
}

interface TabPress {
  readonly key: string;
  readonly shiftKey: boolean;
  preventDefault(): void;
}

/** Tab after the last stop goes to the first one, Shift+Tab before the first to the last; all else is the browser's. */
export function cycleTab(event: TabPress, container: Element): void {
  if (event.key !== "Tab") return;
  const stops = tabbables(container);
  const [edge, target] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (!target || deepActiveElement() !== edge) return;
  event.preventDefault();
  target.focus();
}
