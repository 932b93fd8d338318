import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from "keen-slider";
import { followFocus, hideUnseen } from "./sight";

/** Where the slider stands: the first slide in view, and the last one that can be first. */
export interface Standing {
  readonly index: number;
  readonly last: number;
}

export interface SliderLayout {
  readonly perView: number;
  /** Pixels between slides. */
  readonly gap: number;
}

/** keen-slider with what it leaves to its users. */
export interface Slider {
  /** Measures again: after another layout, another width of the container, other slides. */
  layOut(layout: SliderLayout): void;
  /** Goes so many slides on, not beyond the ends, and tells where that is. */
  moveBy(steps: number): number;
  destroy(): void;
}

const duration = 420;
const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

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

/** Starts a slider on a container that has slides and a width: without them keen-slider goes wrong. */
export function createSlider(
  container: HTMLElement,
  layout: SliderLayout,
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
  const slider: KeenSliderInstance = new KeenSlider(container, optionsFor(layout));
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
    },
  };
}
