/**
 * Writes an instant as the platform does: `yyyy-MM-ddTHH:mm:ss.SSS+0000`.
 *
 * @param instant milliseconds since 1970
 * @throws RangeError if `instant` is not a valid time
 */
export const wireInstant = (instant: number): string => new Date(instant).toISOString().replace("Z", "+0000");
