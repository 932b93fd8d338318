import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { Mountable } from "./mountable";
import { Entry, type Props } from "./entry";
import { Slot } from "./slot";

/**
 * One commit is one task: this many elements are mounted in one, the rest in the next ones. More make a task that is
 * felt; fewer make more frames, each of which lays the page out again (`npm run bench -- --only mount`).
 */
const mountsPerTask = 60;

/** A React root with the elements that live and die with it. */
class Group {
  readonly entries = new Set<Entry>();
  readonly #root: Root;
  #scheduled = false;
  #lost = false;

  constructor(tag: string, onLost: (group: Group, error: unknown) => void) {
    this.#root = createRoot(document.createElement("div"), {
      identifierPrefix: `${tag}-`,
      // Boundaries tell of what they caught; React's own line would be a second one.
      onCaughtError: () => undefined,
      onUncaughtError: (error) => {
        if (this.#lost) return;
        this.#lost = true;
        onLost(this, error);
      },
    });
  }

  schedule(): void {
    if (this.#scheduled || this.#lost) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      if (!this.#lost) flushSync(() => this.#root.render(this.#slots()));
    });
  }

  /** A root cannot be unmounted while React renders or commits, and a loss is told in the middle of a commit. */
  destroy(): void {
    this.#lost = true;
    queueMicrotask(() => this.#root.unmount());
  }

  readonly #forget = (entry: Entry): void => {
    this.entries.delete(entry);
    entry.dispose();
    this.schedule();
  };

  #slots() {
    return [...this.entries].map((entry) => (
      <Slot key={entry.key} entry={entry} phase={entry.phase} onGone={this.#forget} />
    ));
  }
}

/**
 * The React side of all elements of one tag: they share one root, which makes hundreds cheap. When that root is
 * lost, each gets a root of its own, and the one that loses it again is left with its fallback.
 */
export class SharedRoot {
  #groups = new Map<Entry, Group>();
  #shared: Group | undefined;
  #waiting: Entry[] = [];
  #isolated = false;

  constructor(readonly tag: string) {}

  mount(mountable: Mountable, props: Props): Entry {
    const entry = new Entry(mountable, props);
    this.#waiting.push(entry);
    if (this.#waiting.length === 1) queueMicrotask(this.#admit);
    return entry;
  }

  update(entry: Entry, props: Props): void {
    entry.update(props);
  }

  unmount(entry: Entry): void {
    entry.phase = "leaving";
    const group = this.#groups.get(entry);
    this.#groups.delete(entry);
    this.#waiting = this.#waiting.filter((waiting) => waiting !== entry);
    if (!group) entry.dispose();
    else if (group === this.#shared) group.schedule();
    else this.#dissolve(group, entry);
  }

  /** How many elements are mounted or about to be; for tests of what is left after removal. */
  get size(): number {
    return this.#groups.size + this.#waiting.length;
  }

  readonly #admit = (): void => {
    for (const entry of this.#waiting.splice(0, mountsPerTask)) this.#place(entry, this.#groupForNew());
    if (this.#waiting.length > 0) setTimeout(this.#admit);
  };

  #groupForNew(): Group {
    if (this.#isolated) return new Group(this.tag, this.#lose);
    this.#shared ??= new Group(this.tag, this.#lose);
    return this.#shared;
  }

  #place(entry: Entry, group: Group): void {
    group.entries.add(entry);
    this.#groups.set(entry, group);
    group.schedule();
  }

  #dissolve(group: Group, entry: Entry): void {
    group.destroy();
    entry.dispose();
  }

  readonly #lose = (group: Group, error: unknown): void => {
    group.destroy();
    const survivors = [...group.entries].filter((entry) => entry.phase === "living");
    for (const entry of group.entries) {
      this.#groups.delete(entry);
      if (entry.phase === "leaving") entry.dispose();
    }
    if (group === this.#shared) this.#shared = undefined;
    const [culprit] = survivors;
    if (this.#isolated && survivors.length === 1 && culprit) {
      culprit.fail(error);
      return;
    }
    this.#isolated = true;
    queueMicrotask(() => {
      for (const entry of survivors) {
        if (entry.phase === "living") this.#place(entry, new Group(this.tag, this.#lose));
      }
    });
  };
}
