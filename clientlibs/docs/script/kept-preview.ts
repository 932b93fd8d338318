/** Room for a preview above the fields: a phone that is held upright, or a window of a desk that is not low. */
const room = matchMedia(
  "((max-width: 639.98px) and (min-height: 26rem) and (orientation: portrait)) or ((min-width: 960px) and (min-height: 40rem))",
);

/** The part of the window that a kept preview may take. The style sheet has the same. */
const share = 0.4;

const windowHeight = () => document.documentElement.clientHeight;

/** The greatest height of a preview that stays in sight; undefined for any other. */
export const keptLimit = (stage: HTMLElement): number | undefined =>
  stage.parentElement?.hasAttribute("data-kept") ? windowHeight() * share : undefined;

/**
 * Decides whether the preview of a playground stays in sight above the fields. One that is higher than the window does
 * not: too little of it would be in sight.
 */
export function decideKept(stage: HTMLElement): void {
  const isKept = stage.hasAttribute("data-keep") && room.matches && stage.scrollHeight <= windowHeight();
  stage.parentElement?.toggleAttribute("data-kept", isKept);
}

/** Where a preview comes below the bar of the page. */
const belowBar = 120;

/** Tells the style sheet how high the preview is, and whether a reader has come to the fields below it. */
export function watchKept(stage: HTMLElement, refit: () => void): void {
  const { documentElement: root } = document;
  const place = stage.parentElement;
  const form = place?.querySelector("form");
  if (!place || !form || !stage.hasAttribute("data-keep")) return;
  const tell = () => {
    const isAtFields =
      place.getBoundingClientRect().top < belowBar &&
      form.getBoundingClientRect().bottom > stage.offsetHeight;
    root.toggleAttribute("data-trying", isAtFields && place.hasAttribute("data-kept"));
    root.style.setProperty("--kept", `${stage.offsetHeight}px`);
  };
  const sizes = new ResizeObserver(tell);
  for (const element of [stage, form]) sizes.observe(element);
  addEventListener("scroll", () => requestAnimationFrame(tell), { passive: true });
  room.addEventListener("change", () => {
    refit();
    tell();
  });
}
