import type { WidgetDefinition } from "../definition";
import type { Services } from "../services/services";
import type { ServicesFor } from "../services/services-for";
import { createElementClass } from "./element-class";
import { type RetryWatch, watchForRetry } from "./retry";
import { SharedRoot } from "./shared-root";

/** Idle never comes on some pages: then the widget is defined all the same (milliseconds). */
const idleTimeout = 2000;

/** Milliseconds before the second automatic try after a failure; each further one waits twice as long. */
const firstPause = 1000;
const maxPause = 60_000;

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: idleTimeout });
  else setTimeout(run);
}

/** Not an error of the network: the page's configuration says so. */
class SwitchedOff extends Error {
  override readonly name = "SwitchedOff";
}

/** One tag on its way to being defined. */
export class TagLoader {
  /** Elements that wait; emptied when the tag is defined. */
  readonly #elements = new Set<Element>();
  readonly #definition: WidgetDefinition;
  readonly #services: Services;
  readonly #servicesFor: ServicesFor;
  #isDefined = false;
  #loading: Promise<void> | undefined;
  #watch: RetryWatch | undefined;
  /** Failures since the last success: automatic tries become rarer, and the page is told of the first one. */
  #failures = 0;
  #notBefore = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(definition: WidgetDefinition, services: Services, servicesFor: ServicesFor) {
    this.#definition = definition;
    this.#services = services;
    this.#servicesFor = servicesFor;
  }

  /** An element of the tag is in the page; also the way back after a failure, for one that is inserted again. */
  add(element: Element): void {
    if (this.#isDefined || this.#isSwitchedOff()) return;
    this.#elements.add(element);
    this.#tryAgain();
  }

  /** Loads and defines at once, whatever failed before. */
  load(): Promise<void> {
    if (this.#isDefined) return Promise.resolve();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#loading ??= this.#loadAndDefine().catch((error: unknown) => {
      this.#loading = undefined;
      if (!(error instanceof SwitchedOff))
        this.#fail(error instanceof Error ? error : new Error(String(error)));
      throw error;
    });
    return this.#loading;
  }

  /** What happens by itself must not hammer the server, however often the page gives an occasion. */
  #tryAgain(): void {
    const wait = this.#notBefore - performance.now();
    if (wait <= 0) this.load().catch(() => undefined);
    else this.#timer ??= setTimeout(() => this.load().catch(() => undefined), wait);
  }

  #isSwitchedOff(): boolean {
    return this.#services.config.get().disabled.includes(this.#definition.tag);
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
      ...(this.#definition.needs ?? []).map((need) => this.#services[need].load()),
    ]);
    if ((this.#definition.mount ?? "idle") === "idle") await new Promise<void>(whenIdle);
    // The page may have changed its mind while the chunk was on its way.
    this.#assertDefinable();
    const { tag } = this.#definition;
    const options = {
      definition: this.#definition,
      module,
      services: this.#services,
      servicesFor: this.#servicesFor,
      sharedRoot: new SharedRoot(tag),
    };
    customElements.define(tag, createElementClass(options));
    this.#isDefined = true;
    this.#watch?.stop();
    this.#elements.clear();
  }

  /** The fallbacks stay where they are; the page is told, and whatever may have changed leads to another try. */
  #fail(error: Error): void {
    this.#notBefore =
      this.#failures === 0
        ? 0
        : performance.now() + Math.min(maxPause, firstPause * 2 ** (this.#failures - 1));
    this.#failures += 1;
    this.#watch?.stop();
    this.#watch = watchForRetry({
      seen: () => this.#tryAgain(),
      online: () => this.load().catch(() => undefined),
    });
    for (const element of this.#elements) {
      if (!element.isConnected) this.#elements.delete(element);
      else {
        element.setAttribute("data-state", "error");
        this.#watch.add(element);
      }
    }
    if (this.#failures > 1) return;
    this.#services.log.error(`<${this.#definition.tag}> could not be loaded; it will be tried again`, error);
    this.#services.report("chunk", error, this.#definition.tag);
  }
}
