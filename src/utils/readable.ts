import type { ReadableAtom } from "nanostores";

/** State that a page can read and subscribe to. The public interface has it in place of atoms. */
export interface Readable<State> {
  /** Returns the current state. */
  getState(): State;
  /**
   * Calls the listener with the current state at once, then after each change.
   *
   * @returns a function that removes the listener
   */
  subscribe(listener: (state: State) => void): () => void;
}

/** Makes the state of an atom readable without the atom. */
export const readable = <State>($state: ReadableAtom<State>): Readable<State> => ({
  getState: () => $state.get(),
  subscribe: (listener) => $state.subscribe((state) => listener(state as State)),
});
