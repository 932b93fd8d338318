import { attributeName, type WidgetDefinition } from "../definition";
import { missingAttributes, readAttribute } from "../element/attributes";
import { demoAround, isEdited } from "../platform/page";
import { lowContrasts, type LowContrast } from "../platform/contrast";
import type { Services } from "../services/services";
import { pageDocument } from "../utils/page-document";
import { parseQuery } from "../utils/query";
import { attributeFacts, correctedMarkup } from "./attributes";
import type { ElementFacts } from "./facts";
import { hiddenBy } from "./hiding";
import type { WidgetEntry } from "./inspection";
import { configProblems, failureOf, neededAttributes, unknownIds } from "./log-facts";
import { nearest } from "./nearest";
import { reasonOf } from "./reasons";

const prefix = "vetrina-";

/** Fields that hold one id, and the field that holds several. */
const idFields = ["card", "gameId", "entityId", "competitionId"];

/** The section of the configuration that a service reads, where it has another name. */
const sections: Readonly<Record<string, string>> = { panels: "gamification", area: "account" };

/** An element of the page whose tag begins like ours. */
export interface Found {
  readonly element: HTMLElement;
  readonly entry: WidgetEntry;
}

/** Every element whose tag begins like ours, also in open shadow roots, in the order of the page. */
function elementsIn(root: { querySelectorAll(selector: string): Iterable<Element> }): HTMLElement[] {
  return [...root.querySelectorAll("*")].flatMap((element) => [
    ...(element instanceof HTMLElement && element.localName.startsWith(prefix) ? [element] : []),
    ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
  ]);
}

const writtenIn = (element: Element) =>
  new Map(Array.from(element.attributes, ({ name, value }) => [name, value] as const));

const hidesItself = (state: string | undefined) =>
  state === "empty" || state === "restricted" || state === "opted-out" || state === "logged-out";

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The ids that an element asks for, and its attributes for one id if none is set. */
function idsOf({ attributes }: WidgetDefinition, written: ReadonlyMap<string, string>) {
  const own = idFields.filter((field) => Object.hasOwn(attributes, field));
  const set = own.flatMap((field) => written.get(attributeName(field)) || []);
  const listed = Object.hasOwn(attributes, "ids") ? (written.get("data-ids") ?? "").split(",") : [];
  // The details of a bonus take the id from the page's address, too.
  const asked =
    own.includes("card") && set.length === 0 ? parseQuery(location.search).get("card") : undefined;
  const ids = [...set, ...listed.map((id) => id.trim()), asked ?? ""].filter((id) => id !== "");
  return { ids, idAttributes: ids.length > 0 ? [] : own.map(attributeName) };
}

/** The values by field, without messages: the element itself has complained. */
function propsOf({ attributes }: WidgetDefinition, written: ReadonlyMap<string, string>) {
  const entries = Object.entries(attributes).map(([field, kind]) => {
    const name = attributeName(field);
    return [field, readAttribute(kind, name, written.get(name) ?? null, () => undefined)] as const;
  });
  return Object.fromEntries(entries);
}

/** Reads the elements of a page. What it finds of an element's colours is kept as long as it lives. */
export function createWidgetReader(catalogue: readonly WidgetDefinition[], services: Services) {
  const definitions = new Map<string, WidgetDefinition>(catalogue.map((each) => [each.tag, each]));
  const tags = [...definitions.keys()];
  const keys = new WeakMap<Element, number>();
  const contrasts = new WeakMap<Element, readonly LowContrast[]>();
  let lastKey = 0;

  function keyOf(element: Element): number {
    const key = keys.get(element) ?? (lastKey += 1);
    keys.set(element, key);
    return key;
  }

  /** The pairs of colours are looked at once for each element: it costs a layout. */
  function contrastsOf(element: HTMLElement): readonly LowContrast[] {
    const known = contrasts.get(element) ?? lowContrasts(element.shadowRoot as ShadowRoot);
    contrasts.set(element, known);
    return known;
  }

  /** Every service needs the account too: a key of its own tells more. */
  function missingKey({ needs = [] }: WidgetDefinition, log: readonly string[]): string | undefined {
    const own = needs.map((need) => sections[need] ?? need);
    const missing = configProblems(log).flatMap((each) => (each.problem === "missing" ? [each.key] : []));
    const used = missing.filter((key) => own.some((section) => key.startsWith(`${section}.`)));
    return used.find((key) => !key.startsWith("account.")) ?? used[0];
  }

  function factsOf(element: HTMLElement, definition: WidgetDefinition | undefined): ElementFacts {
    const { localName: tag, shadowRoot, dataset } = element;
    const log = services.log.history?.messages ?? [];
    const root = element.getRootNode();
    const parts = Array.from(shadowRoot?.children ?? [], ({ localName }) => localName);
    const isDefined = customElements.get(tag) !== undefined;
    const isSimulated = demoAround(element) !== null;
    // The log of a demonstration is its own.
    const ownLog = isSimulated ? [] : log;
    const written = writtenIn(element);
    const failure = isDefined && dataset.state !== "error" ? undefined : failureOf(tag, log);
    const ids = definition ? idsOf(definition, written) : { ids: [], idAttributes: [] };
    const isOverlay = definition?.overlay ?? false;
    const first = isOverlay ? services.page.first(tag) : undefined;
    const edited = services.page.isEdited() || isEdited(element);
    const known = tags.map((each) => each.slice(prefix.length));
    const right = definition ? undefined : nearest(tag.slice(prefix.length), known);
    return {
      tag,
      isOurs: definition !== undefined,
      right: right && prefix + right,
      state: dataset.state,
      isSwitchedOff: services.config.get().disabled.includes(tag),
      isDefined,
      isForeign: failure?.includes("defined by another script") ?? false,
      failure,
      isOffline: !navigator.onLine,
      isInForeignRoot: root instanceof ShadowRoot && !definitions.has(root.host.localName),
      mountsNear: definition?.mount === "near",
      isMounted: parts.includes("div"),
      showsFallback: parts.includes("slot"),
      hiddenBy: isOverlay ? undefined : hiddenBy(element, hidesItself(dataset.state)),
      isVisible: isVisible(element),
      isOverlay,
      isExtra: !isSimulated && !edited && first !== undefined && first !== element,
      missing: definition
        ? [
            ...missingAttributes(definition, propsOf(definition, written)),
            ...neededAttributes(tag, written, ownLog),
          ]
        : [],
      attributes: definition ? attributeFacts(definition, written) : [],
      ...ids,
      unknownIds: unknownIds(ids.ids, ownLog),
      missingKey: definition && missingKey(definition, ownLog),
      showsBonuses: definition?.needs?.includes("bonus") ?? false,
      isEdited: edited,
      isSimulated,
    };
  }

  /** Slots directly in the shadow root are the fallback's. */
  function emptySlotsOf({ shadowRoot }: HTMLElement): string[] {
    const slots = [...(shadowRoot?.querySelectorAll<HTMLSlotElement>("div slot[name]") ?? [])];
    return slots.filter((slot) => slot.assignedNodes().length === 0).map(({ name }) => name);
  }

  function entryOf(element: HTMLElement): WidgetEntry {
    const facts = factsOf(element, definitions.get(element.localName));
    const root = element.getRootNode();
    const isDrawn = facts.isOurs && !facts.isForeign && facts.isMounted && !facts.showsFallback;
    const { missing, right, tag } = facts;
    const meant = definitions.get(right ?? "");
    const written = writtenIn(element);
    const attributes = meant ? attributeFacts(meant, written) : facts.attributes;
    const isWrong = meant !== undefined || missing.length > 0 || attributes.some(({ mistake }) => mistake);
    const hasContent = element.childNodes.length > 0;
    return {
      key: keyOf(element),
      facts,
      reason: reasonOf(facts),
      within: root instanceof ShadowRoot ? root.host.localName : undefined,
      emptySlots: isDrawn ? emptySlotsOf(element) : [],
      contrasts: isDrawn && facts.isVisible ? contrastsOf(element) : [],
      markup: isWrong ? correctedMarkup(right ?? tag, written, attributes, missing, hasContent) : undefined,
    };
  }

  return (): Found[] => elementsIn(pageDocument).map((element) => ({ element, entry: entryOf(element) }));
}
