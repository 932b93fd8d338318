import { createElementClass } from "./element-class";
import type { ElementOptions } from "./element-options";
import { SharedRoot } from "./shared-root";

/**
 * Defines the element of a widget.
 *
 * @throws DOMException if the tag is already defined
 */
export function defineElement(options: Omit<ElementOptions, "sharedRoot">): void {
  const { definition } = options;
  const sharedRoot = new SharedRoot(definition);
  customElements.define(definition.tag, createElementClass({ ...options, sharedRoot }));
}
