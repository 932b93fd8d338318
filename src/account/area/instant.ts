import * as v from "valibot";

/** An instant as services write it, in milliseconds since 1970; what cannot be read is no instant. */
function readInstant(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string" || value.length > 40) return undefined;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : instant;
}

export const optionalInstant = v.optional(v.pipe(v.unknown(), v.transform(readInstant)));
