/** Room for a preview above the fields: a phone that is held upright, or a window that is not low. In a wider one it is next to them. */
const room = matchMedia(
  "((max-width: 639.98px) and (min-height: 26rem) and (orientation: portrait)) or ((min-width: 960px) and (max-width: 1199.98px) and (min-height: 40rem))",
);

/** The part of the window that a kept preview may take. The style sheet has the same. */
const share = 0.4;

const placeOf = (stage: HTMLElement) => stage.closest<HTMLElement>(".try");

const windowHeight = () => document.documentElement.clientHeight;

/** The greatest height of a preview that stays in sight; undefined for any other. */
export const keptLimit = (stage: HTMLElement): number | undefined =>
  placeOf(stage)?.hasAttribute("data-kept") ? windowHeight() * share : undefined;

/** Decides whether the preview of a playground stays in sight above the fields. */
export function decideKept(stage: HTMLElement): void {
  placeOf(stage)?.toggleAttribute("data-kept", stage.hasAttribute("data-keep") && room.matches);
}

/** Where a preview comes below the bar of the page. */
const belowBar = 120;

/** Tells the style sheet how high the preview is and was, and whether a reader has come to the fields below it. */
export function watchKept(stage: HTMLElement, refit: () => void): void {
  const { documentElement: root } = document;
  const place = placeOf(stage);
  const form = place?.querySelector("form");
  let least = 0;
  if (!place || !form || !stage.hasAttribute("data-keep")) return;
  const tell = () => {
    const isAtFields =
      place.getBoundingClientRect().top < belowBar &&
      form.getBoundingClientRect().bottom > stage.offsetHeight;
    root.toggleAttribute("data-trying", isAtFields && place.hasAttribute("data-kept"));
    const height = stage.offsetHeight;
    least = Math.max(least, height);
    root.style.setProperty("--kept", `${height}px`);
    root.style.setProperty("--kept-least", `min(${least}px, ${100 * share}svh)`);
  };
  const sizes = new ResizeObserver(tell);
  for (const element of [stage, form]) sizes.observe(element);
  addEventListener("scroll", () => requestAnimationFrame(tell), { passive: true });
  room.addEventListener("change", () => {
    refit();
    tell();
  });
}
