import { readableName } from "../../src/gamification/entities/readable-name";
import type { ActionTypeAdjustmentFactor } from "../../src/gamification/schema/products";
import type { Language } from "../../src/i18n/texts";
import type { SayProducts } from "./texts";

/** A larger factor is a fault: nothing is said about it. */
const maxFactor = 1_000_000;

const words = {
  "0": "factorNone",
  "0.5": "factorHalf",
  "1": "factorOne",
  "1.5": "factorOneAndHalf",
  "2": "factorDouble",
  "3": "factorTriple",
  "4": "factorQuadruple",
} as const;

const isWord = (factor: string): factor is keyof typeof words => Object.hasOwn(words, factor);

/**
 * What an adjustment factor does to an action, in words without a capital: "vale il doppio".
 *
 * @returns undefined without a factor, or for one that no operator can mean
 */
export function factorText(
  factor: number | undefined,
  language: Language,
  say: SayProducts,
): string | undefined {
  if (factor === undefined || !(factor >= 0 && factor <= maxFactor)) return undefined;
  const written = String(factor);
  if (isWord(written)) return say(words[written]);
  const format = new Intl.NumberFormat(language === "it" ? "it-IT" : "en-IE", {
    maximumSignificantDigits: 3,
  });
  return factor < 1
    ? say("factorPart", { percent: format.format(factor * 100) })
    : say("factorTimes", { factor: format.format(factor) });
}

/** The factor of one kind of action: "scommessa multipla: vale il doppio". */
export interface ActionFactor {
  /** The name of the action in words; undefined if its id says nothing. */
  readonly action: string | undefined;
  readonly factor: string;
}

/** The factors of actions that differ from 1. An action that counts as usual needs no words. */
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
