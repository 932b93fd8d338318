import { isRecord } from "../../../../src/utils/is-record";

/** The fields of a request. Requests are parsed leniently (protocol section 3): a field of a wrong type counts as missing. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

/** A number, or a text with a number: some clients send ranges as text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

/** An integer, limited to the range from `from` to `to`. */
export function integerOf(value: unknown, fallback: number, from: number, to: number): number {
  return Math.min(Math.max(Math.trunc(numberOf(value) ?? fallback), from), to);
}
