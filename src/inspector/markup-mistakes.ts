import type { WidgetDefinition } from "../definition";
import type { Translate } from "../i18n";
import { attributeFacts, kindsByName } from "./attributes";
import { unexpectedTagIn } from "./like-ours";
import type { mistakeTexts } from "./mistake-texts";
import { nearestTag } from "./nearest";
import { authorSlots, wrongSlots } from "./slots";

export type SayMistake = Translate<(typeof mistakeTexts)["it"]>;

/** The sentence about a tag that is none of ours. */
export function wrongTag(localName: string, catalogue: readonly WidgetDefinition[], say: SayMistake): string {
  const tags = catalogue.map(({ tag }) => tag);
  const right = nearestTag(localName, tags);
  return right ? say("misspeltAs", { right }) : say("unknown", { names: tags.join(", ") });
}

/**
 * The required and needed attributes of an element that are there with a misspelt name.
 *
 * @param needed the names of those that it needs, and lacks
 */
export function misspeltNames(
  definition: WidgetDefinition,
  written: Iterable<readonly [name: string, value: string]>,
  needed: readonly string[],
): { readonly name: string; readonly right: string }[] {
  const kinds = kindsByName(definition);
  const isMissed = (name: string) => kinds.get(name)?.required || needed.includes(name);
  return attributeFacts(definition, written).flatMap(({ name, mistake, corrected }) =>
    mistake === "name" && corrected && isMissed(corrected.name) ? { name, right: corrected.name } : [],
  );
}

/** What is misspelt or not closed in the markup of an element, with the right names, as sentences. */
export function markupMistakes(definition: WidgetDefinition, element: Element, say: SayMistake): string[] {
  const { localName, attributes } = element;
  const inner = unexpectedTagIn(definition, element);
  const written = [...attributes].map(({ name, value }) => [name, value] as const);
  const wrongNames = attributeFacts(definition, written).flatMap(({ name, mistake, corrected, extraOf }) => {
    if (extraOf) return say("extraName", { name, right: extraOf });
    return mistake === "name" && corrected ? say("wrongName", { name, right: corrected.name }) : [];
  });
  const names = authorSlots[localName]?.join(", ") ?? say("noSlots");
  const slots = wrongSlots(definition, element).map((slot) => say("wrongSlot", { slot, names }));
  return [...(inner ? [say("notClosed", { inner, tag: localName })] : []), ...wrongNames, ...slots];
}
