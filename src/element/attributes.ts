import { attributeName, type Kind, type WidgetDefinition } from "../definition";

/** Receives a message about a wrong value: what the author wrote and what is expected. */
export type Complain = (message: string) => void;

/** The value without an attribute. A default address passes the address gate too (S04). */
export const defaultOf = (kind: Kind<unknown>): unknown =>
  kind.type === "address" ? kind.read(kind.default) : kind.default;

/**
 * The value of one attribute. An absent attribute gives the default. A value that cannot be parsed gives the default
 * too, and `complain` is called, as it is for a flag with another word than true or false: it means true, and authors
 * who write “no” do not expect that. An empty attribute is the empty text for texts, true for flags, and the default for
 * all other kinds, because HTL prints an empty value as an empty attribute.
 */
export function readAttribute(
  kind: Kind<unknown>,
  name: string,
  raw: string | null,
  complain: Complain,
): unknown {
  if (raw === null) return defaultOf(kind);
  const isUsual = kind.type !== "flag" || ["", "true", "false", name].includes(raw.trim().toLowerCase());
  if (raw === "" && kind.type !== "text" && kind.type !== "flag") return defaultOf(kind);
  const value = kind.read(raw);
  if (value === undefined || !isUsual) complain(`${name}="${raw.slice(0, 80)}": expected ${kind.expected}`);
  return value ?? defaultOf(kind);
}

const fieldsOfDefinitions = new WeakMap<object, ReadonlyMap<string, string>>();

/** Fields by attribute name: `data-min-date` → `minDate`. */
export function fieldsByAttribute(
  definition: Pick<WidgetDefinition, "attributes">,
): ReadonlyMap<string, string> {
  const known = fieldsOfDefinitions.get(definition);
  if (known) return known;
  const fields = new Map(Object.keys(definition.attributes).map((field) => [attributeName(field), field]));
  fieldsOfDefinitions.set(definition, fields);
  return fields;
}

/** Between the names of attributes of which one is required. */
export const alternatively = " / ";

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** Required attributes that are absent or have a wrong value. Those of which one is enough are one item. */
export function missingAttributes(
  { attributes, requiredOneOf = [] }: Pick<WidgetDefinition, "attributes" | "requiredOneOf">,
  props: Readonly<Record<string, unknown>>,
): string[] {
  const missing = Object.keys(attributes).filter(
    (field) => attributes[field]?.required && props[field] === undefined,
  );
  const lacksAll = requiredOneOf.length > 0 && requiredOneOf.every((field) => isEmpty(props[field]));
  return [
    ...missing.map(attributeName),
    ...(lacksAll ? [requiredOneOf.map(attributeName).join(alternatively)] : []),
  ];
}
