import { prefersReducedMotion } from "../platform/layout";
import {
  isVisibleAfterScrolling,
  isVisibleNow,
  readVisiblePart,
} from "../platform/visibility/visible-after-scrolling";
import { tabStopsIn } from "../ui/focus";
import { pageDocument } from "../utils/page-document";
import { isTyping } from "./quiet";

/** Milliseconds between two searches for a target: shadow roots and visibility cannot be observed. */
const lookEvery = 100;

/**
 * Whether the browser can read a selector, including its parts for shadow roots. An empty selector selects
 * nothing.
 */
export function isReadable(selector: string): boolean {
  try {
    if (selector)
      for (const part of selector.split(">>>")) pageDocument.createDocumentFragment().querySelector(part);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the first visible element that matches a selector; ` >>> ` enters open shadow roots. Undefined if
 * there is no such element, or if the selector is wrong or empty.
 */
export function findTarget(selector: string): Element | undefined {
  try {
    const [first = "", ...inner] = selector.split(">>>");
    return inner
      .reduce(
        (hosts, part) => hosts.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(part) ?? [])]),
        [...pageDocument.querySelectorAll(first)],
      )
      .find(isVisibleAfterScrolling);
  } catch {
    return undefined;
  }
}

/**
 * Resolves with true when no dialog is open and the target, if there is one, can be highlighted. Resolves
 * with false if the target is still missing after `milliseconds`, or when the signal is aborted.
 *
 * @param isQuiet true to wait also until nobody is typing
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

/**
 * Scrolls every box around the target until the target is in view. Does so without animation for visitors who
 * request reduced motion.
 */
export function scrollToTarget(target: Element): void {
  readVisiblePart(target, ({ intersectionRatio, boundingClientRect }) => {
    if (intersectionRatio > 0.99) return;
    target.scrollIntoView({
      behavior: prefersReducedMotion() ? "instant" : "smooth",
      block: boundingClientRect.height > innerHeight / 2 ? "start" : "center",
      inline: "nearest",
    });
  });
}

/** The tag of the host element of the popover's shadow root. A site sets tokens and parts on it. */
export const popoverTag = "vetrina-tour-popover";

/** Whether a panel with `aria-modal` is in use: many pages have a closed panel outside the viewport. */
const isInUse = (panel: Element): boolean =>
  isVisibleNow(panel) && !panel.closest("[inert],[aria-hidden=true]");

const hasModal = (root: ParentNode): boolean =>
  [...root.querySelectorAll("dialog:modal,[aria-modal=true]")].some(isInUse) ||
  [...root.querySelectorAll(`:not(${popoverTag})`)].some(
    ({ shadowRoot }) => shadowRoot && hasModal(shadowRoot),
  );

/** Matches a control that has opened a menu, a list or another box. */
const openControl = "[aria-expanded=true]:is([role=combobox],[aria-haspopup]:not([aria-haspopup=false]))";

/** The popovers that a control opens. Older browsers do not have these members of a control. */
type Invoker = Partial<Record<"popoverTargetElement" | "commandForElement", Element | null>>;

/** True if a control of the target has opened a popover, a menu or another box, which may lie below the shade. */
export const hasOpened = (target: Element): boolean =>
  tabStopsIn([target]).some((control) => {
    const { popoverTargetElement, commandForElement } = control as Invoker;
    const box = popoverTargetElement ?? commandForElement;
    return control.matches(openControl) || (box?.matches(":popover-open") && !box.contains(target));
  });

/** True if a modal dialog is open, even in an open shadow root. */
export const isDialogOpen = (): boolean => hasModal(pageDocument.documentElement);
