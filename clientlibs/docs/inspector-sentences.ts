import type { Text } from "../../src/i18n/texts";
import { findingTexts } from "../../src/inspector/findings/texts";
import type { Language } from "./words";

/** Matches sentences that already name the correction, so the troubleshooting page does not repeat them. */
const isPlain = /^(step|key|noTour|(noSteps|noBlock|needsContent|copies|ids|refused)$)/;

/** The inspector's sentences that the troubleshooting page repeats, by id. */
export const sentencesIn = (language: Language): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.entries(findingTexts[language]).filter(([id]) => !isPlain.test(id)));

/**
 * Returns a sentence of the inspector, with an ellipsis in place of each name from a page.
 *
 * @throws Error if the inspector does not have the sentence
 */
export function sentence(id: string, language: Language): string {
  const text = sentencesIn(language)[id];
  if (text === undefined) throw new Error(`the inspector has no sentence ${id}`);
  return (typeof text === "string" ? text : text.one).replace(/\{\w+\}/g, "…").replace("….", "…");
}
