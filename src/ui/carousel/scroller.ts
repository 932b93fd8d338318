import { prefersStill } from "../theme/motion";
import type { Slider, SliderLayout, Standing } from "./slider-types";

/** Slides moved by the browser's own scrolling, which styles make snap. */
export interface Scroller extends Slider {
  standing(): Standing;
  /** False while the slides are between two places. */
  isAtRest(): boolean;
}

/** Browsers round where they scroll to (pixels). */
const tolerance = 1;

/** Milliseconds without a scroll event after which a scroll is over where the browser does not say so (Safari). */
const pause = 150;

/** @param onRest called when a scroll is over */
export function createScroller(
  container: HTMLElement,
  onMove: (standing: Standing) => void,
  onRest: () => void,
): Scroller {
  let layout: SliderLayout = { perView: 1, gap: 0 };
  /** Where a button has sent the slides that are still on their way. */
  let target: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Where the container is scrolled to for each slide that can be first. */
  function places(): readonly number[] {
    const { perView, gap } = layout;
    const step = (container.offsetWidth + gap) / perView;
    const end = Math.max(0, container.scrollWidth - container.clientWidth);
    const last = Math.max(0, Math.ceil(container.children.length - perView));
    return Array.from({ length: last + 1 }, (_, index) => Math.min(index * step, end));
  }

  const distanceTo = (place: number) => Math.abs(container.scrollLeft - place);

  function standing(): Standing {
    const distances = places().map(distanceTo);
    return { index: distances.indexOf(Math.min(...distances)), last: distances.length - 1 };
  }

  const tell = () => onMove(standing());
  const arrive = () => {
    target = undefined;
    tell();
    onRest();
  };
  const move = () => {
    tell();
    if ("onscrollend" in container) return;
    clearTimeout(timer);
    timer = setTimeout(arrive, pause);
  };
  container.addEventListener("scroll", move, { passive: true });
  container.addEventListener("scrollend", arrive);

  return {
    standing,
    isAtRest: () => places().some((place) => distanceTo(place) <= tolerance),
    layOut(next) {
      layout = next;
      tell();
    },
    moveBy(steps) {
      const { index, last } = standing();
      target = Math.max(0, Math.min((target ?? index) + steps, last));
      const left = places()[target] ?? 0;
      container.scrollTo({ left, behavior: prefersStill() ? "instant" : "smooth" });
      return target;
    },
    destroy() {
      clearTimeout(timer);
      container.removeEventListener("scroll", move);
      container.removeEventListener("scrollend", arrive);
    },
  };
}
