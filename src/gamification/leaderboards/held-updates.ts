import { atom, type ReadableAtom } from "nanostores";

/** The shown state of a value that changes often. */
export interface Picture<Value> {
  /** The value that is shown; undefined before the first value. */
  readonly value: Value | undefined;
  /** During a pause, the number of values that have arrived but are not shown; otherwise 0. */
  readonly held: number;
}

/** Limits how often the shown value changes, and can pause these changes. */
export interface HeldUpdates<Value> {
  readonly $picture: ReadableAtom<Picture<Value>>;
  /** Adds a value. The newest one is shown as soon as limit and pause allow; values that it replaces are skipped. */
  add(value: Value): void;
  /** While paused, only `show` changes the shown value. The end of a pause shows the newest value. */
  setPaused(isPaused: boolean): void;
  /** Shows the newest value now, even during a pause. */
  show(): void;
  /** Forgets all values, including the shown one. */
  clear(): void;
}

/**
 * Creates a shown value that changes at most once per interval. The first value is shown at once, and so is a
 * value that arrives after an interval without changes.
 *
 * @param interval milliseconds
 */
export function createHeldUpdates<Value>(interval: number): HeldUpdates<Value> {
  const $picture = atom<Picture<Value>>({ value: undefined, held: 0 });
  let newest: Value | undefined;
  /** Number of values that are newer than the shown one. */
  let waiting = 0;
  let isPaused = false;
  /** Runs for one interval after each change of the shown value. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(picture: Picture<Value>) {
    const { value, held } = $picture.get();
    if (picture.value !== value || picture.held !== held) $picture.set(picture);
  }

  function show() {
    if (waiting === 0) return;
    waiting = 0;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      update();
    }, interval);
    change({ value: newest, held: 0 });
  }

  function update() {
    const { value } = $picture.get();
    // A pause does not delay the first value, because nothing is shown yet.
    const isAllowed = value === undefined || (!isPaused && timer === undefined);
    if (isAllowed) show();
    else change({ value, held: isPaused ? waiting : 0 });
  }

  return {
    $picture,
    add(value) {
      newest = value;
      waiting += 1;
      update();
    },
    setPaused(paused) {
      isPaused = paused;
      update();
    },
    show,
    clear() {
      clearTimeout(timer);
      timer = newest = undefined;
      waiting = 0;
      change({ value: undefined, held: 0 });
    },
  };
}
