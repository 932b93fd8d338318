import { createResizeObserver } from "../../platform/layout";
import {
  type Box,
  layoutSize,
  moveBox,
  type Size,
  viewportBox,
  viewportSize,
} from "../../platform/viewport-box";

const gap = 4;
const margin = 8;

const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * The position of a panel in the viewport: below its anchor, or above it if there is not enough space below.
 * If neither fits, it is as low as possible while fully visible. It never extends beyond the left or right
 * edge.
 */
export function computePosition(anchor: Box, panel: Size, viewport: Size): { left: number; top: number } {
  const maxTop = viewport.height - panel.height - margin;
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - panel.height;
  return {
    left: clamp(margin, anchor.left, viewport.width - panel.width - margin),
    top: below <= maxTop ? below : above >= margin ? above : Math.max(margin, maxTop),
  };
}

/**
 * Shows a popover next to its anchor, and updates its position on scroll and resize. Shows it again after the
 * element has moved in the document, because such a move closes a popover without an event.
 *
 * @returns a function that stops the updates
 */
export function autoUpdate(panel: HTMLElement, anchor: HTMLElement): () => void {
  let shift = { left: 0, top: 0 };
  // The position is in document coordinates, so that the panel scrolls with the page without a script.
  const moveToAnchor = () => {
    const { left, top } = viewportBox(anchor);
    moveBox(panel, { left: left + shift.left + window.scrollX, top: top + shift.top + window.scrollY });
  };
  const update = () => {
    if (!panel.matches(":popover-open")) panel.showPopover();
    const box = viewportBox(anchor);
    const { left, top } = computePosition(box, layoutSize(panel), viewportSize());
    shift = { left: left - box.left, top: top - box.top };
    moveToAnchor();
  };
  update();
  const observer = createResizeObserver(() => {
    if (panel.isConnected) update();
  });
  observer?.observe(panel);
  window.addEventListener("resize", update);
  window.addEventListener("scroll", moveToAnchor, { capture: true, passive: true });
  return () => {
    observer?.disconnect();
    window.removeEventListener("resize", update);
    window.removeEventListener("scroll", moveToAnchor, { capture: true });
  };
}
