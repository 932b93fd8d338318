import { defineTexts, type Language, type TextOverrides, type TextParameters, translator } from "../i18n";
import type { Finding } from "./facts";
import { mistakeTexts } from "./mistake-texts";
import { pageLabels } from "./page-labels";
import { describe } from "./plain";

/** Some findings are told in the console, too. */
const texts = defineTexts(
  "inspector",
  { ...mistakeTexts.it, ...pageLabels.it },
  { ...mistakeTexts.en, ...pageLabels.en },
);

type FindingText = keyof (typeof texts)["it"] & string;

/**
 * Makes a finding of a text.
 * @param own the parameters that the page has written
 * @param rest the parameters that the library knows
 */
export type SayFinding = (
  text: FindingText,
  own?: Readonly<Record<string, string>>,
  rest?: TextParameters,
) => Finding;

export function findingsIn(language: Language, overrides: TextOverrides): SayFinding {
  const say = translator(texts, language, overrides);
  const sayPlain = translator(texts, language);
  return (text, own = {}, rest = {}) => {
    const described = Object.entries(own).map(([name, value]) => [name, describe(value, sayPlain)] as const);
    return {
      text: say(text, { ...own, ...rest }),
      plain: sayPlain(text, { ...Object.fromEntries(described), ...rest }),
    };
  };
}
