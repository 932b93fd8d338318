/*
 * Media queries and observers, which need a layout. Without one, as in the simulated browsers of test tools, they are
 * undefined.
 */

/** A media query; undefined without layout. */
export const mediaQuery = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === "function" ? matchMedia(query) : undefined;

/** True if the media query matches; false without layout. */
export const matchesMedia = (query: string): boolean => mediaQuery(query)?.matches ?? false;

/** True if the visitor's device requests reduced motion. Styles use the media query; scripts must call this. */
export const prefersReducedMotion = () => matchesMedia("(prefers-reduced-motion: reduce)");

/** Creates an observer; undefined without layout. */
export function createIntersectionObserver(
  onChange: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): IntersectionObserver | undefined {
  if (typeof IntersectionObserver !== "function") return undefined;
  const observer: Partial<IntersectionObserver> = new IntersectionObserver(onChange, options);
  // Detects happy-dom, whose observer never calls the listener: a real observer has at least one threshold.
  return observer.thresholds?.length ? (observer as IntersectionObserver) : undefined;
}

/** Creates an observer; undefined without layout. */
export const createResizeObserver = (onChange: () => void): ResizeObserver | undefined =>
  typeof ResizeObserver === "function" ? new ResizeObserver(onChange) : undefined;
