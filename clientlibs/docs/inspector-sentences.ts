import type { Text } from "../../src/i18n";
import { mistakeTexts } from "../../src/inspector/mistake-texts";
import { pageLabels } from "../../src/inspector/page-labels";
import { reasonTexts } from "../../src/inspector/sentences";
import type { Language } from "./words";

/** The sentences of the inspector by their id. */
export const sentencesIn = (language: Language): Readonly<Record<string, Text>> => ({
  ...mistakeTexts[language],
  onlyBefore: pageLabels[language].onlyBefore,
  ...reasonTexts[language],
});

/**
 * A sentence with dots in place of the names of a page.
 *
 * @throws Error if the inspector does not have the sentence
 */
export function sentence(id: string, language: Language): string {
  const text = sentencesIn(language)[id];
  if (text === undefined) throw new Error(`the inspector has no sentence ${id}`);
  return (typeof text === "string" ? text : text.one).replace(/\{\w+\}/g, "…").replace("….", "…");
}
