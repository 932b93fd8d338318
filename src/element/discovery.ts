import type { WidgetDefinition } from "../definition";
import { createServicesFor } from "../services/services-for";
import type { Services } from "../services/services";
import { TagLoader } from "./tag-loader";

export interface Discovery {
  /** Looks for widgets in a part of the page, now and later. Foreign shadow roots must be given by hand. */
  discover(root: ParentNode & Node): void;
  /** Loads and defines a widget whether or not it is on the page; the way to try again what could not be loaded. */
  load(tag: string): Promise<void>;
}

/** Finds the widgets of a page, those that come later included, and brings each kind to life once. */
export function createDiscovery(
  catalogue: readonly WidgetDefinition[],
  services: Services,
  servicesFor = createServicesFor(services),
): Discovery {
  const candidates = new Map(
    catalogue.map((definition) => [
      definition.tag as string,
      new TagLoader(definition, services, servicesFor),
    ]),
  );
  const selector = [...candidates.keys()].join(",");

  const consider = (element: Element) => candidates.get(element.localName)?.add(element);
  const scan = (root: ParentNode) => root.querySelectorAll(selector).forEach(consider);

  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        consider(node);
        scan(node);
      }
    }
  });
  // Held weakly: shadow roots come and go with their hosts.
  const roots: WeakRef<ParentNode>[] = [];
  // A tag that is no longer switched off is looked for again.
  services.config.$config.listen(() => {
    for (const root of roots) {
      const living = root.deref();
      if (living) scan(living);
    }
  });

  return {
    discover(root) {
      if (root instanceof Element) consider(root);
      scan(root);
      roots.push(new WeakRef(root));
      observer.observe(root, { childList: true, subtree: true });
    },
    load(tag) {
      const candidate = candidates.get(tag);
      if (!candidate)
        return Promise.reject(
          new Error(`no widget <${tag}>; there are ${[...candidates.keys()].join(", ")}`),
        );
      return candidate.load();
    },
  };
}
