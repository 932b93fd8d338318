/** A number with leading zeros up to the given width. */
export const pad = (value: number, width: number): string => String(value).padStart(width, "0");
