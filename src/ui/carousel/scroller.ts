import { prefersReducedMotion } from "../../platform/layout";
import { listOf } from "../../utils/list-of";
import type { Slider, SliderLayout, SliderPosition } from "./slider-types";

/** Moves the slides by native scrolling, with CSS scroll snap. */
export interface Scroller extends Slider {
  position(): SliderPosition;
  /** False while the slides are between two snap positions. */
  isSettled(): boolean;
}

/** Tolerance for scroll positions, which browsers round (pixels). */
const tolerance = 1;

/**
 * Milliseconds without a scroll event after which a scroll counts as ended in browsers without `scrollend`
 * (Safari).
 */
const settleDelay = 150;

/**
 * Creates a scroller.
 * @param onSettled called when a scroll has ended
 */
export function createScroller(
  container: HTMLElement,
  onMove: (position: SliderPosition) => void,
  onSettled: () => void,
): Scroller {
  let layout: SliderLayout = { perView: 1, gap: 0 };
  /** Index of the slide that a button has requested, until the scroll has ended. */
  let target: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The scroll offset for each slide that can be first, pixels. */
  function offsets(): readonly number[] {
    const { perView, gap } = layout;
    const step = (container.offsetWidth + gap) / perView;
    const end = Math.max(0, container.scrollWidth - container.clientWidth);
    const last = Math.max(0, Math.ceil(container.children.length - perView));
    return listOf(last + 1, (index) => Math.min(index * step, end));
  }

  const distanceTo = (offset: number) => Math.abs(container.scrollLeft - offset);

  function position(): SliderPosition {
    const distances = offsets().map(distanceTo);
    return { index: distances.indexOf(Math.min(...distances)), last: distances.length - 1 };
  }

  const notify = () => onMove(position());
  const settle = () => {
    target = undefined;
    notify();
    onSettled();
  };
  const move = () => {
    notify();
    if ("onscrollend" in container) return;
    clearTimeout(timer);
    timer = setTimeout(settle, settleDelay);
  };
  container.addEventListener("scroll", move, { passive: true });
  container.addEventListener("scrollend", settle);

  return {
    position,
    isSettled: () => offsets().some((offset) => distanceTo(offset) <= tolerance),
    layOut(next) {
      layout = next;
      notify();
    },
    moveBy(steps) {
      const { index, last } = position();
      target = Math.max(0, Math.min((target ?? index) + steps, last));
      const left = offsets()[target] ?? 0;
      (container as Partial<HTMLElement>).scroll?.({
        left,
        behavior: prefersReducedMotion() ? "instant" : "smooth",
      });
      return target;
    },
    destroy() {
      clearTimeout(timer);
      container.removeEventListener("scroll", move);
      container.removeEventListener("scrollend", settle);
    },
  };
}
