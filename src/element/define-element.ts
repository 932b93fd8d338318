import { createElementClass } from "./element-class";
import type { ElementOptions } from "./element-options";
import { SharedRoot } from "./shared-root";

/**
 * Defines the element of a widget. All that needs React is imported from here, when a page has a widget: what begins
 * without React, such as the read of the balance, does not wait for it (decision 38).
 *
 * @throws DOMException if the tag is defined already
 */
export function defineElement(options: Omit<ElementOptions, "sharedRoot">): void {
  const { tag } = options.definition;
  customElements.define(tag, createElementClass({ ...options, sharedRoot: new SharedRoot(tag) }));
}
