import { createContext, useContext, useLayoutEffect } from "react";
import type { WidgetState } from "../definition";

export type HostState = WidgetState;

/** What a component may do to the element around it. */
export interface Host {
  readonly element: HTMLElement;
  /** Sends a bubbling, composed event; cancelable where the definition says so. False where it was cancelled. */
  emit(name: `vetrina:${string}`, detail?: unknown): boolean;
  setState(state: HostState): void;
  /** Sets a value that wins over the attribute of the same name, as a user's input does; until a form is reset. */
  setValue(field: string, value: unknown): void;
  /** What the surrounding form submits under the element's `name`; null submits nothing. */
  setFormValue(value: string | null): void;
}

export const HostContext = createContext<Host | undefined>(undefined);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost outside a widget");
  return host;
}

/** Shows a state on the host from the commit on in which it was rendered. */
export function useHostState(state: HostState): void {
  const host = useHost();
  useLayoutEffect(() => {
    host.setState(state);
  }, [host, state]);
}
