import type { TourOptions } from "../tour";
import { isRecord } from "../utils/is-record";

/**
 * Checks the options of a script, which may be written without types. The limit is that of the key `tour.waitFor`.
 *
 * @throws TypeError
 */
export function checkTourOptions(options: unknown): TourOptions {
  const { waitFor = 0 } = isRecord(options) ? options : { waitFor: "" };
  if (typeof waitFor === "number" && waitFor >= 0 && waitFor <= 60_000) return options as TourOptions;
  throw new TypeError("a tour needs an object as options, with waitFor from 0 to 60000");
}
