/** `2026-11-21` → `21/11/2026` */
export const toItalianDate = (day: string) => day.split("-").reverse().join("/");
