/** Runs in the page: stores in `delay` how many ms after its step the tour's popover has the focus. */
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
