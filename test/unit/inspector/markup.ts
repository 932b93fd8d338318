import type { WidgetDefinition } from "../../../src/definition";
import { catalogue } from "../../../widgets/catalogue";

/**
 * The first element of the markup, with its definition.
 *
 * @throws Error if it is not an element of the library
 */
export function elementOf(markup: string): { element: Element; definition: WidgetDefinition } {
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  const [element] = body.children;
  const definition = catalogue.find(({ tag }) => tag === element?.localName);
  if (!element || !definition) throw new Error("the markup does not begin with an element of the library");
  return { element, definition };
}
