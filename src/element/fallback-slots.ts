import { isSlot } from "../utils/objects";
import { pageDocument } from "../utils/page-document";
import { isHiddenInput } from "./hidden-input";

/**
 * Slots for the author's fallback content are direct children of the shadow root. A widget's own slots are in
 * its box.
 */
const slotsOf = (root: ShadowRoot) => [...root.children].filter((child) => isSlot(child));

function createSlot(name: string): HTMLSlotElement {
  const slot = pageDocument.createElement("slot");
  slot.name = name;
  return slot;
}

/** Shows all children of the host, even those with a slot name, so that the element's size does not change. */
export function showFallback(root: ShadowRoot): void {
  if (slotsOf(root).length > 0) return;
  const names = [...root.host.children].map((child) => child.slot);
  root.prepend(...[...new Set(["", ...names])].map(createSlot));
}

export function hideFallback(root: ShadowRoot): void {
  for (const slot of slotsOf(root)) slot.remove();
}

/** True if the author's children include an element or a text that is not blank. */
export function hasFallback(host: Element): boolean {
  const isAuthors = (child: Element) => !isHiddenInput(child);
  return [...host.children].some(isAuthors) || (host.textContent ?? "").trim() !== "";
}
