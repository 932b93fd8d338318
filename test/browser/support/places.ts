/** Runs in the page: notes in each frame where the first element that matches stands. */
function watch(selector: string): void {
  const places: DOMRect[] = [];
  Object.assign(window, { places });
  const look = () => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box) places.push(box);
    requestAnimationFrame(look);
  };
  look();
}

/** For the head of a page: the places of an element from its first frame on. */
export const placesScript = (selector: string) => `<script>(${watch})(${JSON.stringify(selector)})</script>`;

/** Runs in the page: how far the element has moved, in pixels; nothing before its first frame. */
export function movement(): number | undefined {
  const { places } = window as unknown as { places: readonly DOMRect[] };
  const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  if (places.length === 0) return undefined;
  return Math.max(range(places.map(({ left }) => left)), range(places.map(({ top }) => top)));
}
