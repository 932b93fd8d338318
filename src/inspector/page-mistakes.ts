import type { WidgetDefinition } from "../definition";
import { translator } from "../i18n";
import { asksForInspector, demoAround, isEdited } from "../platform/page";
import type { Services } from "../services/services";
import { pageDocument } from "../utils/page-document";
import { hiddenMember } from "./clashing-names";
import { blockFault, engineMessage, similarBlock } from "./config-block";
import { isMeantAsOurs } from "./like-ours";
import { markupMistakes, misspeltNames, type SayMistake, wrongTag } from "./markup-mistakes";
import { mistakeTexts } from "./mistake-texts";
import { missingKey } from "./missing-key";
import { missingNeeded, neededNames } from "./needed";
import { noteBelow } from "./page-note";
import { hasFailed, placeholderKeys } from "./placeholders";
import { isElement } from "../utils/kinds-of-objects";

/** The elements' own lines about a value or an absent attribute. They are in English: players load them. */
const aboutAttribute = /^<vetrina-[^>]+> (data-\S+="|needs )/;

/**
 * Reports the mistakes of the page in the console, in the page's language, each once: now, and in what is added or changes
 * later. Only for pages that an author looks at.
 */
export function reportMistakes(catalogue: readonly WidgetDefinition[], services: Services): void {
  const { config, log, page } = services;
  const definitions = new Map<string, WidgetDefinition>(catalogue.map((each) => [each.tag, each]));
  const said = new Set<string>();
  const say: SayMistake = (key, parameters) =>
    translator(mistakeTexts, config.get().language)(key, parameters);

  function sayOnce(line: string) {
    if (!said.has(line)) log.warn(line);
    said.add(line);
  }

  function lookAtMarkup(element: Element) {
    const { localName } = element;
    const definition = definitions.get(localName);
    const sentences = definition
      ? markupMistakes(definition, element, say)
      : // What another script defines is not misspelt.
        isMeantAsOurs(element, definitions) && !customElements.get(localName)
        ? [wrongTag(localName, catalogue, say)]
        : [];
    const name = hiddenMember(element);
    if (name !== undefined) sentences.push(say("hidesMember", { name }));
    for (const sentence of sentences) sayOnce(`<${localName}> ${sentence}`);
  }

  /**
   * Says in the page which attributes an element lacks although it shows, and which of them are there with a misspelt
   * name. The console has one line about each already.
   */
  function lookAtNeeded(definition: WidgetDefinition, element: Element, state: string) {
    const written = new Map([...element.attributes].map(({ name, value }) => [name, value]));
    const needed = missingNeeded(element.localName, written);
    const misspelt = misspeltNames(definition, written, needed);
    const isMisspelt = (right: string) => misspelt.some((each) => each.right === right);
    // With an error it has words of its own.
    const names = state === "error" ? [] : needed.filter((name) => !isMisspelt(name));
    const sentences = [
      ...misspelt.map((each) => say("wrongName", each)),
      ...(names.length > 0 ? [say("needs", { names: names.join(", ") })] : []),
    ];
    noteBelow(element, sentences.join(" ") || undefined);
  }

  /** Demonstrations and elements in edit mode read nothing from the page's services. */
  function lookAtService(definition: WidgetDefinition, element: Element, state: string) {
    if (demoAround(element) || isEdited(element) || page.isEdited()) return;
    if (!hasFailed(services, definition, state)) return;
    const name = `<${element.localName}>`;
    const keys = placeholderKeys(services, definition, element);
    if (keys.length > 0) {
      sayOnce(`${name} ${say("placeholder", { names: keys.join(", "), count: keys.length })}`);
      return;
    }
    const key = missingKey(definition, element, log.history?.messages ?? []);
    if (key !== undefined) sayOnce(`${name} ${say("notConfigured", { key })}`);
  }

  /** Until an element has a state it shows what the author wrote inside it. */
  function lookAtState(element: Element) {
    const definition = definitions.get(element.localName);
    const state = element.getAttribute("data-state");
    if (!definition || !state) return;
    lookAtNeeded(definition, element, state);
    lookAtService(definition, element, state);
  }

  function lookIn(root: Element) {
    for (const element of [root, ...root.querySelectorAll("*")]) {
      lookAtMarkup(element);
      lookAtState(element);
    }
  }

  /** The inspector says in the page's language what the lines about attributes say in English. */
  function sayMore() {
    const isTold = said.size > 0 || log.history?.messages.some((line) => aboutAttribute.test(line));
    if (isTold && !asksForInspector(page) && config.get().inspector) sayOnce(say("inspect"));
  }

  /** The console has said that the JSON is not valid: this tells where. */
  function lookAtBlock() {
    const fault = blockFault();
    if (fault) sayOnce(`${say("badJson", { ...fault })} ${engineMessage()}`);
    const id = similarBlock();
    if (id !== undefined) sayOnce(say("similarBlock", { id }));
  }

  lookAtBlock();
  lookIn(pageDocument.documentElement);
  sayMore();
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") lookAtState(target as Element);
      for (const node of addedNodes) if (isElement(node)) lookIn(node);
    }
    sayMore();
  }).observe(pageDocument.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ["data-state", ...neededNames],
  });
}
