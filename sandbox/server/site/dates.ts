/** `21/11/2026` of `2026-11-21`. */
export const inItalian = (day: string) => day.split("-").reverse().join("/");
