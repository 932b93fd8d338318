/** Runs in the page: records in each frame the position of the first matching element. */
function recordPlaces(selector: string): void {
  const places: DOMRect[] = [];
  Object.assign(window, { places });
  const record = () => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box) places.push(box);
    requestAnimationFrame(record);
  };
  record();
}

/** A script for the head of a page that records the positions of an element from its first frame. */
export const placesScript = (selector: string) =>
  `<script>(${recordPlaces})(${JSON.stringify(selector)})</script>`;

/** Runs in the page: pixels by which the element has moved; undefined before its first frame. */
export function movement(): number | undefined {
  const { places } = window as unknown as { places: readonly DOMRect[] };
  const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  if (places.length === 0) return undefined;
  return Math.max(range(places.map(({ left }) => left)), range(places.map(({ top }) => top)));
}

/** Runs in the page: stores in `delay` how many ms after a step the tour's popover gets the focus. */
export function recordFocusDelay(): void {
  document.addEventListener("vetrina:tour-step", () => {
    const shown = performance.now();
    const look = () => {
      if (document.activeElement?.localName === "vetrina-tour-popover")
        Object.assign(window, { delay: performance.now() - shown });
      else requestAnimationFrame(look);
    };
    look();
  });
}
