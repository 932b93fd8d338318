import type { Language } from "../../src/i18n/texts";
import { boundedText } from "../../src/utils/bounded-text";
import { withoutPrototype } from "../../src/utils/objects";
import type { SayRules } from "./texts";

/** Maximum length of a value. A longer value is cut, so that it does not fill a card. */
const maxValueLength = 120;
const maxListed = 12;

const plainNumber = /^-?\d{1,15}(?:\.(\d{1,6}))?$/;

export const isNumber = (written: string): boolean => plainNumber.test(written.trim());

/** `0.50` is written `0,50` in Italian, with as many decimals as the operator wrote. */
function numberText(written: string, language: Language): string {
  const decimals = plainNumber.exec(written)?.[1]?.length ?? 0;
  return new Intl.NumberFormat(
    language === "it" ? "it-IT" : "en-IE",
    withoutPrototype({
      useGrouping: "always",
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
  ).format(Number(written));
}

/** A value as text: a number in the language's format, yes or no, or the string in quotation marks. */
export function valueText(written: string | undefined, language: Language, say: SayRules): string {
  const value = boundedText(written, maxValueLength).trim();
  if (value === "") return say("valueMissing");
  if (isNumber(value)) return numberText(value, language);
  const flag = value.toLowerCase();
  return flag === "true" || flag === "false" ? say(flag) : say("quoted", { text: value });
}

/** The values of a list, as operators write them: `a, b`, `a;b`, `["a","b"]`. */
export const listedValues = (written = ""): readonly string[] =>
  boundedText(written)
    .replace(/^\s*[[(]|[\])]\s*$/g, "")
    .split(/[,;|]/)
    .map((value) => value.trim().replace(/^["']|["']$/g, ""))
    .filter(Boolean)
    .slice(0, maxListed);

/**
 * The ends of a range: `1,5`, `1..5`, `1-5`, `[1;5]`.
 *
 * @returns undefined if the text does not contain exactly two ends
 */
export function rangeOf(written = ""): readonly [from: string, to: string] | undefined {
  const ends = listedValues(written.replace(/(?<=\d)\s*(?:\.{2,3}|…|–|-)\s*(?=-?\d)/g, ","));
  const [from, to] = ends;
  return from !== undefined && to !== undefined && ends.length === 2 ? [from, to] : undefined;
}
