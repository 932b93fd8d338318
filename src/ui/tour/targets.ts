import { pageDocument } from "../../utils/page-document";
import { prefersReducedMotion } from "../theme/motion";
import { isTyping } from "./quiet";

/** Milliseconds between two looks for a target: shadow roots and visibility cannot be observed. */
const lookEvery = 100;

/** True for an element with a size that is not hidden. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  // Older browsers cannot tell.
  const older: { checkVisibility?(options: object): boolean } = element;
  return width * height > 0 && older.checkVisibility?.({ visibilityProperty: true }) !== false;
}

/**
 * Finds an element that can be highlighted; ` >>> ` enters an open shadow root. Undefined without one, and if the
 * selector is wrong or empty.
 */
export function findTarget(selector: string): Element | undefined {
  try {
    const [first = "", ...inner] = selector.split(">>>");
    const found = inner.reduce<Element | null | undefined>(
      (host, part) => host?.shadowRoot?.querySelector(part),
      pageDocument.querySelector(first),
    );
    return found && isVisible(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Resolves with true when a target can be highlighted, or there is none, and no dialog is open; with false if the target
 * is missing for so long, or when the signal is aborted.
 *
 * @param isQuiet true if it also waits until nobody types
 */
export function awaitTarget(
  selector: string,
  milliseconds: number,
  signal: AbortSignal,
  isQuiet: boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    const latest = performance.now() + milliseconds;
    const look = () => {
      const isThere = selector === "" || findTarget(selector) !== undefined;
      const mayCome = isThere || performance.now() < latest;
      if (signal.aborted || !mayCome) resolve(false);
      else if (isThere && !isDialogOpen() && !(isQuiet && isTyping())) resolve(true);
      else setTimeout(look, lookEvery);
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

const modals = "dialog:modal,[aria-modal=true]:not(dialog)";

const hasModal = (root: ParentNode): boolean =>
  [...root.querySelectorAll(modals)].some(isVisible) ||
  [...root.querySelectorAll(`:not(${popoverTag})`)].some(
    ({ shadowRoot }) => shadowRoot && hasModal(shadowRoot),
  );

/** True if a modal dialog is open, also in open shadow roots. */
export const isDialogOpen = (): boolean => hasModal(pageDocument.documentElement);
