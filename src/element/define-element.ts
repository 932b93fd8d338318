import { createElementClass } from "./element-class";
import type { ElementOptions } from "./element-options";
import { SharedRoot } from "./shared-root";

/**
 * Defines the element of a widget.
 *
 * @throws DOMException if the tag is defined already
 */
export function defineElement(options: Omit<ElementOptions, "sharedRoot">): void {
  const { tag } = options.definition;
  customElements.define(tag, createElementClass({ ...options, sharedRoot: new SharedRoot(tag) }));
}
