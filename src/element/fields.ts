import type { WidgetDefinition } from "../definition";

/** How an element class keeps the values of its fields. */
export interface FieldAccess<Element> {
  get(element: Element, field: string): unknown;
  set(element: Element, field: string, value: unknown): void;
}

/** Fields that are properties of the element as well: form values, and what only a script can give. */
function accessibleFields(definition: WidgetDefinition): string[] {
  const ofAttributes = Object.entries(definition.attributes).filter(([, kind]) => kind.property);
  return [...ofAttributes.map(([field]) => field), ...Object.keys(definition.properties ?? {})];
}

/** Gives a class of elements its definition's properties. */
export function defineFields<Element extends HTMLElement>(
  prototype: Element,
  definition: WidgetDefinition,
  access: FieldAccess<Element>,
): void {
  for (const field of accessibleFields(definition)) {
    // As with native inputs, a form value that is not there reads as the empty text.
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

/** A property set before the definition came is the element's own and would hide the accessor for ever. */
export function takeEarlyProperties(
  element: HTMLElement,
  definition: WidgetDefinition,
  take: (field: string, value: unknown) => void,
): void {
  const own = element as unknown as Record<string, unknown>;
  for (const field of accessibleFields(definition)) {
    if (!Object.hasOwn(element, field)) continue;
    const value = own[field];
    Reflect.deleteProperty(element, field);
    take(field, value);
  }
}
