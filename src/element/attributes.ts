import { attributeName, type Kind, type WidgetDefinition } from "../definition";

/** Told once per wrong value: what was written, and what would have been right. */
export type Complain = (message: string) => void;

/**
 * The value of one attribute: absent means the default, and so does what cannot be read, which is told in words.
 * Empty is the empty text for texts, true for flags, and nothing for all other kinds (HTL prints empty values so).
 */
export function readAttribute(
  kind: Kind<unknown>,
  name: string,
  raw: string | null,
  complain: Complain,
): unknown {
  if (raw === null) return kind.default;
  if (raw === "" && kind.type !== "text" && kind.type !== "flag") return kind.default;
  const value = kind.read(raw);
  if (value !== undefined) return value;
  complain(`${name}="${raw.slice(0, 80)}": expected ${kind.expected}`);
  return kind.default;
}

const fieldsOfDefinitions = new WeakMap<WidgetDefinition, ReadonlyMap<string, string>>();

/** Fields by attribute name: `data-min-date` → `minDate`. */
export function fieldsByAttribute(definition: WidgetDefinition): ReadonlyMap<string, string> {
  const known = fieldsOfDefinitions.get(definition);
  if (known) return known;
  const fields = new Map(Object.keys(definition.attributes).map((field) => [attributeName(field), field]));
  fieldsOfDefinitions.set(definition, fields);
  return fields;
}

/** Attributes that the author must write and did not, or wrote wrong. */
export function missingAttributes(
  definition: WidgetDefinition,
  props: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(definition.attributes)
    .filter(([field, kind]) => kind.required && props[field] === undefined)
    .map(([field]) => attributeName(field));
}
