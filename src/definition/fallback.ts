import { attributeName, type WidgetDefinition } from "./widget";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe for element content and quoted attributes. */
export function escapeMarkup(value: string): string {
  return value.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** An author's address becomes a link only if it passes the gate. */
function allowedValue({ attributes }: WidgetDefinition, name: string, value: string): string {
  const kind = attributes[name];
  return kind?.type === "address" && kind.read(value) === undefined ? "" : value;
}

/** The fallback of a definition with its names filled in; attributes win over texts, unknown names become empty. */
export function renderFallback(
  definition: WidgetDefinition,
  attributes: Readonly<Record<string, string>>,
  language: "it" | "en" = "it",
): string {
  const texts = definition.texts?.[language] ?? {};
  return definition.fallback.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value =
      attributes[name] === undefined ? texts[name] : allowedValue(definition, name, attributes[name]);
    return escapeMarkup(typeof value === "string" ? value : "");
  });
}

/** The whole element as a template prints it. Empty values are left out, as HTL leaves them out. */
export function renderElement(
  definition: WidgetDefinition,
  attributes: Readonly<Record<string, string>> = {},
  language: "it" | "en" = "it",
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== "")
    .map(([field, value]) => ` ${attributeName(field)}="${escapeMarkup(value)}"`)
    .join("");
  return `<${definition.tag}${written}>${renderFallback(definition, attributes, language)}</${definition.tag}>`;
}
