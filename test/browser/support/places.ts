/** Runs in the page: notes in each frame where the first element that matches stands. */
function watch(selector: string): void {
  const places: string[] = [];
  Object.assign(window, { places });
  const look = () => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box) places.push(`${Math.round(box.left)} ${Math.round(box.top)}`);
    requestAnimationFrame(look);
  };
  look();
}

/** For the head of a page: the places of an element from its first frame on. */
export const placesScript = (selector: string) => `<script>(${watch})(${JSON.stringify(selector)})</script>`;

/** Runs in the page: the places that were noted, each once. */
export const placesOf = () => [...new Set((window as unknown as { places: string[] }).places)];
