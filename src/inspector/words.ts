import { type Language, type TextOverrides, translator } from "../i18n";
import { labels, type SayLabel } from "./labels";
import { namesIn, reasonTexts, sentenceOf } from "./sentences";
import type { Reason } from "./reasons";

/** The inspector's words in the page's language. */
export interface Words {
  readonly language: Language;
  /** The operator's own sentences. */
  readonly texts: TextOverrides;
  readonly say: SayLabel;
  /** The sentence of a reason. */
  readonly explain: (reason: Reason) => string;
  /** A number with the given decimals. */
  readonly number: (value: number, decimals?: number) => string;
}

export function wordsIn(language: Language, texts: TextOverrides = {}): Words {
  const sayReason = translator(reasonTexts, language, texts);
  const say = translator(labels, language, texts);
  const explain = (reason: Reason) => {
    const sentence = sentenceOf(reason, sayReason, language);
    if (!("others" in reason) || reason.others.length === 0) return sentence;
    const names = namesIn(language, reason.others);
    return `${sentence} ${say("moreMistakes", { names, count: reason.others.length })}`;
  };
  return {
    language,
    texts,
    say,
    explain,
    number: (value, decimals = 0) =>
      value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  };
}
