import { alternatively } from "../element/attributes";
import type { WidgetDefinition } from "../definition";
import { contrastPairs, type LowContrast, lowContrasts } from "../platform/contrast";
import type { Services } from "../services/services";
import { unreadAttributes } from "./attributes";
import { type Examine, startOf, writtenIn } from "./collect-widgets";
import { correctedFacts, correctedMarkup } from "./corrections";
import { createElementFindings, type Looked, reversedDates } from "./element-findings";
import type { Finding } from "./facts";
import type { SayFinding } from "./findings";
import { missingNeeded } from "./needed";
import { outOfSight } from "./out-of-sight";

/** Slots directly in the shadow root are the fallback's. */
function emptySlotsOf({ shadowRoot }: HTMLElement): string[] {
  const slots = [...(shadowRoot?.querySelectorAll<HTMLSlotElement>("div slot[name]") ?? [])];
  return slots.filter((slot) => slot.assignedNodes().length === 0).map(({ name }) => name);
}

/** @param tourFindings what is wrong with the steps of a tour */
export function createExamine(
  catalogue: readonly WidgetDefinition[],
  services: Services,
  say: SayFinding,
  tourFindings: (element: HTMLElement) => readonly Finding[],
): Examine {
  const definitions = new Map<string, WidgetDefinition>(catalogue.map((each) => [each.tag, each]));
  const findingsOf = createElementFindings(services, say, tourFindings);
  const contrasts = new Map<string, readonly LowContrast[]>();

  /** Elements with the same colours are looked at once: it changes the page, and costs a layout. */
  function contrastsOf({ shadowRoot }: HTMLElement): readonly LowContrast[] {
    const [part] = shadowRoot?.querySelectorAll("div") ?? [];
    if (!shadowRoot || !part) return [];
    const style = getComputedStyle(part);
    const colours = contrastPairs.flat().map((token) => style.getPropertyValue(`--v-${token}`));
    const key = [style.colorScheme, ...colours].join();
    const known = contrasts.get(key) ?? lowContrasts(shadowRoot);
    contrasts.set(key, known);
    return known;
  }

  function markupOf({ element, facts, attributes, needed }: Looked) {
    const { tag, right = tag } = facts;
    // Of attributes of which one is enough, the first.
    const missing = [...facts.missing, ...needed].map((name) => name.split(alternatively)[0] ?? name);
    const written = new Map(writtenIn(element));
    // A container, such as the lobby, sets the slots of its children itself.
    if (definitions.get(element.parentElement?.localName ?? "")?.contains) written.delete("slot");
    const dates = reversedDates(facts);
    if (dates) written.set("data-min-date", dates.first).set("data-max-date", dates.last);
    const isMisspelt = right !== tag;
    const isWrong = isMisspelt || dates || missing.length > 0 || attributes.some(({ mistake }) => mistake);
    const isOpeningTag = element.childNodes.length > 0;
    if (!isWrong) return {};
    return { markup: correctedMarkup(right, written, attributes, missing, isOpeningTag), isOpeningTag };
  }

  return (element, facts) => {
    const definition = definitions.get(facts.right ?? facts.tag);
    const written = writtenIn(element);
    const looked: Looked = {
      element,
      facts,
      definition,
      attributes: definition ? correctedFacts(definition, written) : [],
      needed: definition ? missingNeeded(definition.tag, written) : [],
    };
    const isTold = facts.isOverlay || facts.hiddenBy !== undefined;
    const isDrawn = facts.isOurs && !facts.isForeign && facts.isMounted && !facts.showsFallback;
    return {
      outOfSight: isTold ? undefined : outOfSight(startOf(element)),
      findings: findingsOf(looked),
      unread: facts.isOurs ? unreadAttributes(written.keys(), looked.attributes) : [],
      emptySlots: isDrawn ? emptySlotsOf(element) : [],
      contrasts: isDrawn && facts.isVisible ? contrastsOf(element) : [],
      attributes: facts.isOurs ? looked.attributes : [],
      ...markupOf(looked),
    };
  };
}
