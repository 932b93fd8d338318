import { matchesMedia } from "../../platform/media";

/** True if the visitor's device requests reduced motion. Styles use the media query; scripts must call this. */
export const prefersReducedMotion = () => matchesMedia("(prefers-reduced-motion: reduce)");
