import { spaces } from "../../src/ui/theme/tokens";

/** A length in the unit of the widgets. */
export const units = (count: number): string => `calc(var(--vetrina-u,max(1rem,16px))*${count})`;

/** A step of the spacing scale, for a style sheet outside the widgets. */
export const space = (step: number): string =>
  `var(--vetrina-s-${step},calc(${spaces[step - 1]}*var(--vetrina-density,1)))`;
