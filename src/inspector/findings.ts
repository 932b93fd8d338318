import { type Language, type TextOverrides, type TextParameters, translator } from "../i18n";
import type { Finding } from "./facts";
import { pageLabels } from "./page-labels";
import { describe } from "./plain";

type FindingText = keyof (typeof pageLabels)["it"] & string;

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

export function findingsIn(language: Language, texts: TextOverrides): SayFinding {
  const say = translator(pageLabels, language, texts);
  const sayPlain = translator(pageLabels, language);
  return (text, own = {}, rest = {}) => {
    const described = Object.entries(own).map(([name, value]) => [name, describe(value, sayPlain)] as const);
    return {
      text: say(text, { ...own, ...rest }),
      plain: sayPlain(text, { ...Object.fromEntries(described), ...rest }),
    };
  };
}
