/** True for a text whose characters are safe in a header and in a cookie, which holds for every real token (S23). */
export const isToken = (value: unknown): value is string =>
  typeof value === "string" && /^[\w.~+/=-]+$/.test(value);
