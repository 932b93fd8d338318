/** A media query; undefined where there is no layout, as in the simulated browsers of test tools. */
export const mediaQuery = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === "function" ? matchMedia(query) : undefined;

/** True if the media query matches; false where there is no layout. */
export const matchesMedia = (query: string): boolean => mediaQuery(query)?.matches ?? false;
