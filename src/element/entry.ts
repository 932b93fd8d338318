import type { WidgetDefinition, WidgetModule } from "../definition";
import { translator } from "../i18n";
import type { Services } from "../services";
import type { Host } from "./host";
import { adoptStyles } from "./styles";
import { elementTexts } from "./texts";

export type Props = Readonly<Record<string, unknown>>;

/** What the element class tells of one of its elements. */
export interface Mountable {
  readonly definition: WidgetDefinition;
  readonly module: WidgetModule<never>;
  readonly services: Services;
  readonly host: Host;
  readonly root: ShadowRoot;
  /** True once a component has said its state, so that `ready` is not written over it. */
  hasState(): boolean;
}

/** A foreign script may empty a shadow root; more often than this and it wants it empty. */
const mostRestorations = 3;

let entriesSoFar = 0;

/** One mounted element: the box in its shadow root that React draws into, and the props that it was given last. */
export class Entry {
  readonly key = `e${(entriesSoFar += 1)}`;
  readonly box: HTMLElement;
  phase: "living" | "leaving" = "living";
  #props: Props;
  #listeners = new Set<() => void>();
  #fallback: HTMLSlotElement;
  #guard: MutationObserver;

  constructor(
    readonly mountable: Mountable,
    props: Props,
  ) {
    this.#props = props;
    const { root } = mountable;
    // The author's children stay in view, in the box they always had, until the first commit.
    const [first] = root.children;
    this.#fallback = first instanceof HTMLSlotElement ? first : document.createElement("slot");
    this.box = document.createElement("div");
    this.box.style.display = "contents";
    root.append(this.#fallback, this.box);
    this.#guard = this.#keepBox();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly props = (): Props => this.#props;

  update(props: Props): void {
    this.#props = props;
    for (const listener of this.#listeners) listener();
  }

  /** In the first commit, before it is painted: the widget's styles come, the fallback goes. */
  dress(): void {
    adoptStyles(this.mountable.root, this.mountable.module.styles);
  }

  show(): void {
    this.#fallback.remove();
    if (!this.mountable.hasState()) this.mountable.host.setState("ready");
    this.mountable.host.emit("vetrina:widget-ready", { tag: this.mountable.definition.tag });
  }

  /** The widget broke in its own frame: what the author wrote is shown again, and the page is told. */
  tell(error: unknown): void {
    const { host, services, definition } = this.mountable;
    if (this.phase === "living") host.setState("error");
    const cause = error instanceof Error ? error : new Error(String(error));
    services.log.error(`<${definition.tag}> failed`, cause);
    services.report("crash", cause, definition.tag);
  }

  /** Nothing of React's is left for this element: its fallback stands there without it. */
  giveUp(error: unknown): void {
    const { language, texts } = this.mountable.services.config.get();
    // A slot shows its own text where the author wrote nothing.
    this.#fallback.textContent = translator(elementTexts, language, texts)("unavailable");
    this.mountable.root.prepend(this.#fallback);
    this.tell(error);
  }

  dispose(): void {
    this.#guard.disconnect();
    this.box.remove();
  }

  #keepBox(): MutationObserver {
    let restorations = 0;
    const guard = new MutationObserver(() => {
      if (this.box.parentNode === this.mountable.root || restorations >= mostRestorations) return;
      restorations += 1;
      this.mountable.root.append(this.box);
    });
    guard.observe(this.mountable.root, { childList: true });
    return guard;
  }
}
