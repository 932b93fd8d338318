import { type AttributeKinds, attributeName } from "../definition/widget";
import type { ItemExample, ItemsDescription, DescribedWidget } from "./widget";

/** The members of a description on which the markup of a widget depends. */
export type Printable = Pick<DescribedWidget, "tag" | "fallback" | "texts"> & {
  readonly attributes: AttributeKinds;
  readonly items?: Pick<ItemsDescription, "slot">;
};

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for element content and quoted attribute values. */
export function escapeMarkup(value: string): string {
  return value.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** A URL becomes a link only if it passes the safe-URL check. */
function safeValue({ attributes }: Printable, name: string, value: string): string {
  const kind = attributes[name];
  return kind?.type === "url" && kind.read(value) === undefined ? "" : value;
}

/** An empty slot. It is removed from examples, because readers would think that they have to keep it. */
const emptySlot = /<(\w+) slot="[\w-]+"><\/\1>/g;

/**
 * Returns the fallback markup with its placeholders replaced. Each value comes from an attribute, otherwise
 * from a text, otherwise it is empty. Slots that stay empty are omitted.
 */
export function renderFallback(
  definition: Printable,
  attributes: Readonly<Record<string, string>>,
  language: "it" | "en" = "it",
): string {
  const texts = definition.texts?.[language] ?? {};
  const valueOf = (name: string) => {
    const value =
      attributes[name] === undefined ? texts[name] : safeValue(definition, name, attributes[name]);
    return escapeMarkup(typeof value === "string" ? value : "");
  };
  return definition.fallback.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name)).replace(emptySlot, "");
}

/**
 * Returns the repeated children of an element, one per line. Their rich text is printed as the author has
 * written it.
 */
export function renderItems(definition: Printable, examples: readonly ItemExample[] = []): string[] {
  const { items } = definition;
  if (!items) return [];
  return examples.map(({ text = "", ...fields }) => {
    const written = Object.entries(fields).map(
      ([field, value]) => ` ${attributeName(field)}="${escapeMarkup(value)}"`,
    );
    return `<div slot="${items.slot}" hidden${written.join("")}>${text}</div>`;
  });
}
