import type { WidgetDefinition } from "../../src/definition";
import { ownAttributes, sharedAttributes } from "../describe";
import { authorSlots } from "./author-slots";

/** A text as HTL writes it inside an expression, which itself may stand in a quoted attribute. */
function literal(text: string): string {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll('"', "\\u0022");
  return `'${escaped}'`;
}

const expression = (value: string, options = "") => `\${${value}${options && ` @ ${options}`}}`;

/** HTL leaves out attributes without a value, prints no more than the name for true, and escapes all others. */
function attributes(definition: WidgetDefinition): readonly string[] {
  const own = ownAttributes(definition).map(({ field, name, kind }) => {
    const options = kind.type === "address" ? "context='uri'" : "";
    return `${name}="${expression(`properties.${field}`, options)}"`;
  });
  return [
    `id="${expression("properties.id")}"`,
    `class="cmp-${definition.tag}"`,
    ...(definition.formAssociated ? [`name="${expression("properties.name")}"`] : []),
    ...own,
    ...sharedAttributes
      .filter(({ field }) => field === "edit")
      .map(({ name }) => `${name}="${expression("wcmmode.edit")}"`),
    `data-cmp-is="${definition.tag}"`,
  ];
}

/** What stands for a name of the fallback: the stored value, or the widget's own text in the page's language. */
function fallbackValue(definition: WidgetDefinition, name: string): string {
  const isSlot = authorSlots(definition).some(([slot]) => slot === name);
  const kind = definition.attributes[name];
  const text = definition.texts?.it[name];
  const stored = kind || isSlot ? [`properties.${name}`] : [];
  const written = typeof text === "string" ? [literal(text)] : [];
  const context = isSlot ? "html" : kind?.type === "address" ? "uri" : "text";
  const options = [...(written.length > 0 ? ["i18n"] : []), `context='${context}'`].join(", ");
  return expression([...stored, ...written].join(" || "), options);
}

const fallback = (definition: WidgetDefinition) =>
  definition.fallback.replace(/\{(\w+)\}/g, (_, name: string) => fallbackValue(definition, name));

/** The component's template. Every value goes through HTL's own escaping; nothing is printed as it is. */
export function componentHtl(definition: WidgetDefinition): string {
  const written = attributes(definition).map((attribute) => `\n    ${attribute}`);
  return `<${definition.tag}${written.join("")}>\n  ${fallback(definition)}\n</${definition.tag}>\n`;
}

/** Sentences of the widget that the template prints, for the package's dictionary. */
export function printedTexts({ fallback: template, texts }: WidgetDefinition): readonly [string, string][] {
  return [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]): [string, string][] => {
    const [italian, english] = [texts?.it[name], texts?.en[name]];
    return typeof italian === "string" && typeof english === "string" ? [[italian, english]] : [];
  });
}
