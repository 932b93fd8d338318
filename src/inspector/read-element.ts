import { attributeName, type WidgetDefinition } from "../definition";
import { alternatively, missingAttributes, readAttribute } from "../element/attributes";
import { listName } from "../live-casino/table-id";
import { demoAround, isEdited } from "../platform/page";
import { isOnPage } from "../platform/visibility/rendered";
import type { Services } from "../services/services";
import { isHtmlElement, isShadowRoot } from "../utils/objects";
import { pageDocument, unclobbered } from "../utils/page-document";
import { parseQuery } from "../utils/query";
import type { AuthorNote, AuthorNotes } from "./author-notes";
import { isUnreachable, missingKey, sampleKeys } from "./configuration";
import { attributeFacts, kindsByName, type Written } from "./findings/attributes";
import type { ElementFacts, TourFact } from "./findings/facts";
import { nearestTag } from "./findings/nearest";
import { failureOf, lacksBonuses, unknownIds } from "./findings/page";
import { hiddenBy } from "./hiding";

/** Inputs of the inspector and of the checks for authors. */
export interface InspectorEnvironment {
  readonly catalogue: readonly WidgetDefinition[];
  readonly notes: AuthorNotes;
  readonly services: Services;
}

/** Elements that the library itself adds to a page. Authors do not write them. */
const ownElements = ["vetrina-login-panel", "vetrina-tour-popover"];

/**
 * The tag of any element of the page. It is read safely, because a form may have a field named `localName`.
 */
const tagOf = (element: Element): string => unclobbered(() => element).localName;

function isLikeOurs(element: Element): boolean {
  const tag = tagOf(element);
  return tag.startsWith("vetrina-") && !ownElements.includes(tag);
}

/** Elements that authors do not write inside a widget, where they usually write text or a link. */
const unexpected = "h1,h2,h3,h4,h5,h6,main,section,article,header,footer,form,button,script,table";

/**
 * Elements that authors may write inside a widget, but that may also belong after a widget that is not
 * closed.
 */
const blocks = "p,div,ul,ol,dl,figure,aside,nav,blockquote,pre,hr,img,picture,video,iframe";

/** The slot that the login modal uses for its own form. */
const ownSlot = "form";

/** Fields that contain a single id. */
const idFields = ["card", "gameId", "entityId", "competitionId"];

export const writtenIn = (element: Element): Written =>
  new Map([...element.attributes].map(({ name, value }) => [name, value]));

/**
 * The ids that an element requests. If the element does not request any, the names of its attributes for a
 * single id are returned too.
 */
function idsOf({ attributes }: WidgetDefinition, written: Written) {
  const own = idFields.filter((field) => Object.hasOwn(attributes, field));
  const set = own.flatMap((field) => written.get(attributeName(field)) || []);
  const listed = Object.hasOwn(attributes, "ids") ? (written.get("data-ids") ?? "").split(",") : [];
  // An element with the details of a bonus also reads the id from the URL of the page.
  const requested = own.includes("card") && set.length === 0 ? parseQuery(location.search).get("card") : "";
  const ids = [...set, ...listed.map((id) => id.trim()), requested ?? ""].filter((id) => id !== "");
  return { ids, idAttributes: ids.length > 0 ? [] : own.map(attributeName) };
}

/**
 * The log messages about the list that should contain a table. Other lists may lack a table with the same id.
 */
function linesOfTable(written: Written, log: readonly string[]): readonly string[] {
  const isEvolution = written.get("data-provider") === "EvolutionGame";
  const network = isEvolution ? undefined : written.get("data-network");
  const name = listName(isEvolution ? "evolution" : "playtech", network);
  return log.filter((line) => line.startsWith(`${name}: no table `));
}

/** Required attributes that are absent or not valid. The element has already logged them. */
function missingIn(definition: WidgetDefinition, written: Written) {
  const entries = Object.entries(definition.attributes).map(([field, kind]) => {
    const name = attributeName(field);
    return [field, readAttribute(kind, name, written.get(name) ?? null, () => undefined)] as const;
  });
  return missingAttributes(definition, Object.fromEntries(entries)).map((name) => name.split(alternatively));
}

/**
 * Attributes that authors have to write and that an element lacks. A Playtech table also needs its network.
 */
function neededIn({ needed = [] }: AuthorNote, written: Written): string[] {
  const isPlaytech = written.get("data-provider") === "CasinoGamePT";
  return [...needed, ...(isPlaytech ? ["data-network"] : [])].filter((name) => !written.get(name));
}

/** Facts of the content that an author has written inside an element. */
function contentOf(
  element: HTMLElement,
  { slots = [], neededSlots = [], contains, hasParagraph }: AuthorNote,
) {
  const inside = [...element.querySelectorAll(":scope > :not([slot]), :scope > :not([slot]) *")];
  const isSwallowed = (each: Element) =>
    isLikeOurs(each)
      ? !contains?.includes(each.localName)
      : !contains && unclobbered(() => each).matches(unexpected);
  const [first, ...others] = element.querySelectorAll(`:scope > :is(${blocks}):not([slot])`);
  // One paragraph is the usual content of most elements.
  const isUsual = first?.localName === "p" && others.length === 0 && hasParagraph;
  const named = [...new Set([...element.children].map(({ slot }) => slot))];
  return {
    swallowed: inside.filter(isSwallowed).map(tagOf)[0],
    onlyBefore: contains || isUsual || !first ? undefined : tagOf(first),
    inner: contains?.[0]
      ? { tag: contains[0], isFilled: element.querySelector(contains[0]) !== null }
      : undefined,
    // A lobby assigns its own slots to its tables, and the steps of a tour have their own findings.
    wrongSlots:
      contains || element.localName === "vetrina-tour"
        ? []
        : named.filter((slot) => !["", ownSlot, ...slots].includes(slot)),
    knownSlots: slots.filter((slot) => slot !== ownSlot),
    emptySlots: neededSlots.filter(
      // While the login is open, the slotted elements are in its panel.
      (name) => !element.querySelector(`:scope > [slot=${name}], vetrina-login-panel > [slot=${name}]`),
    ),
  };
}

/**
 * Images from an element's attributes that the element does not show, because they cannot be loaded or are
 * refused.
 */
function lostImagesOf(
  { shadowRoot }: HTMLElement,
  definition: WidgetDefinition,
  attributes: ElementFacts["attributes"],
  log: readonly string[],
) {
  const kinds = kindsByName(definition);
  const images = [...(shadowRoot?.querySelectorAll("img") ?? [])];
  const shown = images.filter(({ style }) => style.display !== "none").map(({ src }) => src);
  return attributes
    .filter(
      ({ name, value }) => kinds.get(name)?.use === "image" && value !== undefined && !shown.includes(value),
    )
    .map(({ written: url }) => ({
      url,
      isRefused: log.some((line) => line.startsWith(`image ${url.slice(0, 99)}: unsafe`)),
    }));
}

/**
 * Creates the reader of a page's elements.
 *
 * @param readTour reads the steps of a tour, whose code is in the chunk of tours
 */
export function createElementReader(
  { catalogue, notes, services }: InspectorEnvironment,
  readTour?: (element: HTMLElement, services: Services) => TourFact,
) {
  const definitions = new Map<string, WidgetDefinition>(catalogue.map((each) => [each.tag, each]));
  const tags = [...definitions.keys()];
  const keys = new WeakMap<Element, number>();
  let lastKey = 0;

  function keyOf(element: Element): number {
    const key = keys.get(element) ?? (lastKey += 1);
    keys.set(element, key);
    return key;
  }

  /**
   * Whether a tag looks like one of the library's tags, or like one without the prefix, which authors write
   * by mistake.
   */
  const isLikelyOurs = (element: Element) =>
    isLikeOurs(element) ||
    (definitions.has(`vetrina-${tagOf(element)}`) && !customElements.get(tagOf(element)));

  /**
   * The elements in a page or an open shadow root whose tag is, or should be, a tag of the library, in
   * document order.
   */
  function elementsIn(root: ParentNode, found: HTMLElement[] = []): HTMLElement[] {
    for (const element of root.querySelectorAll("*")) {
      if (isHtmlElement(element) && isLikelyOurs(element)) found.push(element);
      const { shadowRoot, hasAttribute } = unclobbered(() => element);
      if (shadowRoot && !hasAttribute("data-vetrina-inspector")) elementsIn(shadowRoot, found);
    }
    return found;
  }

  /** The log of the services that the element uses. Each demo has its own log. */
  function logOf(element: HTMLElement): readonly string[] {
    const { history } = services.log;
    const demo = demoAround(element);
    return (demo ? history?.demos?.get(demo) : history)?.messages ?? [];
  }

  /** Facts of an element of the library. */
  function ownFacts(element: HTMLElement, definition: WidgetDefinition): Partial<ElementFacts> {
    const { localName: tag, dataset, shadowRoot } = element;
    const log = services.log.history?.messages ?? [];
    const ownLog = logOf(element);
    const written = writtenIn(element);
    const note = notes[tag] ?? {};
    const isDefined = customElements.get(tag) !== undefined;
    const parts = [...(shadowRoot?.children ?? [])].map(({ localName }) => localName);
    const isSimulated = demoAround(element) !== null;
    const edited = services.page.isEdited() || isEdited(element);
    const usesPage = !isSimulated && !edited;
    const failure = isDefined && dataset.state !== "error" ? undefined : failureOf(tag, log);
    const first = note.isOverlay ? services.page.first(tag) : undefined;
    const attributes = attributeFacts(definition, written);
    const ids = idsOf(definition, written);
    const areTables = Object.hasOwn(definition.attributes, "gameId");
    const isRendered = parts.includes("div") && !parts.includes("slot");
    return {
      isSwitchedOff: services.config.get().disabledElements.includes(tag),
      isDefined,
      isForeign: failure?.includes("defined by another script") ?? false,
      failure,
      mountsNear: definition.mount === "near",
      isMounted: parts.includes("div"),
      showsFallback: parts.includes("slot"),
      hiddenBy: note.isOverlay ? undefined : hiddenBy(element),
      isOverlay: note.isOverlay ?? false,
      isExtra: usesPage && first !== undefined && first !== element,
      missing: missingIn(definition, written),
      needed: neededIn(note, written),
      attributes,
      ...ids,
      unknownIds: unknownIds(ids.ids, areTables ? linesOfTable(written, ownLog) : ownLog),
      areTables,
      missingKey: edited ? undefined : missingKey(services, definition, element, ownLog),
      sampleKeys: usesPage ? sampleKeys(services, definition, element) : [],
      isUnreachable: usesPage && isUnreachable(services, definition),
      showsBonuses: definition.needs?.includes("bonus") ?? false,
      lacksBonuses: lacksBonuses(ownLog),
      isEdited: edited,
      isSimulated,
      ...contentOf(element, note),
      lostImages: isRendered ? lostImagesOf(element, definition, attributes, log) : [],
      tour: tag === "vetrina-tour" ? readTour?.(element, services) : undefined,
    };
  }

  return {
    /** Every element whose tag is, or should be, a tag of the library. */
    elements: () => elementsIn(pageDocument.documentElement),
    definitionOf: (tag: string) => definitions.get(tag),
    read(element: HTMLElement): ElementFacts {
      const { localName: tag, dataset } = element;
      const root = element.getRootNode();
      const host = isShadowRoot(root) ? root.host.localName : undefined;
      const definition = definitions.get(tag);
      const right = definition ? undefined : nearestTag(tag, tags);
      const intended = definitions.get(right ?? "");
      return {
        key: keyOf(element),
        tag,
        within: host,
        state: dataset.state,
        isOurs: definition !== undefined,
        right,
        isOffline: !navigator.onLine,
        isInForeignRoot: host !== undefined && !definitions.has(host),
        isVisible: isOnPage(element),
        missing: [],
        needed: [],
        attributes: [],
        ids: [],
        unknownIds: [],
        idAttributes: [],
        sampleKeys: [],
        wrongSlots: [],
        knownSlots: [],
        emptySlots: [],
        lostImages: [],
        ...(intended && { attributes: attributeFacts(intended, writtenIn(element)) }),
        ...(definition && ownFacts(element, definition)),
      };
    },
  };
}

export type ElementReader = ReturnType<typeof createElementReader>;
