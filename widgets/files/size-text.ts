import type { Language } from "../../src/i18n/texts";
import { withoutPrototype } from "../../src/utils/objects";

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const step = 1000;

/**
 * A size with its unit: `900 byte`, `12 kB`, `1,2 MB`. Each unit is 1000 times the previous unit.
 *
 * @param bytes the size of a file in bytes
 * @returns undefined if the size is missing or impossible
 */
export function sizeText(bytes: number | undefined, language: Language): string | undefined {
  if (bytes === undefined || !(bytes >= 0) || bytes >= step ** units.length) return undefined;
  let size = Math.round(bytes);
  let unit = 0;
  // A number that would be rounded to 1000 is written in the next unit.
  while (size >= step - 0.5 && unit < units.length - 1) {
    size /= step;
    unit += 1;
  }
  const format = new Intl.NumberFormat(
    language === "it" ? "it-IT" : "en-IE",
    withoutPrototype({
      style: "unit",
      unit: units[unit],
      unitDisplay: unit === 0 ? "long" : "short",
      maximumFractionDigits: size < 10 && unit > 0 ? 1 : 0,
    }),
  );
  return format.format(size);
}
