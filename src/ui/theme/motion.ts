/** True where the visitor's device asks for no motion. Styles heed it by themselves; scripts must ask. */
export const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
