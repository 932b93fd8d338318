import { type Language, type TextOverrides, type TextParameters, translator } from "../../i18n/texts";
import { withoutPrototype } from "../../utils/objects";
import type { ExpectedKind, Finding, Parameter } from "./facts";
import { expectedTexts, findingTexts } from "./texts";

/** Cuts a value to 40 characters, because longer values make a sentence unreadable. */
const cut = (value: string) => (value.length > 40 ? `${value.slice(0, 39)}…` : value);

/** The end of the sentence “it needs …” for a kind of value. */
export function expectedIn(language: Language, { type, choices = [], min, max, use }: ExpectedKind): string {
  const say = translator(expectedTexts, language);
  if (type === "choice") return say(type, { choices: choices.join(", ") });
  if (type === "number" && min !== undefined)
    return max === undefined ? say("numberFrom", { min }) : say("numberTo", { min, max });
  return say(use === "image" ? "image" : type);
}

/** Describes a text of the page, so that a report does not contain the text itself. */
export type Describe = (written: string) => string;

/**
 * Writes findings as sentences.
 *
 * @param describe for a report: replaces text of the page (S18)
 */
export function sentencesIn(language: Language, overrides: TextOverrides = {}, describe?: Describe) {
  const say = translator(findingTexts, language, overrides);
  const none = translator(expectedTexts, language)("none");
  const ownWord = (word: string) => describe?.(word) ?? cut(word);

  function textOf(parameter: Parameter): string | number {
    if (typeof parameter !== "object") return parameter;
    if ("kind" in parameter) return expectedIn(language, parameter.kind);
    if ("own" in parameter) {
      const { own, plain, prefix = "" } = parameter;
      if (describe) return plain ?? prefix + describe(own.slice(prefix.length));
      // Texts with a plain form are names of files and tags. They are not cut, because each part matters.
      return plain === undefined ? cut(own) : own;
    }
    const { names, isOwn, isChoice } = parameter;
    const type = isChoice ? "disjunction" : "conjunction";
    const words = names.map(isOwn ? ownWord : cut);
    return words.length === 0
      ? none
      : new Intl.ListFormat(language, withoutPrototype({ type })).format(words);
  }

  return ({ id, params }: Pick<Finding, "id" | "params">): string => {
    const entries = Object.entries(params).map(([name, parameter]) => [name, textOf(parameter)] as const);
    return say(id, Object.fromEntries(entries) as TextParameters);
  };
}

export type Sentences = ReturnType<typeof sentencesIn>;
