import type { KeenSliderInstance } from "keen-slider";

/** Less of a slide than this is seen by nobody. */
const sliver = 0.01;

/** What is out of sight cannot have the focus; what peeks in can. */
export function hideUnseen({ slides, track }: KeenSliderInstance): void {
  track.details?.slides.forEach(({ portion }, index) => {
    const slide = slides[index];
    if (slide) slide.inert = portion < sliver && !slide.matches(":focus-within");
  });
}

/**
 * A slide that gets the focus comes wholly into view, by the slider's own means: the browser would scroll the
 * container, and what is seen and what the slider believes would be two things.
 */
export function followFocus(
  container: HTMLElement,
  slider: KeenSliderInstance,
  moveTo: (index: number) => void,
): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const index = slider.slides.findIndex((slide) => slide.contains(target as Node));
    const portion = slider.track.details?.slides[index]?.portion;
    if (portion !== undefined && portion < 1 - sliver) moveTo(index);
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
