import { isToken } from "../utils/token-claims";
import * as v from "../utils/valibot";

const plainDecimal = /^[+-]?\d+(\.\d+)?$/;
const italianDecimal = /^[+-]?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;

/** Parses an amount: a number, `1234.50`, or the Italian `1.234,50`; undefined for anything else. */
export function parseAmount(input: unknown): number | undefined {
  if (typeof input === "number") return Number.isFinite(input) ? input : undefined;
  if (typeof input !== "string" || input.length > 30) return undefined;
  const text = input.trim();
  if (plainDecimal.test(text)) return Number(text);
  if (italianDecimal.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return undefined;
}

export const tokenSchema = v.custom<string>(isToken);
