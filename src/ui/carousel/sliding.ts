import { createResizeObserver, matchesMedia } from "../../platform/layout";
import { lazy } from "../../utils/lazy";
import { createScroller } from "./scroller";
import { type SliderPosition, type SliderLayout, type Slider } from "./slider-types";

/** keen-slider with our additions, in its own chunk so that images load first. A failed load is retried. */
const keenSlider = lazy(() => import("./slider"));

/** A mouse cannot drag the slides by native scrolling. A finger can, so a phone does not load keen-slider. */
const hasMouse = () => matchesMedia("(any-hover)");

/**
 * Starts with native scrolling. With a mouse, changes to keen-slider once it has loaded, at the same
 * position, so that nothing jumps. Measures nothing while the container is hidden.
 */
export function startSliding(container: HTMLElement, onMove: (position: SliderPosition) => void): Slider {
  let layout: SliderLayout | undefined;
  let width = 0;
  let hasTakenOver = false;
  const scroller = createScroller(container, onMove, loadSlider);
  let slider: Slider = scroller;

  function takeOver(current: SliderLayout): void {
    const createSlider = keenSlider.current?.createSlider;
    if (!createSlider || hasTakenOver || !scroller.isSettled()) return;
    hasTakenOver = true;
    const first = scroller.position().index;
    scroller.destroy();
    slider = createSlider(container, current, first, onMove);
  }

  /** Loads keen-slider. Does nothing without a mouse. */
  function loadSlider(): void {
    // If the load fails, only dragging with the mouse does not work. The next use of the carousel retries the
    // load.
    if (!hasTakenOver && hasMouse()) keenSlider.load().then(measure, () => undefined);
  }

  function measure(): void {
    width = container.offsetWidth;
    if (!layout || width === 0) return;
    slider.layOut(layout);
    takeOver(layout);
  }

  const observer = createResizeObserver(() => {
    if (container.offsetWidth !== width) measure();
  });
  observer?.observe(container);
  // Runs in a later task, so that the browser requests the images of the slides before the slider's chunk.
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
      // Removes the layout, so that a keen-slider that is still loading does not take over.
      layout = undefined;
      clearTimeout(start);
      observer?.disconnect();
      slider.destroy();
    },
  };
}
