const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(\.\d{1,3})?\d{0,9})?(?:Z|([+-]\d\d):?(\d\d)?)?$/i;

/**
 * An instant of the wire in milliseconds since 1970, or undefined. The platform writes offsets without a colon, which
 * not every browser reads; without any offset an instant is in UTC (protocol section 3).
 */
export function readInstant(value: unknown): number | undefined {
  const parts = typeof value === "string" ? iso.exec(value) : null;
  if (!parts) return typeof value === "number" && Number.isFinite(value) ? value : undefined;
  const [, day, time = "00:00", seconds = ":00", fraction = "", hours, minutes = "00"] = parts;
  const instant = Date.parse(`${day}T${time}${seconds}${fraction}${hours ? `${hours}:${minutes}` : "Z"}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** An instant as the platform writes it, `yyyy-MM-ddTHH:mm:ss.SSS+0000`. @throws RangeError where it is none */
export const wireInstant = (instant: number): string => new Date(instant).toISOString().replace("Z", "+0000");
