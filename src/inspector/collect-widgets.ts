import { attributeName, type WidgetDefinition } from "../definition";
import { missingAttributes, readAttribute } from "../element/attributes";
import { tableIdOf } from "../live-casino/table-id";
import { demoAround, isEdited } from "../platform/page";
import type { Services } from "../services/services";
import { pageDocument } from "../utils/page-document";
import { parseQuery } from "../utils/query";
import { attributeFacts } from "./attributes";
import type { ElementFacts } from "./facts";
import { around, hiddenBy, isShown } from "./hiding";
import type { Examined, WidgetEntry } from "./inspection";
import { shownPictures } from "./pictures";
import { isMeantAsOurs, unexpectedTagIn } from "./like-ours";
import { failureOf, lacksBonuses, unknownIds, linesOfTable } from "./log-facts";
import { missingKey } from "./missing-key";
import { nearestTag } from "./nearest";
import { isUnreachable, lacksPlatform, platformKey } from "./platform";
import { reasonOf } from "./reasons";
import { isHtmlElement, isShadowRoot } from "../utils/kinds-of-objects";
import { stringifyJson } from "../utils/json";

/** Fields that hold one id, and the field that holds several. */
const idFields = ["card", "gameId", "entityId", "competitionId"];

/** An element of the page whose tag begins like ours. */
export interface Found {
  readonly element: HTMLElement;
  readonly entry: WidgetEntry;
}

/** What the second part of the inspector knows of an element. */
export type Examine = (element: HTMLElement, facts: ElementFacts) => Examined;

const unexamined: Examined = { findings: [], attributes: [], unread: [], emptySlots: [], contrasts: [] };

export interface WidgetReader {
  /** Every element whose tag is or should be one of ours, also in open shadow roots, in the order of the page. */
  elements(): HTMLElement[];
  read(element: HTMLElement, examine?: Examine): Found;
  /** A cheap description of all that a reading depends on: as long as it is the same, nothing has changed. */
  signature(): string;
}

/**
 * The elements in a page or a shadow root whose tag is or should be one of ours. It looks at each element, because each
 * may have a shadow root, but for those in our own, which are many, and where only ours have one.
 *
 * @param tags all our tags
 */
function elementsIn(root: ParentNode, tags: ReadonlySet<string>, found: HTMLElement[] = []): HTMLElement[] {
  const isOwn = isShadowRoot(root) && tags.has(root.host.localName);
  for (const element of root.querySelectorAll(isOwn ? [...tags].join() : "*")) {
    const { shadowRoot } = element;
    if (isHtmlElement(element) && isMeantAsOurs(element, tags)) found.push(element);
    if (shadowRoot && !element.hasAttribute("data-vetrina-inspector")) elementsIn(shadowRoot, tags, found);
  }
  return found;
}

export const writtenIn = (element: Element): ReadonlyMap<string, string> =>
  new Map([...element.attributes].map(({ name, value }) => [name, value] as const));

/** The element, or what is around one that has nothing to show: its own styles take it out of the page. */
export function startOf(element: HTMLElement): Element {
  const hidesItself = /^(empty|restricted|opted-out|logged-out)$/.test(element.dataset.state ?? "");
  return (hidesItself && around(element)) || element;
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

/** The lines of the log that may name ids of an element. Those about tables are lines about its own list only. */
function linesAbout(
  definition: WidgetDefinition | undefined,
  written: ReadonlyMap<string, string>,
  log: readonly string[],
): readonly string[] {
  if (!definition || !Object.hasOwn(definition.attributes, "gameId")) return log;
  const table = tableIdOf({
    provider: written.get("data-provider"),
    gameId: written.get("data-game-id"),
    network: written.get("data-network"),
  });
  return table ? linesOfTable(log, table) : [];
}

/** The values by field, without messages: the element itself has complained. */
function propsOf({ attributes }: WidgetDefinition, written: ReadonlyMap<string, string>) {
  const entries = Object.entries(attributes).map(([field, kind]) => {
    const name = attributeName(field);
    return [field, readAttribute(kind, name, written.get(name) ?? null, () => undefined)] as const;
  });
  return Object.fromEntries(entries);
}

/** Reads the elements of a page. */
export function createWidgetReader(catalogue: readonly WidgetDefinition[], services: Services): WidgetReader {
  const definitions = new Map<string, WidgetDefinition>(catalogue.map((each) => [each.tag, each]));
  const tags = [...definitions.keys()];
  const keys = new WeakMap<Element, number>();
  let lastKey = 0;

  function keyOf(element: Element): number {
    const key = keys.get(element) ?? (lastKey += 1);
    keys.set(element, key);
    return key;
  }

  /** The log of the services that the element uses: a demonstration has its own. */
  function logAround(element: HTMLElement): readonly string[] {
    const { history } = services.log;
    const demo = demoAround(element);
    return (demo ? history?.demos?.get(demo) : history)?.messages ?? [];
  }

  function factsOf(element: HTMLElement, definition: WidgetDefinition | undefined): ElementFacts {
    const { localName: tag, shadowRoot, dataset } = element;
    const log = services.log.history?.messages ?? [];
    const ownLog = logAround(element);
    const root = element.getRootNode();
    const parts = [...(shadowRoot?.children ?? [])].map(({ localName }) => localName);
    const isDefined = customElements.get(tag) !== undefined;
    const isSimulated = demoAround(element) !== null;
    const written = writtenIn(element);
    const failure = isDefined && dataset.state !== "error" ? undefined : failureOf(tag, log);
    const ids = definition ? idsOf(definition, written) : { ids: [], idAttributes: [] };
    const isOverlay = definition?.overlay ?? false;
    const first = isOverlay ? services.page.first(tag) : undefined;
    const edited = services.page.isEdited() || isEdited(element);
    const platform = definition && !isSimulated && !edited ? definition : undefined;
    return {
      tag,
      isOurs: definition !== undefined,
      right: definition ? undefined : nearestTag(tag, tags),
      unexpectedTag: definition && unexpectedTagIn(definition, element),
      state: dataset.state,
      isSwitchedOff: services.config.get().disabled.includes(tag),
      isDefined,
      isForeign: failure?.includes("defined by another script") ?? false,
      failure,
      isOffline: !navigator.onLine,
      isInForeignRoot: isShadowRoot(root) && !definitions.has(root.host.localName),
      mountsNear: definition?.mount === "near",
      isMounted: parts.includes("div"),
      showsFallback: parts.includes("slot"),
      hiddenBy: isOverlay ? undefined : hiddenBy(startOf(element)),
      isVisible: isShown(element),
      isOverlay,
      isExtra: !isSimulated && !edited && first !== undefined && first !== element,
      missing: definition ? missingAttributes(definition, propsOf(definition, written)) : [],
      attributes: definition ? attributeFacts(definition, written) : [],
      ...ids,
      unknownIds: unknownIds(ids.ids, linesAbout(definition, written, ownLog)),
      missingKey:
        platform && lacksPlatform(services, platform)
          ? platformKey
          : definition && missingKey(definition, element, ownLog),
      isUnreachable: platform !== undefined && isUnreachable(services, platform),
      showsBonuses: definition?.needs?.includes("bonus") ?? false,
      lacksBonuses: lacksBonuses(ownLog),
      isEdited: edited,
      isSimulated,
    };
  }

  const allTags = new Set(tags);
  const elements = () => elementsIn(pageDocument.documentElement, allTags);

  return {
    elements,
    read(element, examine) {
      const facts = factsOf(element, definitions.get(element.localName));
      const examined = examine?.(element, facts) ?? unexamined;
      const reason = reasonOf({
        ...facts,
        hiddenBy: facts.hiddenBy ?? examined.outOfSight,
        finding: examined.findings[0],
      });
      const root = element.getRootNode();
      const within = isShadowRoot(root) ? root.host.localName : undefined;
      return { element, entry: { key: keyOf(element), facts, reason, within, ...examined } };
    },
    signature() {
      const { log, config, gamification } = services;
      const { messages = [], counts = new Map<string, number>() } = log.history ?? {};
      return stringifyJson([
        elements().map((element) => [
          keyOf(element),
          ...[...element.attributes].map(({ name, value }) => name !== "style" && [name, value]),
          isShown(element),
          element.getBoundingClientRect().left < innerWidth,
          element.shadowRoot?.childElementCount,
          shownPictures(element).length,
          element.childElementCount,
          logAround(element).length,
        ]),
        [messages.length, messages.at(-1), [...counts.values()], config.get().disabled],
        [gamification.current?.$state.get(), navigator.onLine, location.href, innerWidth],
        // A target of a tour, an id: anything may come or go.
        pageDocument.getElementsByTagName("*").length,
      ]);
    },
  };
}
