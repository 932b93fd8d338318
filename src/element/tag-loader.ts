import type { WidgetDefinition } from "../definition";
import { english } from "../i18n/english";
import { whenNear } from "../platform/visibility/near-viewport";
import { loadServices } from "../services/service-list";
import type { Services } from "../services/services";
import type { ServicesFor } from "../services/services-for";
import { isError } from "../utils/objects";
import { createElementClass, type ElementOptions } from "./element-class";
import type { PageElements } from "./host";
import { whenIdle, whenUsed } from "./page-use";
import { type RetryWatch, watchForRetry } from "./retry";
import { SharedRoot } from "./shared-root";

/** Milliseconds before the second automatic retry after a failure; each later retry waits twice as long. */
const initialDelay = 1000;
const maxDelay = 60_000;

/** The page's configuration disables the tag. This is not a network error, so the load is not retried. */
class SwitchedOff extends Error {
  override readonly name = "SwitchedOff";
}

/** Dependencies shared by the loaders of all tags. */
interface TagLoaderPage {
  readonly services: Services;
  readonly servicesFor: ServicesFor;
  readonly elements: PageElements;
  /** Fulfilled at the first sign that the visitor uses the page. */
  readonly firstUse: Promise<void>;
  /** Waits for all loads of the page that have begun. */
  whenLoaded(): Promise<unknown>;
}

/** Loads and defines one tag. */
export class TagLoader {
  /** Elements that wait for the definition; emptied when the tag is defined. */
  readonly #elements = new Set<Element>();
  readonly #definition: WidgetDefinition;
  readonly #services: Services;
  readonly #servicesFor: ServicesFor;
  readonly #elementsOfPage: PageElements;
  readonly #firstUse: Promise<void>;
  readonly #whenOthersLoaded: () => Promise<unknown>;
  #isDefined = false;
  #loading: Promise<void> | undefined;
  #watch: RetryWatch | undefined;
  /**
   * Number of failures so far. Each failure increases the delay of the next automatic retry. Only the first
   * failure is reported to the page.
   */
  #failures = 0;
  #nextRetryAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(definition: WidgetDefinition, page: TagLoaderPage) {
    this.#definition = definition;
    this.#services = page.services;
    this.#servicesFor = page.servicesFor;
    this.#elementsOfPage = page.elements;
    this.#firstUse = page.firstUse;
    this.#whenOthersLoaded = page.whenLoaded;
  }

  /** The current or last load; undefined before the first load. */
  get loading(): Promise<void> | undefined {
    return this.#loading;
  }

  /** Adds an element of the tag that is in the page. Loads the tag, or retries a failed load if its delay is over. */
  add(element: Element): void {
    if (this.#isDefined || this.#isSwitchedOff()) return;
    const { mount } = this.#definition;
    if (mount === "near") whenNear(element, () => this.#need(element));
    else if (mount === "use") whenUsed(() => this.#need(element), this.#firstUse, this.#whenOthersLoaded);
    else this.#need(element);
  }

  #need(element: Element): void {
    if (this.#isDefined || this.#isSwitchedOff()) return;
    this.#elements.add(element);
    this.#retry();
  }

  /** Loads and defines at once, without the delay after earlier failures. */
  load(): Promise<void> {
    if (this.#isDefined) return Promise.resolve();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#loading ??= this.#loadAndDefine().catch((error: unknown) => {
      this.#loading = undefined;
      if (!(error instanceof SwitchedOff)) this.#fail(isError(error) ? error : new Error(String(error)));
      throw error;
    });
    return this.#loading;
  }

  readonly #loadAgain = (): void => {
    // `#fail` reports the error and schedules the next attempt.
    this.load().catch(() => undefined);
  };

  /**
   * Retries automatically, but only after the delay, so that many insertions or scrolls do not overload the
   * server.
   */
  #retry(): void {
    const delay = this.#nextRetryAt - performance.now();
    if (delay <= 0) this.#loadAgain();
    else this.#timer ??= setTimeout(this.#loadAgain, delay);
  }

  #isSwitchedOff(): boolean {
    return this.#services.config.get().disabledElements.includes(this.#definition.tag);
  }

  #assertDefinable(): void {
    const { tag } = this.#definition;
    if (customElements.get(tag)) throw new Error(`<${tag}> was defined by another script`);
    if (this.#isSwitchedOff()) throw new SwitchedOff(`<${tag}> is switched off by the configuration`);
  }

  async #loadAndDefine(): Promise<void> {
    this.#assertDefinable();
    const [{ default: module }] = await Promise.all([
      this.#definition.load(),
      // If the English texts cannot be loaded, the element is in Italian. The bootstrap logs the failure.
      this.#services.config.get().language === "en" && english.load().catch(() => undefined),
      loadServices(this.#services, this.#definition.needs),
    ]);
    if ((this.#definition.mount ?? "idle") === "idle") await new Promise<void>(whenIdle);
    // The configuration or another script may have changed while the chunk was loading.
    this.#assertDefinable();
    defineElement({
      definition: this.#definition,
      module,
      services: this.#services,
      servicesFor: this.#servicesFor,
      elements: this.#elementsOfPage,
    });
    this.#isDefined = true;
    this.#watch?.stop();
    this.#elements.clear();
  }

  /**
   * Keeps the fallback content, reports the failure to the page and waits for an event after which a retry
   * may succeed.
   */
  #fail(error: Error): void {
    this.#nextRetryAt =
      this.#failures === 0
        ? 0
        : performance.now() + Math.min(maxDelay, initialDelay * 2 ** (this.#failures - 1));
    this.#failures += 1;
    this.#watch?.stop();
    this.#watch = watchForRetry({
      onVisible: () => this.#retry(),
      onOnline: this.#loadAgain,
    });
    for (const element of this.#elements) {
      if (!element.isConnected) this.#elements.delete(element);
      else {
        // If another copy of the library has defined the element, the element keeps its state.
        if (!element.hasAttribute("data-state")) element.setAttribute("data-state", "error");
        this.#watch.add(element);
      }
    }
    if (this.#failures > 1) return;
    this.#services.log.error(`<${this.#definition.tag}> could not be loaded; it will be tried again`, error);
    this.#services.report("chunk", error, this.#definition.tag);
  }
}

/**
 * Defines the element of a widget.
 *
 * @throws DOMException if the tag is already defined
 */
function defineElement(options: Omit<ElementOptions, "sharedRoot">): void {
  const { definition } = options;
  const sharedRoot = new SharedRoot(definition);
  customElements.define(definition.tag, createElementClass({ ...options, sharedRoot }));
}
