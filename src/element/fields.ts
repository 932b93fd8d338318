import type { WidgetDefinition } from "../definition";

/** Reads and writes the value of a field of an element. */
export interface FieldAccess<Element> {
  get(element: Element, field: string): unknown;
  set(element: Element, field: string, value: unknown): void;
}

/** Fields that are also properties of the element: form values, and values that only a script can set. */
function accessibleFields(definition: WidgetDefinition): string[] {
  const ofAttributes = Object.entries(definition.attributes).filter(([, kind]) => kind.property);
  return [...ofAttributes.map(([field]) => field), ...Object.keys(definition.properties ?? {})];
}

/** Defines the accessors of a definition's properties on the prototype of an element class. */
export function defineFields<Element extends HTMLElement>(
  prototype: Element,
  definition: WidgetDefinition,
  access: FieldAccess<Element>,
): void {
  for (const field of accessibleFields(definition)) {
    // As with native inputs, an absent form value reads as the empty string.
    const absent = Object.hasOwn(definition.attributes, field) ? "" : undefined;
    Object.defineProperty(prototype, field, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return access.get(this, field) ?? absent;
      },
      set(this: Element, value: unknown) {
        access.set(this, field, value);
      },
    });
  }
}

/**
 * Takes over properties that were set before the element was defined. As own properties of the element they
 * would hide the accessors.
 */
export function takeEarlyProperties(element: HTMLElement, definition: WidgetDefinition): void {
  for (const field of accessibleFields(definition)) {
    if (!Object.hasOwn(element, field)) continue;
    const value: unknown = Reflect.get(element, field);
    Reflect.deleteProperty(element, field);
    Reflect.set(element, field, value);
  }
}
