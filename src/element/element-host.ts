import type { WidgetDefinition } from "../definition";
import type { Host, HostState, PageElements } from "./host";

/** What the hosts of all elements of a tag share. */
export interface HostAccess {
  readonly definition: WidgetDefinition;
  readonly elements: PageElements;
  setField(element: HTMLElement, field: string, value: unknown): void;
  setFormValue(element: HTMLElement, value: string | null): void;
}

/** The host of one element. A page may have hundreds, so they share their functions. */
export class ElementHost implements Host {
  /** True once a component has set its state; then `ready` must not overwrite it. */
  hasState = false;

  constructor(
    readonly element: HTMLElement,
    readonly access: HostAccess,
  ) {}

  get elements(): PageElements {
    return this.access.elements;
  }

  emit(name: `vetrina:${string}`, detail?: unknown): boolean {
    const cancelable = this.access.definition.events?.[name]?.cancelable ?? false;
    return this.element.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
    );
  }

  setState(state: HostState): void {
    this.hasState = true;
    this.element.setAttribute("data-state", state);
  }

  setValue(field: string, value: unknown): void {
    this.access.setField(this.element, field, value);
  }

  setFormValue(value: string | null): void {
    this.access.setFormValue(this.element, value);
  }
}
