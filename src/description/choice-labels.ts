import type { Bilingual } from "./widget";

type Texts = Readonly<Record<"it" | "en", Readonly<Record<string, unknown>>>>;

/**
 * Labels for choices that the widget already has texts for.
 *
 * @param prefix of the texts' names, such as `status` of `statusNew`
 * @throws TypeError if a choice has no text
 */
export function labelsFrom(
  texts: Texts,
  choices: readonly string[],
  prefix = "",
): Readonly<Record<string, Bilingual>> {
  const labels = choices.map((choice): [string, Bilingual] => {
    const [it, en] = [texts.it[prefix + choice], texts.en[prefix + choice]];
    if (typeof it !== "string" || typeof en !== "string") throw new TypeError(`no text for ${choice}`);
    return [choice, { it, en }];
  });
  return Object.fromEntries(labels);
}
