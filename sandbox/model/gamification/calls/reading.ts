import { isRecord } from "../../../../src/utils/is-record";

/** Requests are read leniently (protocol section 3): what is missing or of another kind is as if it were not there. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

/** A number, also where it comes as a text, as some ranges do. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

/** A whole number, brought into its bounds. */
export function wholeOf(value: unknown, otherwise: number, from: number, to: number): number {
  return Math.min(Math.max(Math.trunc(numberOf(value) ?? otherwise), from), to);
}
