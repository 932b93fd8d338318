import type { KeenSliderInstance } from "keen-slider";

/** The visible part of a slide, from 0 to 1, below which the slide counts as hidden. */
const minVisiblePortion = 0.01;

/** Makes hidden slides inert, so that they cannot receive the focus. Partly visible slides can. */
export function makeHiddenInert({ slides, track }: KeenSliderInstance): void {
  track.details?.slides.forEach(({ portion }, index) => {
    const slide = slides[index];
    if (slide) slide.inert = portion < minVisiblePortion && !slide.matches(":focus-within");
  });
}

/**
 * When a slide receives the focus, moves it fully into view with the slider. The browser would scroll the
 * container instead, and the slider's state would no longer match the visible slides.
 */
export function followFocus(
  container: HTMLElement,
  slider: KeenSliderInstance,
  moveTo: (index: number) => void,
): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const index = slider.slides.findIndex((slide) => slide.contains(target as Node));
    const portion = slider.track.details?.slides[index]?.portion;
    if (portion !== undefined && portion < 1 - minVisiblePortion) moveTo(index);
  };
  const undoScroll = () => {
    container.scrollLeft = 0;
  };
  container.addEventListener("focusin", onFocus);
  container.addEventListener("scroll", undoScroll);
  return () => {
    container.removeEventListener("focusin", onFocus);
    container.removeEventListener("scroll", undoScroll);
  };
}
