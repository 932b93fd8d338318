/** True if the visitor's device asks for reduced motion. Styles use the media query; scripts must call this. */
export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
