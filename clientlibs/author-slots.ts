import type { SlotDescription, DescribedWidget } from "../src/description";

/**
 * Slots whose content the author writes: the fallback content contains the slot's name as a placeholder, and
 * no attribute has this name.
 */
export function authorSlots({
  slots = {},
  attributes,
  fallback,
}: DescribedWidget): readonly (readonly [name: string, slot: SlotDescription])[] {
  const names = [...fallback.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return Object.entries(slots).filter(([name]) => names.includes(name) && !Object.hasOwn(attributes, name));
}
