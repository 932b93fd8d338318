import { createContext, useContext, useLayoutEffect } from "react";
import type { DetailArguments, EventsOf, WidgetState } from "../definition";

export type HostState = WidgetState;

/** The library's other elements, for a component that shows some of them. */
export interface PageElements {
  /** True if the library has this element and the page's configuration does not disable it. */
  offers(tag: string): boolean;
  /**
   * Loads and defines an element. Rejects if the load fails; it is retried when the device is online again.
   */
  load(tag: string): Promise<void>;
}

/** The `PageElements` of a page without other elements of the library. */
export const noElements: PageElements = {
  offers: () => false,
  load: (tag) => Promise.reject(new Error(`no <${tag}>`)),
};

/**
 * The host element of a component, with the functions that the component may use. `Events` are those of the
 * component's definition.
 */
export interface Host<Events = Record<never, never>> {
  readonly element: HTMLElement;
  readonly elements: PageElements;
  /**
   * Dispatches a bubbling, composed event. The event is cancelable if the definition sets `cancelable` for
   * it.
   *
   * @returns false if a listener cancelled it
   */
  emit<Name extends keyof Events & string>(name: Name, ...detail: DetailArguments<Events[Name]>): boolean;
  setState(state: HostState): void;
  /** Sets a value that overrides the attribute of the same name, as a user's input does, until the form is reset. */
  setValue(field: string, value: unknown): void;
  /**
   * Sets the message for a required element without a value. An empty string removes the requirement, because an element that cannot be used must not block its form.
   */
  setMissing(message: string): void;
}

export const HostContext = createContext<Host | undefined>(undefined);

/** The host of the component. Its type argument, such as `typeof datePicker`, types the events that it may emit. */
export function useHost<Definition = unknown>(): Host<EventsOf<Definition>> {
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
