import { layoutSize, moveBox, viewportBox, viewportSize } from "../platform/viewport-box";
import { isVisibleAfterScrolling } from "../platform/visibility/visible-after-scrolling";
import { stringifyJson } from "../utils/json";
import type { Overlay } from "./overlay";
import { placePopover } from "./placement";
import { findTarget, hasOpened, isDialogOpen, scrollToTarget } from "./targets";

/**
 * Animation frames between two checks: a fifth of a second on most screens. A check takes a millisecond in a
 * page of 3000 elements.
 */
const framesBetweenLooks = 12;

/**
 * Shows the popover and the cut-out at a target, and updates their position in each animation frame, because
 * the page may move, hide or replace the target. Without a visible target, the popover is in the middle. The
 * popover is hidden while a dialog is open, or while a box is open that a control of the target has opened
 * during the step.
 *
 * @param selector empty for a step without a target
 * @param onShown called when the popover becomes visible, at first and after a dialog
 * @param onDrawn called in each animation frame
 * @param onLost called if the page's script has removed the popover from the page
 * @returns a function that stops the updates
 */
export function followTarget(
  popover: HTMLElement,
  overlay: Overlay,
  selector: string,
  onShown: () => void,
  onFrame: () => void,
  onLost: () => void,
): () => void {
  const host = (popover.getRootNode() as ShadowRoot).host as HTMLElement;
  let target: Element | undefined;
  let wasHidden = true;
  let frames = 0;
  let rendered: string | undefined;
  let frame = 0;
  /** False while a box that was open before the step is still open, because it may never be closed. */
  let mayOpen = false;

  function look(): void {
    if (target && isVisibleAfterScrolling(target)) return;
    const found = selector ? findTarget(selector) : undefined;
    // If the page replaces the target with another element, the page does not scroll back to it.
    if (found && target?.isConnected !== false) scrollToTarget(found);
    target = found;
  }

  /** Does not run in every animation frame, because it searches the whole page. */
  function makeWay(): void {
    if (frames++ % framesBetweenLooks > 0) return;
    if (!host.isConnected) return onLost();
    const isOpen = target !== undefined && hasOpened(target);
    mayOpen ||= !isOpen;
    const isHidden = isDialogOpen() || (isOpen && mayOpen);
    if (!isHidden && wasHidden) onShown();
    host.hidden = wasHidden = isHidden;
  }

  function update(): void {
    frame = requestAnimationFrame(update);
    look();
    makeWay();
    const box = target && viewportBox(target);
    const viewport = viewportSize();
    moveBox(popover, placePopover(box, layoutSize(popover), viewport));
    onFrame();
    const current = stringifyJson([box, viewport]);
    if (rendered && current !== rendered) overlay.refresh();
    rendered = current;
  }

  /**
   * A click may open something that must receive the keys immediately. After a dialog is closed, the tour
   * receives the keys again.
   */
  const lookSoon = () => {
    frames = 0;
  };

  window.addEventListener("click", lookSoon);
  // The event `close` does not bubble, so the listener is capturing.
  window.addEventListener("close", lookSoon, true);
  look();
  // Older browsers do not have `showPopover`, so the popover is a fixed box there.
  const older: { showPopover?(): void } = popover;
  older.showPopover?.();
  overlay.show(() => target && viewportBox(target));
  update();
  return () => {
    window.removeEventListener("click", lookSoon);
    window.removeEventListener("close", lookSoon, true);
    cancelAnimationFrame(frame);
  };
}
