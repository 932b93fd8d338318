import type { EventName, WidgetDefinition } from "../definition";
import type { FieldAccess } from "./fields";
import type { Host, HostState, PageElements } from "./host";

/**
 * Dependencies shared by all elements of a tag. They give the hosts access to the private members of an
 * element.
 */
export interface ElementAccess<Element extends HTMLElement> extends FieldAccess<Element> {
  readonly definition: WidgetDefinition;
  readonly elements: PageElements;
  setMissing(element: Element, message: string): void;
}

/** The host of one element. It is a class, so that the hundreds of elements of a page share its functions. */
export class ElementHost<Element extends HTMLElement = HTMLElement> implements Host {
  /** True once a component has set its state, which `ready` must not overwrite. */
  hasState = false;

  constructor(
    readonly element: Element,
    readonly access: ElementAccess<Element>,
  ) {}

  get elements(): PageElements {
    return this.access.elements;
  }

  emit(name: EventName, detail?: unknown): boolean {
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
    this.access.set(this.element, field, value);
  }

  setMissing(message: string): void {
    this.access.setMissing(this.element, message);
  }
}
