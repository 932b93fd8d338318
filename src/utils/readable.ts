import type { ReadableAtom } from "nanostores";

/** State that a page can read and subscribe to. The public interface uses it instead of atoms. */
export interface Readable<State> {
  /** Returns the current state. */
  getState(): State;
  /**
   * Calls the listener immediately with the current state, then after each change.
   *
   * @returns a function that removes the listener
   */
  subscribe(listener: (state: State) => void): () => void;
}

/** Wraps an atom, so that its state can be read without access to the atom. */
export const readable = <State>($state: ReadableAtom<State>): Readable<State> => ({
  getState: () => $state.get(),
  subscribe: (listener) => $state.subscribe((state) => listener(state as State)),
});
