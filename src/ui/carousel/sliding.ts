import { type Standing, type SliderLayout, type Slider } from "./slider-types";
import { lazy } from "../../utils/lazy";
import { createScroller } from "./scroller";

/** keen-slider with ours: a chunk of its own, which pictures need not wait for. One that failed is fetched again. */
const keenSlider = lazy(() => import("./slider"));

/**
 * Slides that the browser scrolls, at once, and that keen-slider moves from the moment on in which it has come: where
 * they stand then, so that nothing jumps. Nothing is measured while the container is hidden.
 */
export function startSliding(container: HTMLElement, onMove: (standing: Standing) => void): Slider {
  let layout: SliderLayout | undefined;
  let width = 0;
  let isOver = false;
  let hasTakenOver = false;
  const scroller = createScroller(container, onMove, bringSlider);
  let slider: Slider = scroller;

  function takeOver(): void {
    const createSlider = keenSlider.current?.createSlider;
    if (!createSlider || !layout || isOver || hasTakenOver || width === 0 || !scroller.isAtRest()) return;
    hasTakenOver = true;
    const first = scroller.standing().index;
    scroller.destroy();
    slider = createSlider(container, layout, first, onMove);
  }

  /** Without it everything works as well, only not by dragging: the next use is early enough for another try. */
  function bringSlider(): void {
    if (!hasTakenOver) keenSlider.load().then(takeOver, () => undefined);
  }

  function fit(): void {
    width = container.offsetWidth;
    if (!layout || width === 0) return;
    slider.layOut(layout);
    takeOver();
  }

  const observer = new ResizeObserver(() => {
    if (container.offsetWidth !== width) fit();
  });
  observer.observe(container);
  // The pictures of the slides are asked for at the end of this task: before the slider.
  const start = setTimeout(bringSlider);

  return {
    layOut(next) {
      layout = next;
      fit();
    },
    moveBy(steps) {
      bringSlider();
      return slider.moveBy(steps);
    },
    destroy() {
      isOver = true;
      clearTimeout(start);
      observer.disconnect();
      slider.destroy();
    },
  };
}
