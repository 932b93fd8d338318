import { attributeName, type WidgetDefinition } from "../definition";
import type { Services } from "../services/services";
import { kindsByName } from "./attributes";
import type { AttributeFact, ElementFacts, Finding } from "./facts";
import { fallbackTagIn } from "./fallback-content";
import type { SayFinding } from "./findings";
import { unknownTables } from "./log-facts";
import { shownPictures } from "./pictures";
import { placeholderKeys } from "./placeholders";
import { reasonOf } from "./reasons";
import { neededSlots } from "./needed-slots";
import { authorSlots, wrongSlots } from "./slots";

/** The minimum and the maximum as they are written, and as they should be, where the minimum comes last. */
export function reversedDates({ attributes }: ElementFacts) {
  const factOf = (field: string) => attributes.find(({ name }) => name === attributeName(field));
  const [min, max] = [factOf("minDate"), factOf("maxDate")];
  if (min?.value === undefined || max?.value === undefined || min.value <= max.value) return undefined;
  return { min: min.written, max: max.written, first: max.value, last: min.value };
}

/** What a closer look at one element starts from. */
export interface Looked {
  readonly element: HTMLElement;
  readonly facts: ElementFacts;
  /** Undefined for a tag that is like none of ours. */
  readonly definition: WidgetDefinition | undefined;
  /** Its attributes, with what they should be. */
  readonly attributes: readonly AttributeFact[];
  /** Needed attributes that it lacks. */
  readonly needed: readonly string[];
}

/** @param ofTour what is wrong with the steps of a tour */
export function createElementFindings(
  services: Services,
  say: SayFinding,
  ofTour: (element: HTMLElement) => readonly Finding[],
): (looked: Looked) => Finding[] {
  const messages = () => services.log.history?.messages ?? [];

  /** What explains better than its state why an element shows nothing. */
  function ofState({ element, facts, definition }: Looked): Finding[] {
    switch (reasonOf(facts).why) {
      case "failed":
      case "unreachable": {
        const keys = definition && !facts.isSimulated ? placeholderKeys(services, definition, element) : [];
        const names = keys.join(", ");
        return keys.length > 0 ? [say("placeholder", {}, { names, count: keys.length })] : [];
      }
      case "empty": {
        const [inner] = definition?.contains ?? [];
        if (!inner) return [];
        const isFilled = element.querySelector(inner) !== null;
        return [{ ...say(isFilled ? "noChoice" : "nothingInside", {}, { inner }), isKnown: isFilled }];
      }
      case "unknownId": {
        const tables = unknownTables(facts.unknownIds, messages());
        return tables.length > 0 ? [say("noTable", { names: tables.join(", ") })] : [];
      }
      default:
        return [];
    }
  }

  /** A misspelt attribute is named already, and without a required one the element does not show. */
  function ofNeeded({ facts, needed, attributes }: Looked): Finding[] {
    if (facts.missing.length > 0) return [];
    const names = needed.filter((name) => !attributes.some(({ corrected }) => corrected?.name === name));
    return names.length > 0 ? [say("needs", {}, { names: names.join(", ") })] : [];
  }

  /** Pictures that its attributes name and that are not in it: it leaves out what cannot be loaded, or is refused. */
  function ofPictures({ element, facts, definition, attributes }: Looked): Finding[] {
    if (!definition || !facts.isMounted || facts.showsFallback) return [];
    const kinds = kindsByName(definition);
    const shown = shownPictures(element).map(({ src }) => src);
    const lacking = attributes.filter(
      ({ name, value }) => kinds.get(name)?.use === "image" && value !== undefined && !shown.includes(value),
    );
    return lacking.map(({ written: address }) => {
      const isRefused = messages().some((line) => line.startsWith(`image ${address.slice(0, 99)}: unsafe`));
      return say(isRefused ? "refusedPicture" : "noPicture", { address });
    });
  }

  /** Of the steps of a tour, its own findings tell more. */
  function ofSlots({ element, facts, definition }: Looked): Finding[] {
    if (!definition || facts.tag === "vetrina-tour") return [];
    const names = authorSlots[definition.tag]?.join(", ") ?? say("noSlots").text;
    return wrongSlots(definition, element).map((slot) => say("wrongSlot", { slot }, { names }));
  }

  /** Content that the author has to write, such as legal notices: the element shows without it. */
  function ofNeededSlots({ element, facts: { tag } }: Looked): Finding[] {
    const names = (neededSlots[tag] ?? []).filter(
      // While the login is open, they are in its panel.
      (name) => !element.querySelector(`:scope > [slot=${name}], vetrina-login-panel > [slot=${name}]`),
    );
    return names.length > 0 ? [say("needsContent", {}, { names: names.join(", ") })] : [];
  }

  /** This is information, not a mistake: authors choose what is shown until the element starts. */
  function ofContent({ element, facts: { tag, unexpectedTag }, definition }: Looked): Finding[] {
    const inner = definition && !unexpectedTag && fallbackTagIn(definition, element);
    return inner ? [{ ...say("onlyBefore", {}, { inner, tag }), isKnown: true }] : [];
  }

  return (looked) => {
    const { element, facts, attributes } = looked;
    const dates = reversedDates(facts);
    return [
      ...ofState(looked).map((finding) => ({ ...finding, isFirst: true })),
      ...(facts.tag === "vetrina-tour" ? ofTour(element) : []),
      ...ofNeeded(looked),
      ...attributes.flatMap(({ name, extraOf }) =>
        extraOf ? say("extraName", {}, { name, right: extraOf }) : [],
      ),
      ...ofSlots(looked),
      ...ofNeededSlots(looked),
      ...ofPictures(looked),
      ...(dates ? [say("reversedDates", dates)] : []),
      ...ofContent(looked),
    ];
  };
}
