import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from "keen-slider";
import { prefersStill } from "../theme/motion";
import { followFocus, hideUnseen } from "./sight";
import type { Slider, SliderLayout, Standing } from "./slider-types";

const duration = 420;

const standingOf = ({ track: { details } }: KeenSliderInstance): Standing => ({
  index: details?.abs ?? 0,
  last: details?.maxIdx ?? 0,
});

function moveTo(slider: KeenSliderInstance, index: number): number {
  const target = Math.max(0, Math.min(index, standingOf(slider).last));
  slider.moveToIdx(target, true, { duration: prefersStill() ? 0 : duration });
  return target;
}

/** keen-slider itself moves on when a drag ends, and does not ask whether motion is wanted. */
function endStill(slider: KeenSliderInstance): void {
  const { targetIdx } = slider.animator;
  if (targetIdx !== null && prefersStill()) moveTo(slider, targetIdx);
}

/**
 * keen-slider swallows the click that ends a drag, and then every other one until a pointer is pressed again: those
 * of the keyboard too. They have no detail; a drag of no length, just before, makes it forget the last one.
 */
function letKeyboardClick(container: HTMLElement): () => void {
  const wrapper = container.parentElement;
  const forgetDrag = (event: MouseEvent) => {
    if (event.detail > 0) return;
    const detail = { x: 1, y: 1, identifier: "keyboard" };
    for (const phase of ["ksDragStart", "ksDragEnd"])
      container.dispatchEvent(new CustomEvent(phase, { detail }));
  };
  wrapper?.addEventListener("click", forgetDrag, true);
  return () => wrapper?.removeEventListener("click", forgetDrag, true);
}

/**
 * keen-slider with what it leaves to its users, on a container that has slides and a width: without them it goes wrong.
 *
 * @param first the slide that stands first now
 */
export function createSlider(
  container: HTMLElement,
  layout: SliderLayout,
  first: number,
  onMove: (standing: Standing) => void,
): Slider {
  const tell = (slider: KeenSliderInstance) => onMove(standingOf(slider));
  const optionsFor = ({ perView, gap }: SliderLayout): KeenSliderOptions => ({
    slides: { perView, spacing: gap },
    selector: (inside) => [...inside.children] as HTMLElement[],
    drag: container.children.length > perView,
    created: tell,
    updated: tell,
    optionsChanged: tell,
    slideChanged: tell,
    detailsChanged: hideUnseen,
    dragEnded: endStill,
  });
  const slider: KeenSliderInstance = new KeenSlider(container, { ...optionsFor(layout), initial: first });
  // From its next frame on it places the slides; until then they must stand where the browser has scrolled them.
  container.style.setProperty("--v-start", `${container.scrollLeft}px`);
  container.dataset.slider = "";
  container.scrollLeft = 0;
  const stops = [
    followFocus(container, slider, (index) => moveTo(slider, index)),
    letKeyboardClick(container),
  ];
  return {
    layOut: (next) => slider.update(optionsFor(next)),
    moveBy: (steps) => moveTo(slider, (slider.animator.targetIdx ?? standingOf(slider).index) + steps),
    destroy() {
      for (const stop of stops) stop();
      slider.destroy();
      container.style.removeProperty("--v-start");
      delete container.dataset.slider;
      for (const slide of slider.slides) slide.inert = false;
    },
  };
}
