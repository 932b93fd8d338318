/** A length in the unit of the widgets. */
export const units = (count: number): string => `calc(var(--vetrina-u,max(1rem,16px))*${count})`;
