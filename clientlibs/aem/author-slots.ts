import type { SlotDescription, WidgetDefinition } from "../../src/definition";

/** Slots that the fallback fills by a name of its own: what stands there is the author's to write. */
export function authorSlots({
  slots = {},
  attributes,
  fallback,
}: WidgetDefinition): readonly (readonly [name: string, slot: SlotDescription])[] {
  const names = [...fallback.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return Object.entries(slots).filter(([name]) => names.includes(name) && !Object.hasOwn(attributes, name));
}
