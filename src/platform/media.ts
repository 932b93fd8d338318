/** A media query; undefined without layout, as in the simulated browsers of test tools. */
export const mediaQuery = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === "function" ? matchMedia(query) : undefined;

/** True if the media query matches; false without layout. */
export const matchesMedia = (query: string): boolean => mediaQuery(query)?.matches ?? false;
