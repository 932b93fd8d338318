import { readGlobal } from "../platform/globals";
import { demoAround, isEdited } from "../platform/page";
import { isElement, isRecord } from "../utils/objects";
import { pageDocument } from "../utils/page-document";

/** The data layers that receive the events of the library's elements. */
export type DataLayerKind = "adobe" | "gtm" | "both";

interface BridgeOptions {
  readonly kind: DataLayerKind;
  readonly fields: AnalyticsFields;
  readonly tags: readonly string[];
  readonly version: string;
  readonly scope?: object;
}

/**
 * Returns the page's array with the name of the data layer. A missing array is created, because the data
 * layer's own script may load later and then uses it.
 */
function layerOf(name: string, scope: object): { push(entry: object): unknown } {
  const found = readGlobal(name, scope);
  if (typeof (found as { push?: unknown } | undefined)?.push === "function")
    return found as { push(entry: object): unknown };
  const created: object[] = [];
  (scope as Record<string, unknown>)[name] = created;
  return created;
}

/** AEM's Core Components state the name of their data layer on `body`. */
const adobeName = () => pageDocument.body?.dataset.cmpDataLayerName || "adobeDataLayer";

/**
 * Pushes events of the library's elements into the page's data layers. Events of elements in edit mode and in
 * demo mode are omitted. Events that occurred before this code loaded are pushed now, if the elements still
 * reflect them.
 *
 * @returns a function that stops the bridge
 */
export function startBridge({ kind, fields, tags, version, scope = globalThis }: BridgeOptions): () => void {
  const ids = new WeakMap<Element, string>();
  const counts = new Map<string, number>();

  /** Returns the id that the author has set, or the tag with a number. */
  function idOf(element: Element): string {
    if (element.id !== "") return element.id;
    const known = ids.get(element);
    if (known !== undefined) return known;
    const tag = element.localName;
    const count = (counts.get(tag) ?? 0) + 1;
    counts.set(tag, count);
    ids.set(element, `${tag}-${count}`);
    return `${tag}-${count}`;
  }

  function push(name: string, values: object, element?: Element): void {
    const id = element && idOf(element);
    if (kind !== "gtm") {
      const layer = layerOf(adobeName(), scope);
      if (element && id !== undefined) layer.push({ component: { [id]: { "@type": element.localName } } });
      layer.push({
        event: name,
        eventInfo: { ...(id !== undefined && { path: `component.${id}` }), ...values },
      });
    }
    if (kind !== "adobe")
      layerOf("dataLayer", scope).push({
        event: name,
        vetrina: { ...(id !== undefined && { component: id }), ...values },
      });
  }

  /** The element of the library from which an event comes; undefined for an event of the document. */
  const sender = (event: Event): Element | undefined =>
    event
      .composedPath()
      .find((target): target is Element => isElement(target) && tags.includes(target.localName));

  const onEvent = (event: Event) => {
    const element = sender(event);
    if (element && (isEdited(element) || demoAround(element))) return;
    push(
      event.type,
      allowedFields((event as CustomEvent<unknown>).detail, fields[event.type] ?? []),
      element,
    );
  };

  const names = Object.keys(fields);
  for (const name of names) pageDocument.addEventListener(name, onEvent);
  push("vetrina:ready", { version });
  for (const element of pageDocument.querySelectorAll(tags.map((tag) => `${tag}[data-state]`).join())) {
    if (!isEdited(element) && !demoAround(element))
      push("vetrina:widget-ready", { tag: element.localName }, element);
  }
  return () => {
    for (const name of names) pageDocument.removeEventListener(name, onEvent);
  };
}

/** Event name → the fields of its detail that an analytics tool may receive. Definitions list them. */
export type AnalyticsFields = Readonly<Record<string, readonly string[]>>;

type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "string" ? value.length <= 200 : typeof value === "number" || typeof value === "boolean";

/**
 * Returns the listed fields of a detail. Only short strings, numbers and booleans are included, because other
 * values could contain anything.
 */
function allowedFields(detail: unknown, allowed: readonly string[]): Record<string, Plain> {
  if (!isRecord(detail)) return {};
  const fields = allowed.map(
    (name) => [name, Object.hasOwn(detail, name) ? detail[name] : undefined] as const,
  );
  return Object.fromEntries(fields.filter((field): field is [string, Plain] => isPlain(field[1])));
}

/** The build writes this constant from the definitions. */
declare const __ANALYTICS_FIELDS__: AnalyticsFields;

type Options = Omit<Parameters<typeof startBridge>[0], "fields" | "scope">;

/** Starts the bridge with the fields that the definitions allow. */
export const startDataLayer = (options: Options) => startBridge({ ...options, fields: __ANALYTICS_FIELDS__ });
