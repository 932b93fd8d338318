import { createContext, useContext, useLayoutEffect } from "react";
import type { WidgetState } from "../definition";

export type HostState = WidgetState;

/** The library's other elements, for a component that shows some of them. */
export interface PageElements {
  /** True if the library has this element and the page's configuration does not switch it off. */
  offers(tag: string): boolean;
  /** Loads and defines an element. Rejects if that fails; then it is tried again when the network is back. */
  load(tag: string): Promise<void>;
}

/** A page without other elements of the library. */
export const noElements: PageElements = {
  offers: () => false,
  load: (tag) => Promise.reject(new Error(`no <${tag}>`)),
};

/** The element of a component, as the component may use it. */
export interface Host {
  readonly element: HTMLElement;
  readonly elements: PageElements;
  /**
   * Dispatches a bubbling, composed event; cancelable if the definition says so.
   *
   * @returns false if a listener cancelled it
   */
  emit(name: `vetrina:${string}`, detail?: unknown): boolean;
  setState(state: HostState): void;
  /** Sets a value that overrides the attribute of the same name, as a user's input does, until the form is reset. */
  setValue(field: string, value: unknown): void;
  /**
   * Sets what a required element without a value tells its user. With the empty text it requires nothing: an element that
   * cannot be used must not stop its form.
   */
  setMissing(message: string): void;
}

export const HostContext = createContext<Host | undefined>(undefined);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost outside a widget");
  return host;
}

/** Sets the host's `data-state` in the commit in which the state was rendered. */
export function useHostState(state: HostState): void {
  const host = useHost();
  useLayoutEffect(() => {
    host.setState(state);
  }, [host, state]);
}
