import type { SlotDescription, DescribedWidget } from "../src/description";

/**
 * Slots whose content the author writes. The fallback content refers to them by name, so no attribute has the
 * same name.
 */
export function authorSlots({
  slots = {},
  attributes,
  fallback,
}: DescribedWidget): readonly (readonly [name: string, slot: SlotDescription])[] {
  const names = [...fallback.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return Object.entries(slots).filter(([name]) => names.includes(name) && !Object.hasOwn(attributes, name));
}
