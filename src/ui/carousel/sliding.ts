import { type SliderPosition, type SliderLayout, type Slider } from "./slider-types";
import { lazy } from "../../utils/lazy";
import { createScroller } from "./scroller";

/** keen-slider with our additions, in its own chunk so that pictures load first. A failed load is retried. */
const keenSlider = lazy(() => import("./slider"));

/**
 * Starts with native scrolling and changes to keen-slider when it has loaded, at the same position, so that nothing
 * jumps. Nothing is measured while the container is hidden.
 */
export function startSliding(container: HTMLElement, onMove: (position: SliderPosition) => void): Slider {
  let layout: SliderLayout | undefined;
  let width = 0;
  let isDestroyed = false;
  let hasTakenOver = false;
  const scroller = createScroller(container, onMove, loadSlider);
  let slider: Slider = scroller;

  function takeOver(): void {
    const createSlider = keenSlider.current?.createSlider;
    if (!createSlider || !layout || isDestroyed || hasTakenOver || width === 0 || !scroller.isSettled())
      return;
    hasTakenOver = true;
    const first = scroller.position().index;
    scroller.destroy();
    slider = createSlider(container, layout, first, onMove);
  }

  /** A failure is ignored: only dragging is missing then, and the next use tries again. */
  function loadSlider(): void {
    if (!hasTakenOver) keenSlider.load().then(takeOver, () => undefined);
  }

  function measure(): void {
    width = container.offsetWidth;
    if (!layout || width === 0) return;
    slider.layOut(layout);
    takeOver();
  }

  const observer = new ResizeObserver(() => {
    if (container.offsetWidth !== width) measure();
  });
  observer.observe(container);
  // In a later task: the browser then requests the pictures of the slides before the slider's chunk.
  const start = setTimeout(loadSlider);

  return {
    layOut(next) {
      layout = next;
      measure();
    },
    moveBy(steps) {
      loadSlider();
      return slider.moveBy(steps);
    },
    destroy() {
      isDestroyed = true;
      clearTimeout(start);
      observer.disconnect();
      slider.destroy();
    },
  };
}
