import * as v from "valibot";

/** Only what a header and a cookie can carry; real tokens have nothing else. */
const readToken = (value: unknown) =>
  typeof value === "string" && /^[\w.~+/=-]+$/.test(value) ? value : undefined;

export const tokenSchema = v.pipe(v.unknown(), v.transform(readToken), v.string());
