import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from "keen-slider";
import { prefersReducedMotion } from "../../platform/layout";
import type { Slider, SliderLayout, SliderPosition } from "./slider-types";
import { followFocus, makeHiddenInert } from "./visible-slides";

/** Milliseconds of an animated move. */
const duration = 420;

const positionOf = ({ track: { details } }: KeenSliderInstance): SliderPosition => ({
  index: details?.abs ?? 0,
  last: details?.maxIdx ?? 0,
});

function moveTo(slider: KeenSliderInstance, index: number): number {
  const target = Math.max(0, Math.min(index, positionOf(slider).last));
  slider.moveToIdx(target, true, { duration: prefersReducedMotion() ? 0 : duration });
  return target;
}

/**
 * keen-slider animates the end of a drag even with reduced motion, so the slider jumps to its target instead.
 */
function finishDrag(slider: KeenSliderInstance): void {
  const { targetIdx } = slider.animator;
  if (targetIdx !== null && prefersReducedMotion()) moveTo(slider, targetIdx);
}

/**
 * After a drag, keen-slider cancels every click until the next pointer press, including clicks from the
 * keyboard, whose `detail` is 0. An empty drag before such a click resets keen-slider's state.
 */
function allowKeyboardClicks(container: HTMLElement): () => void {
  const wrapper = container.parentElement;
  const resetDrag = (event: MouseEvent) => {
    if (event.detail > 0) return;
    const detail = { x: 1, y: 1, identifier: "keyboard" };
    for (const phase of ["ksDragStart", "ksDragEnd"])
      container.dispatchEvent(new CustomEvent(phase, { detail }));
  };
  wrapper?.addEventListener("click", resetDrag, true);
  return () => wrapper?.removeEventListener("click", resetDrag, true);
}

/**
 * Creates a keen-slider with our additions for keyboard, focus and reduced motion. The container must have
 * slides and a width, because keen-slider fails without them.
 *
 * @param first index of the slide that is first now
 */
export function createSlider(
  container: HTMLElement,
  layout: SliderLayout,
  first: number,
  onMove: (standing: SliderPosition) => void,
): Slider {
  const notify = (slider: KeenSliderInstance) => onMove(positionOf(slider));
  const optionsFor = ({ perView, gap }: SliderLayout): KeenSliderOptions => ({
    slides: { perView, spacing: gap },
    selector: (inside) => [...inside.children] as HTMLElement[],
    drag: container.children.length > perView,
    created: notify,
    updated: notify,
    optionsChanged: notify,
    slideChanged: notify,
    detailsChanged: makeHiddenInert,
    dragEnded: finishDrag,
  });
  const slider: KeenSliderInstance = new KeenSlider(container, { ...optionsFor(layout), initial: first });
  // keen-slider places the slides only from its next frame on. Until then they stay where the browser has
  // scrolled them.
  container.style.setProperty("--v-start", `${container.scrollLeft}px`);
  container.dataset.slider = "";
  container.scrollLeft = 0;
  const stops = [
    followFocus(container, slider, (index) => moveTo(slider, index)),
    allowKeyboardClicks(container),
  ];
  return {
    layOut: (next) => slider.update(optionsFor(next)),
    moveBy: (steps) => moveTo(slider, (slider.animator.targetIdx ?? positionOf(slider).index) + steps),
    destroy() {
      for (const stop of stops) stop();
      slider.destroy();
      container.style.removeProperty("--v-start");
      delete container.dataset.slider;
      for (const slide of slider.slides) slide.inert = false;
    },
  };
}
