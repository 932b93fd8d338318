import { pageDocument } from "../../utils/page-document";
import type { Overlay } from "./overlay";
import { placePopover } from "./placement";
import { findTarget, scrollToTarget } from "./targets";

/**
 * Shows the popover and the cut-out at a target, and keeps them there in each frame: the page may scroll, resize or move
 * it, or put another element in its place.
 *
 * @param selector empty for a step without a target
 * @returns a function that stops
 */
export function followTarget(popover: HTMLElement, overlay: Overlay, selector: string): () => void {
  let target = findTarget(selector);
  const readBox = () => target?.getBoundingClientRect();
  // Absent in older browsers: there it is a fixed box.
  const older: { showPopover?(): void } = popover;
  older.showPopover?.();
  if (target) scrollToTarget(target);
  overlay.show(readBox);
  let drawn: string | undefined;
  let frame = 0;
  const update = () => {
    frame = requestAnimationFrame(update);
    if (selector && !target?.isConnected) target = findTarget(selector);
    const box = readBox();
    const { clientWidth: width, clientHeight: height } = pageDocument.documentElement;
    const size = { width: popover.offsetWidth, height: popover.offsetHeight };
    const { left, top } = placePopover(box, size, { width, height });
    popover.style.left = `${left}px`;
    popover.style.top = `${top}px`;
    const current = JSON.stringify([box, width, height]);
    if (drawn && current !== drawn) overlay.refresh();
    drawn = current;
  };
  update();
  return () => cancelAnimationFrame(frame);
}
