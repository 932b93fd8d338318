import { pageDocument } from "../../utils/page-document";
import { prefersReducedMotion } from "../theme/motion";

/** Milliseconds between two looks for a target: shadow roots and visibility cannot be observed. */
const lookEvery = 100;

/** Finds an element; ` >>> ` enters an open shadow root. Undefined without one, and if the selector is wrong. */
export function findElement(selector: string): Element | undefined {
  try {
    const [first = "", ...inner] = selector.split(">>>").map((part) => part.trim());
    const found = inner.reduce<Element | null | undefined>(
      (host, part) => host?.shadowRoot?.querySelector(part),
      pageDocument.querySelector(first),
    );
    return found ?? undefined;
  } catch {
    return undefined;
  }
}

/** Finds a target that can be highlighted: one with a size that is not hidden. */
export function findTarget(selector: string): Element | undefined {
  const element = findElement(selector);
  if (!element) return undefined;
  const { width, height } = element.getBoundingClientRect();
  // Older browsers cannot tell.
  const isVisible = (element as Partial<Element>).checkVisibility?.({ visibilityProperty: true }) ?? true;
  return width > 0 && height > 0 && isVisible ? element : undefined;
}

/** Resolves with true when a target can be highlighted; with false after the time, or when the signal is aborted. */
export function awaitTarget(selector: string, milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const latest = performance.now() + milliseconds;
    const look = () => {
      const isThere = findTarget(selector) !== undefined;
      if (!isThere && !signal.aborted && performance.now() < latest) setTimeout(look, lookEvery);
      else resolve(isThere && !signal.aborted);
    };
    look();
  });
}

/** Scrolls until the target is in view; without motion for visitors who want none. */
export function scrollToTarget(target: Element): void {
  const { top, bottom, height } = target.getBoundingClientRect();
  const viewport = pageDocument.documentElement.clientHeight;
  if (top >= 0 && bottom <= viewport) return;
  target.scrollIntoView({
    behavior: prefersReducedMotion() ? "instant" : "smooth",
    block: height > viewport / 2 ? "start" : "center",
    inline: "nearest",
  });
}

/** The element in whose shadow root the popover is. A site sets tokens and parts on it. */
export const popoverTag = "vetrina-tour-popover";

const modalIn = (root: ParentNode): Element | undefined => {
  for (const element of root.querySelectorAll(`:not(${popoverTag})`)) {
    if (isModal(element)) return element;
    const inner = element.shadowRoot && modalIn(element.shadowRoot);
    if (inner) return inner;
  }
  return undefined;
};

function isModal(element: Element): boolean {
  if (element instanceof HTMLDialogElement) return element.matches(":modal");
  return (
    element.getAttribute("aria-modal") === "true" &&
    element.getClientRects().length > 0 &&
    (element as Partial<Element>).checkVisibility?.({ visibilityProperty: true }) !== false
  );
}

/** True if a modal dialog is open, also in open shadow roots. */
export const isDialogOpen = (): boolean => modalIn(pageDocument.documentElement) !== undefined;

/** The modal dialog in which an event has happened. */
export const dialogAround = (event: Event): HTMLDialogElement | undefined =>
  event
    .composedPath()
    .find((node): node is HTMLDialogElement => node instanceof HTMLDialogElement && node.matches(":modal"));
