import { type Mountable } from "./mountable";
import { translator } from "../i18n";
import { isEdited } from "../platform/page";
import { hasFallback, hideFallback, showFallback } from "./fallback-slots";
import { checkContrast } from "./contrast";
import { adoptStyles } from "./styles";
import { elementTexts } from "./texts";

export type Props = Readonly<Record<string, unknown>>;

/** A foreign script may empty a shadow root; more often than this and it wants it empty. */
const maxRestorations = 3;

let entriesSoFar = 0;

/** One mounted element: the box in its shadow root that React draws into, and the props that it was given last. */
export class Entry {
  readonly key = `e${(entriesSoFar += 1)}`;
  readonly box = document.createElement("div");
  phase: "living" | "leaving" = "living";
  #props: Props;
  #listeners = new Set<() => void>();
  #isAnnounced = false;
  #guard: MutationObserver;

  constructor(
    readonly mountable: Mountable,
    props: Props,
  ) {
    this.#props = props;
    // The author's children stay in view, in the box they always had, until the first commit.
    showFallback(mountable.root);
    // Not `display: contents`: Firefox hides a modal dialog inside such a box from assistive technology.
    this.box.inert = isEdited(mountable.host.element);
    mountable.root.append(this.box);
    this.#guard = this.#keepBox();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly props = (): Props => this.#props;

  /** Same values are no change: a component that failed with them would only fail again. */
  update(props: Props): void {
    const names = new Set([...Object.keys(this.#props), ...Object.keys(props)]);
    if ([...names].every((name) => Object.is(this.#props[name], props[name]))) return;
    this.#props = props;
    for (const listener of this.#listeners) listener();
  }

  /** In the first commit, before it is painted. */
  adoptStyles(): void {
    adoptStyles(this.mountable.root, this.mountable.module.styles);
  }

  /** In the same commit, when the component has drawn itself: the fallback goes. */
  show(): void {
    const { root, host, definition } = this.mountable;
    hideFallback(root);
    if (!this.mountable.hasState()) host.setState("ready");
    if (!this.#isAnnounced) host.emit("vetrina:widget-ready", { tag: definition.tag });
    this.#isAnnounced = true;
    checkContrast(this.mountable);
  }

  /** The component cannot be drawn: what the author wrote is shown again. */
  fallBack(): void {
    showFallback(this.mountable.root);
    this.mountable.host.setState("error");
    this.mountable.forgetState();
  }

  /** Tells the console and the page that the widget broke. */
  readonly tell = (error: unknown): void => {
    const { services, definition } = this.mountable;
    const cause = error instanceof Error ? error : new Error(String(error));
    services.log.error(`<${definition.tag}> failed`, cause);
    services.report("crash", cause, definition.tag);
  };

  /** Nothing of React's is left for this element: its fallback stands there without it, or a sentence. */
  readonly fail = (error: unknown): void => {
    if (this.phase === "living") {
      this.fallBack();
      const { root, host, services } = this.mountable;
      const { language, texts } = services.config.get();
      if (!hasFallback(host.element)) {
        root.append(translator(elementTexts, language, texts)("unavailable"));
      }
    }
    this.tell(error);
  };

  dispose(): void {
    this.#guard.disconnect();
    this.box.remove();
  }

  #keepBox(): MutationObserver {
    let restorations = 0;
    const guard = new MutationObserver(() => {
      const { root } = this.mountable;
      if (this.box.parentNode === root) return;
      restorations += 1;
      if (restorations <= maxRestorations) root.append(this.box);
      else {
        guard.disconnect();
        this.fail(new Error("a foreign script keeps emptying the shadow root"));
      }
    });
    guard.observe(this.mountable.root, { childList: true });
    return guard;
  }
}
