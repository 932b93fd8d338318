import { readableName } from "../../src/gamification/entities/readable-name";
import type { ActionTypeAdjustmentFactor } from "../../src/gamification/protocol/reduced";
import { formatNumber } from "../../src/gamification/rewards/reward-text";
import type { Language } from "../../src/i18n/texts";
import { withoutPrototype } from "../../src/utils/objects";
import type { SayProducts } from "./texts";

/** Maximum factor. A larger factor is an error and is not shown. */
const maxFactor = 1_000_000;

/** The smallest number that is rounded to 100 % with three digits. */
const leastAlmostOne = 0.9995;

const factorWords = {
  "0": "factorNone",
  "0.5": "factorHalf",
  "1": "factorOne",
  "1.5": "factorOneAndHalf",
  "2": "factorDouble",
  "3": "factorTriple",
  "4": "factorQuadruple",
} as const;

const isWord = (factor: string): factor is keyof typeof factorWords => Object.hasOwn(factorWords, factor);

/**
 * The effect of an adjustment factor on an action, as text without a capital: "vale il doppio". A number that
 * had to be rounded is shown as "circa".
 *
 * @returns undefined if the factor is missing or impossible
 */
export function factorText(
  factor: number | undefined,
  language: Language,
  say: SayProducts,
): string | undefined {
  if (factor === undefined || !(factor >= 0 && factor <= maxFactor)) return undefined;
  const written = String(factor);
  if (isWord(written)) return say(factorWords[written]);
  if (factor < leastAlmostOne) return partText(factor * 100, language, say);
  const rounded = Math.round(factor * 100) / 100;
  const words = isSame(rounded, factor) ? "factorTimes" : "factorAbout";
  return say(words, { count: rounded, factor: formatNumber(rounded, language) });
}

/** A factor below 1 as a percentage with three digits, which are enough even for a very small factor. */
function partText(percent: number, language: Language, say: SayProducts): string {
  const rounded = Number(percent.toPrecision(3));
  const format = new Intl.NumberFormat(
    language === "it" ? "it-IT" : "en-IE",
    withoutPrototype({
      maximumSignificantDigits: 3,
    }),
  );
  const words = isSame(rounded, percent) ? "factorPart" : "factorPartAbout";
  return say(words, { percent: format.format(rounded) });
}

/** Whether a number equals its rounded form, apart from the errors of binary fractions. */
const isSame = (rounded: number, exact: number) => Math.abs(rounded - exact) <= exact * 1e-9;

/** The factor of one kind of action: "scommessa multipla: vale il doppio". */
export interface ActionFactor {
  /** The name of the action; undefined if its id has no meaning for players. */
  readonly action: string | undefined;
  readonly factor: string;
}

/** The factors that differ from 1, with their actions. An action with the factor 1 needs no text. */
export function actionFactors(
  factors: readonly ActionTypeAdjustmentFactor[],
  language: Language,
  say: SayProducts,
): readonly ActionFactor[] {
  return factors.flatMap(({ actionTypeId, adjustmentFactor }) => {
    const factor = adjustmentFactor === 1 ? undefined : factorText(adjustmentFactor, language, say);
    return factor === undefined ? [] : [{ action: readableName(actionTypeId), factor }];
  });
}
