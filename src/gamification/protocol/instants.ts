const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(\.\d{1,3})?\d{0,9})?(?:Z|([+-]\d\d):?(\d\d)?)?$/i;

/**
 * Reads an instant in the platform's format. The platform writes offsets without a colon, which not every browser can
 * parse. An instant without an offset is in UTC (protocol section 3).
 *
 * @returns milliseconds since 1970, or undefined if the value is not an instant
 */
export function readInstant(value: unknown): number | undefined {
  const parts = typeof value === "string" ? iso.exec(value) : null;
  if (!parts) return typeof value === "number" && Number.isFinite(value) ? value : undefined;
  const [, day, time = "00:00", seconds = ":00", fraction = "", hours, minutes = "00"] = parts;
  const instant = new Date(
    `${day}T${time}${seconds}${fraction}${hours ? `${hours}:${minutes}` : "Z"}`,
  ).getTime();
  return Number.isNaN(instant) ? undefined : instant;
}

/**
 * Writes an instant in the platform's format: `yyyy-MM-ddTHH:mm:ss.SSS+0000`.
 *
 * @param instant milliseconds since 1970
 * @throws RangeError if `instant` is not a valid time
 */
export const wireInstant = (instant: number): string => new Date(instant).toISOString().replace("Z", "+0000");
