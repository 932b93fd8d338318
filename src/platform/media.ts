/** A media query; undefined without layout, as in the simulated browsers of test tools. */
export const mediaQuery = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === "function" ? matchMedia(query) : undefined;

/** True if the media query matches; false without layout. */
export const matchesMedia = (query: string): boolean => mediaQuery(query)?.matches ?? false;

/** True if the visitor's device requests reduced motion. Styles use the media query; scripts must call this. */
export const prefersReducedMotion = () => matchesMedia("(prefers-reduced-motion: reduce)");
