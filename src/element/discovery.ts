import type { WidgetDefinition } from "../definition";
import type { Services } from "../services";
import { createElementClass } from "./element-class";
import { type RetryWatch, watchForRetry } from "./retry";
import { SharedRoot } from "./shared-root";

export interface Discovery {
  /** Looks for widgets in a part of the page, now and later. Foreign shadow roots must be given by hand. */
  discover(root: ParentNode & Node): void;
  /** Loads and defines a widget whether or not it is on the page; the way to try again what could not be loaded. */
  load(tag: string): Promise<void>;
}

/** Idle never comes on some pages: then the widget is defined all the same. */
const idleTimeout = 2000;

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: idleTimeout });
  else setTimeout(run);
}

/** One tag on its way to being defined. */
class Candidate {
  /** Elements that wait; emptied when the tag is defined. */
  readonly elements = new Set<Element>();
  #loading: Promise<void> | undefined;
  #watch: RetryWatch | undefined;

  constructor(
    readonly definition: WidgetDefinition,
    readonly services: Services,
  ) {}

  get isDefined(): boolean {
    return customElements.get(this.definition.tag) !== undefined;
  }

  add(element: Element): void {
    if (this.isDefined) return;
    this.elements.add(element);
    // Also the way back after a failure: an element inserted again asks again.
    this.load().catch(() => undefined);
  }

  load(): Promise<void> {
    if (this.isDefined) return Promise.resolve();
    this.#loading ??= this.#loadAndDefine().catch((error: unknown) => {
      this.#loading = undefined;
      this.#fail(error instanceof Error ? error : new Error(String(error)));
      throw error;
    });
    return this.#loading;
  }

  async #loadAndDefine(): Promise<void> {
    const { definition, services } = this;
    const [{ default: module }] = await Promise.all([
      definition.load(),
      ...(definition.needs ?? []).map((need) => services[need].load()),
    ]);
    if ((definition.mount ?? "idle") === "idle") await new Promise<void>(whenIdle);
    this.#watch?.stop();
    if (!this.isDefined) {
      const sharedRoot = new SharedRoot(definition.tag);
      const element = createElementClass({ definition, module, servicesFor: () => services, sharedRoot });
      customElements.define(definition.tag, element);
    }
    this.elements.clear();
  }

  /** The fallbacks stay where they are; the page is told, and whatever may have changed leads to another try. */
  #fail(error: Error): void {
    const { services, definition } = this;
    this.#watch?.stop();
    this.#watch = watchForRetry(() => void this.load().catch(() => undefined));
    for (const element of this.elements) {
      if (!element.isConnected) this.elements.delete(element);
      else {
        element.setAttribute("data-state", "error");
        this.#watch.add(element);
      }
    }
    services.log.error(`<${definition.tag}> could not be loaded; it will be tried again`, error);
    services.report("chunk", error, definition.tag);
  }
}

/** Finds the widgets of a page, those that come later included, and brings each kind to life once. */
export function createDiscovery(catalogue: readonly WidgetDefinition[], services: Services): Discovery {
  const candidates = new Map(
    catalogue.map((definition) => [definition.tag as string, new Candidate(definition, services)]),
  );
  const selector = [...candidates.keys()].join(",");
  const isDisabled = (tag: string) => services.config.get().disabled.includes(tag);

  const consider = (element: Element) => {
    const candidate = candidates.get(element.localName);
    if (candidate && !isDisabled(element.localName)) candidate.add(element);
  };
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
  const roots = new Set<ParentNode>();
  // A tag that is no longer switched off is looked for again.
  services.config.$config.listen(() => roots.forEach(scan));

  return {
    discover(root) {
      if (root instanceof Element) consider(root);
      scan(root);
      roots.add(root);
      observer.observe(root, { childList: true, subtree: true });
    },
    load(tag) {
      const candidate = candidates.get(tag);
      if (!candidate)
        return Promise.reject(
          new Error(`no widget <${tag}>; there are ${[...candidates.keys()].join(", ")}`),
        );
      if (isDisabled(tag)) return Promise.reject(new Error(`<${tag}> is switched off by the configuration`));
      return candidate.load();
    },
  };
}
