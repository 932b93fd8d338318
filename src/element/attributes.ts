import { attributeName, type Kind, type WidgetDefinition } from "../definition";

/** A function that receives a message about a wrong value, with the author's value and the expected value. */
export type Complain = (message: string) => void;

/**
 * Returns the value of a kind if the attribute is absent. A default URL also has to pass the safe-URL check
 * (S04).
 */
export const defaultOf = (kind: Kind<unknown>): unknown =>
  kind.type === "url" ? kind.read(kind.default) : kind.default;

/**
 * Returns the value of one attribute. An absent attribute returns the default. A value that cannot be parsed
 * also returns the default, and `complain` is called. `complain` is also called for a boolean attribute with
 * a value other than true or false. This value means true, which authors who write “no” do not expect. An
 * empty attribute is the empty string for strings, true for booleans, and the default for all other kinds,
 * because HTL prints an empty value as an empty attribute.
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

/** The fields of the attributes, by attribute name: `data-min-date` → `minDate`. */
export function fieldsByAttribute(
  definition: Pick<WidgetDefinition, "attributes">,
): ReadonlyMap<string, string> {
  const known = fieldsOfDefinitions.get(definition);
  if (known) return known;
  const fields = new Map(Object.keys(definition.attributes).map((field) => [attributeName(field), field]));
  fieldsOfDefinitions.set(definition, fields);
  return fields;
}

/** Separator between the names of attributes if the author must set one of them. */
export const alternatively = " / ";

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/**
 * Returns the required attributes that are absent or have a wrong value. If at least one of several
 * attributes is required, they are joined into one item.
 */
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
