interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 4;
const margin = 8;

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where a panel goes, in the viewport: below its anchor, above it where there is no room, else as low as it can be
 * seen whole; never beyond the left or right edge.
 */
export function computePosition(anchor: Box, panel: Size, viewport: Size): { left: number; top: number } {
  const lowest = viewport.height - panel.height - margin;
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - panel.height;
  return {
    left: clamp(margin, anchor.left, viewport.width - panel.width - margin),
    top: below <= lowest ? below : above >= margin ? above : Math.max(margin, lowest),
  };
}

/**
 * Shows a popover beside its anchor and keeps it there while anything scrolls or changes its size, and when the
 * element is moved in the document: that takes a popover out of the top layer without a word.
 */
export function autoUpdate(panel: HTMLElement, anchor: HTMLElement): () => void {
  let shift = { left: 0, top: 0 };
  // Coordinates of the document, so that the panel scrolls along with the page without a script.
  const follow = () => {
    const { left, top } = anchor.getBoundingClientRect();
    panel.style.left = `${left + shift.left + window.scrollX}px`;
    panel.style.top = `${top + shift.top + window.scrollY}px`;
  };
  const place = () => {
    if (!panel.matches(":popover-open")) panel.showPopover();
    const box = anchor.getBoundingClientRect();
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top } = computePosition(box, size, { width, height });
    shift = { left: left - box.left, top: top - box.top };
    follow();
  };
  place();
  const watch = new ResizeObserver(() => {
    if (panel.isConnected) place();
  });
  watch.observe(panel);
  window.addEventListener("resize", place);
  window.addEventListener("scroll", follow, { capture: true, passive: true });
  return () => {
    watch.disconnect();
    window.removeEventListener("resize", place);
    window.removeEventListener("scroll", follow, { capture: true });
  };
}
