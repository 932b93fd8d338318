/** Creates an observer; undefined without layout, as in the simulated browsers of test tools. */
export function createIntersectionObserver(
  onChange: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): IntersectionObserver | undefined {
  if (typeof IntersectionObserver !== "function") return undefined;
  const observer: Partial<IntersectionObserver> = new IntersectionObserver(onChange, options);
  // Detects happy-dom, whose observer never calls the listener: a real observer has at least one threshold.
  return observer.thresholds?.length ? (observer as IntersectionObserver) : undefined;
}

/** Creates an observer; undefined without layout, as in the simulated browsers of test tools. */
export const createResizeObserver = (onChange: () => void): ResizeObserver | undefined =>
  typeof ResizeObserver === "function" ? new ResizeObserver(onChange) : undefined;
