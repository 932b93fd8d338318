import type { WidgetDefinition } from "../definition";
import type { Services } from "../services/services";
import { createServicesFor, type ServicesFor } from "../services/services-for";
import { isElement } from "../utils/objects";
import { removeCopies } from "../utils/own-nodes";
import { unclobbered } from "../utils/page-document";
import { settle } from "../utils/promises";
import type { PageElements } from "./host";
import { watchUse } from "./page-use";
import { TagLoader } from "./tag-loader";

export interface Discovery {
  /**
   * Searches a part of the page for widgets, now and after each insertion. Call it separately for each
   * foreign shadow root.
   */
  discover(root: ParentNode & Node): void;
  /**
   * Loads and defines a widget, even if the page does not contain its element. Also retries a widget that
   * failed to load.
   */
  load(tag: string): Promise<void>;
}

interface DiscoveryOptions {
  /** Returns the services of an element. @default the services of the page, or simulated ones in demo mode */
  readonly servicesFor?: ServicesFor;
  /** Fulfilled at the first sign that the visitor uses the page. @default a watch that begins now */
  readonly firstUse?: Promise<void>;
}

/** Finds the widgets of a page, including those inserted later, and defines each tag once. */
export function createDiscovery(
  catalogue: readonly WidgetDefinition[],
  services: Services,
  { servicesFor = createServicesFor(services), firstUse = watchUse() }: DiscoveryOptions = {},
): Discovery {
  const loaders = new Map<string, TagLoader>();
  const elements: PageElements = {
    offers: (tag) => loaders.has(tag) && !services.config.get().disabledElements.includes(tag),
    load,
  };
  const whenLoaded = (): Promise<unknown> =>
    Promise.all([...loaders.values()].flatMap(({ loading }) => (loading ? [settle(loading)] : [])));
  const page = { services, servicesFor, elements, firstUse, whenLoaded };
  for (const definition of catalogue) loaders.set(definition.tag, new TagLoader(definition, page));
  const selector = [...loaders.keys()].join(",");

  const addElement = (element: Element) => loaders.get(element.localName)?.add(element);
  const scan = (root: ParentNode) =>
    [...unclobbered(() => root).querySelectorAll(selector)].forEach(addElement);

  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) {
        if (!isElement(node)) continue;
        removeCopies(node);
        addElement(node);
        scan(node);
      }
    }
  });
  // Weak references, so that the browser can collect a shadow root together with its host.
  let roots: readonly WeakRef<ParentNode>[] = [];
  // A configuration change may enable tags again. Discovery then searches the page for their elements.
  services.config.$config.listen(() => {
    for (const root of roots) {
      const current = root.deref();
      if (current) scan(current);
    }
  });

  function discover(root: ParentNode & Node) {
    removeCopies(root);
    if (isElement(root)) addElement(root);
    scan(root);
    const others = roots.filter((known) => known.deref() && known.deref() !== root);
    roots = [...others, new WeakRef(root)];
    observer.observe(root, { childList: true, subtree: true });
  }

  function load(tag: string): Promise<void> {
    const loader = loaders.get(tag);
    if (!loader)
      return Promise.reject(new Error(`no widget <${tag}>; there are ${[...loaders.keys()].join(", ")}`));
    return loader.load();
  }

  return { discover, load };
}
