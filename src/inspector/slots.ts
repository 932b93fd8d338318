import type { WidgetDefinition } from "../definition";

/**
 * The slots that authors fill, by tag. The build leaves them out of the definitions, so that players do not load them; a
 * unit test compares the two.
 */
export const authorSlots: Readonly<Record<string, readonly string[]>> = {
  "vetrina-balance-header": ["deposit"],
  "vetrina-date-picker": ["icon-calendar"],
  "vetrina-date-range": ["icon-calendar"],
  "vetrina-login-modal": ["legal", "help"],
  "vetrina-responsible-gaming": ["links", "legal"],
  "vetrina-tour": ["step"],
};

/** The login modal puts its own form into this slot. */
export const ownSlot = "form";

/** The slots that children of an element ask for and that it does not have. Each once. */
export function wrongSlots({ tag, contains }: Pick<WidgetDefinition, "tag" | "contains">, element: Element) {
  // A lobby gives its tables slots of its own.
  if (contains) return [];
  const known = ["", ownSlot, ...(authorSlots[tag] ?? [])];
  return [...new Set([...element.children].map(({ slot }) => slot))].filter((slot) => !known.includes(slot));
}
