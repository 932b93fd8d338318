/** True for a string whose characters are safe in a header and in a cookie, as those of every real token are (S23). */
export const isToken = (value: unknown): value is string =>
  typeof value === "string" && /^[\w.~+/=-]+$/.test(value);
