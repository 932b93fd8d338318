import type { WidgetDefinition } from "../definition";
import { type Translate, translator } from "../i18n";
import type { Services } from "../services/services";
import { pageDocument } from "../utils/page-document";
import { attributeFacts } from "./attributes";
import { isLikeOurs, unexpectedTagIn } from "./like-ours";
import { mistakeTexts } from "./mistake-texts";
import { nearestTag } from "./nearest";
import { missingNeeded, neededNames } from "./needed";
import { noteBelow } from "./page-note";

type Say = Translate<(typeof mistakeTexts)["it"]>;

/** What is misspelt or not closed in one element, with the right names, as sentences. */
function misspellings(catalogue: readonly WidgetDefinition[], element: Element, say: Say): string[] {
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

/**
 * Names the mistakes of the page in the console, in the page's language, each once: now, and in what is added later.
 * Only for pages that an author looks at.
 */
export function tellAuthors(
  catalogue: readonly WidgetDefinition[],
  { config, log }: Pick<Services, "config" | "log">,
): void {
  const said = new Set<string>();
  const say: Say = (key, parameters) => translator(mistakeTexts, config.get().language)(key, parameters);
  const sayOnce = (line: string) => {
    if (!said.has(line)) log.warn(line);
    said.add(line);
  };

  function look(element: Element) {
    const { localName } = element;
    const isOurs = catalogue.some(({ tag }) => tag === localName);
    // What another script defines is not misspelt.
    if (!isLikeOurs(element) || (!isOurs && customElements.get(localName))) return;
    for (const sentence of misspellings(catalogue, element, say)) sayOnce(`<${localName}> ${sentence}`);
  }

  /** Without its needed attributes, an element has said so in the console: the page says it in words. */
  function note({ localName, attributes }: Element): string | undefined {
    const written = new Map(Array.from(attributes, ({ name, value }) => [name, value]));
    // Until it has a state it shows what the author wrote inside it. An element with an error has words of its own.
    const shows = !["", "error"].includes(written.get("data-state") ?? "");
    const names = shows ? missingNeeded(localName, written) : [];
    return names.length > 0 ? say("needs", { names: names.join(", ") }) : undefined;
  }

  function lookIn(root: Element) {
    for (const element of [root, ...root.querySelectorAll("*")]) {
      look(element);
      noteBelow(element, note(element));
    }
    if (said.size > 0 && config.get().inspector) sayOnce(say("inspect"));
  }

  lookIn(pageDocument.documentElement);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") noteBelow(target as Element, note(target as Element));
      for (const node of addedNodes) if (node instanceof Element) lookIn(node);
    }
  }).observe(pageDocument.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ["data-state", ...neededNames],
  });
}
