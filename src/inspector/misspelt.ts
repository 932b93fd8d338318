import type { WidgetDefinition } from "../definition";
import { type Translate, translator } from "../i18n";
import type { Services } from "../services/services";
import { attributeFacts } from "./attributes";
import { isLikeOurs, unexpectedTagIn } from "./like-ours";
import { mistakeTexts } from "./mistake-texts";
import { nearestTag } from "./nearest";

/** What is misspelt or not closed in one element, with the right names, as sentences. */
function misspellings(
  catalogue: readonly WidgetDefinition[],
  element: Element,
  say: Translate<(typeof mistakeTexts)["it"]>,
): string[] {
  const { localName, attributes } = element;
  const definition = catalogue.find(({ tag }) => tag === localName);
  if (!definition) {
    const tags = catalogue.map(({ tag }) => tag);
    const right = nearestTag(localName, tags);
    return [right ? say("misspeltAs", { right }) : say("unknown", { names: tags.join(", ") })];
  }
  const inner = unexpectedTagIn(definition, element);
  const unclosed = inner ? [say("notClosed", { inner, tag: localName })] : [];
  const written = Array.from(attributes, ({ name, value }) => [name, value] as const);
  const wrongNames = attributeFacts(definition, written).flatMap(({ name, mistake, corrected }) =>
    mistake === "name" && corrected ? say("wrongName", { name, right: corrected.name }) : [],
  );
  return [...unclosed, ...wrongNames];
}

const said = new Set<string>();

/** Names each misspelt tag and attribute in the console, in the page's language, each mistake once. */
export function sayMisspellings(
  catalogue: readonly WidgetDefinition[],
  { config, log }: Pick<Services, "config" | "log">,
  elements: readonly Element[],
): void {
  const { language, inspector } = config.get();
  const say = translator(mistakeTexts, language);
  const sayOnce = (line: string) => {
    if (!said.has(line)) log.warn(line);
    said.add(line);
  };
  for (const element of elements) {
    const { localName } = element;
    const isOurs = catalogue.some(({ tag }) => tag === localName);
    // What another script defines is not misspelt.
    if (!isLikeOurs(element) || (!isOurs && customElements.get(localName))) continue;
    for (const sentence of misspellings(catalogue, element, say)) sayOnce(`<${localName}> ${sentence}`);
  }
  if (said.size > 0 && inspector) sayOnce(say("inspect"));
}
