import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { WidgetDefinition } from "../definition";
import type { Services } from "../services/services";
import { pageDocument, protectContainer } from "../utils/page-document";
import { ServicesProvider } from "../widget-kit";
import { Entry } from "./entry";
import type { Mountable } from "./mountable";
import { Slot } from "./slot";

/**
 * How many elements are mounted in one commit; the other elements follow in later tasks. A larger number
 * makes a noticeably long task. A smaller number makes the browser compute the layout more often (`npm run
 * bench -- --only mount`).
 */
const mountsPerTask = 60;

/** False after the end of a test environment such as jsdom, which removes the elements and then the globals. */
const hasWindow = () => typeof window !== "undefined" && typeof document !== "undefined";

/** A React root with the elements that it renders. */
class Group {
  readonly entries = new Set<Entry>();
  readonly #root: Root;
  readonly #commit: (render: () => void) => void;
  readonly #keys = new Map<Services, number>();
  #scheduled = false;
  #failed = false;

  constructor({ tag, mount }: WidgetDefinition, onFailure: (group: Group, error: unknown) => void) {
    // React divides a transition into short tasks. Elements that are mounted near the viewport can wait for
    // the transition, because their fallback content has the same size. Other elements are rendered at once;
    // otherwise a section of the hub would be empty for a frame.
    this.#commit = mount === "near" ? startTransition : flushSync;
    this.#root = createRoot(protectContainer(pageDocument.createElement("div")), {
      identifierPrefix: `${tag}-`,
      // The boundaries report the errors that they catch, so React's own message would be a duplicate.
      onCaughtError: () => undefined,
      onUncaughtError: (error) => {
        if (this.#failed) return;
        this.#failed = true;
        onFailure(this, error);
      },
    });
  }

  schedule(): void {
    if (this.#scheduled || this.#failed) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      if (!this.#failed && hasWindow()) this.#commit(() => this.#root.render(this.#tree()));
    });
  }

  /**
   * Unmounts in a microtask, because a root reports its failure during a commit, when React cannot unmount
   * it.
   */
  destroy(): void {
    this.#failed = true;
    queueMicrotask(() => {
      if (hasWindow()) this.#root.unmount();
    });
  }

  readonly #remove = (entry: Entry): void => {
    this.entries.delete(entry);
    entry.dispose();
    this.schedule();
  };

  /** The slots of all elements, in one provider for each set of services. */
  #tree() {
    const slots = new Map<Services, ReactNode[]>();
    for (const entry of this.entries) {
      const { services } = entry.mountable;
      const others = slots.get(services) ?? [];
      slots.set(services, others);
      others.push(<Slot key={entry.key} entry={entry} phase={entry.phase} onUnmounted={this.#remove} />);
    }
    return [...slots].map(([services, children]) => (
      <ServicesProvider key={this.#keyOf(services)} services={services}>
        {children}
      </ServicesProvider>
    ));
  }

  /**
   * The key of a set of services never changes. With another key, React would mount all elements of the
   * provider again.
   */
  #keyOf(services: Services): number {
    const key = this.#keys.get(services) ?? this.#keys.size;
    this.#keys.set(services, key);
    return key;
  }
}

/**
 * Renders all elements of one tag. They share one React root, so that hundreds of elements are cheap. If the
 * shared root fails, each element gets its own root. An element whose own root fails keeps its fallback
 * content.
 */
export class SharedRoot {
  #groups = new Map<Entry, Group>();
  #shared: Group | undefined;
  #waiting: Entry[] = [];
  #isolated = false;

  constructor(readonly definition: WidgetDefinition) {}

  mount(mountable: Mountable): Entry {
    const entry = new Entry(mountable);
    this.#waiting.push(entry);
    if (this.#waiting.length === 1) queueMicrotask(this.#mountNextBatch);
    return entry;
  }

  unmount(entry: Entry): void {
    entry.phase = "unmounting";
    const group = this.#groups.get(entry);
    this.#groups.delete(entry);
    this.#waiting = this.#waiting.filter((waiting) => waiting !== entry);
    if (!group) entry.dispose();
    else if (group === this.#shared) group.schedule();
    else this.#destroyOwnRoot(group, entry);
  }

  /** Returns how many elements are mounted or waiting. Tests use it to detect leaks. */
  get size(): number {
    return this.#groups.size + this.#waiting.length;
  }

  readonly #mountNextBatch = (): void => {
    if (!hasWindow()) return;
    for (const entry of this.#waiting.splice(0, mountsPerTask)) this.#addToGroup(entry, this.#groupForNew());
    if (this.#waiting.length > 0) setTimeout(this.#mountNextBatch);
  };

  #groupForNew(): Group {
    if (this.#isolated) return new Group(this.definition, this.#handleFailure);
    this.#shared ??= new Group(this.definition, this.#handleFailure);
    return this.#shared;
  }

  #addToGroup(entry: Entry, group: Group): void {
    entry.forgetCrash();
    group.entries.add(entry);
    this.#groups.set(entry, group);
    group.schedule();
  }

  #destroyOwnRoot(group: Group, entry: Entry): void {
    group.destroy();
    entry.dispose();
  }

  readonly #handleFailure = (group: Group, error: unknown): void => {
    group.destroy();
    const mounted = [...group.entries].filter((entry) => entry.phase === "mounted");
    for (const entry of group.entries) {
      this.#groups.delete(entry);
      if (entry.phase === "unmounting") entry.dispose();
    }
    if (group === this.#shared) this.#shared = undefined;
    const [failing] = mounted;
    if (this.#isolated && mounted.length === 1 && failing) {
      failing.fail(error);
      return;
    }
    this.#isolated = true;
    queueMicrotask(() => {
      for (const entry of mounted) {
        if (entry.phase === "mounted")
          this.#addToGroup(entry, new Group(this.definition, this.#handleFailure));
      }
    });
  };
}
