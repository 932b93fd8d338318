import type { WidgetDefinition } from "../../src/definition";
import { itemAttributes, ownAttributes, sharedAttributes } from "../describe";
import { authorSlots, itemText, listName } from "./author-slots";

const codePoint = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A string literal of HTL. Characters with a meaning in HTL or HTML are written as Unicode escapes. */
function literal(text: string): string {
  return `'${text.replace(/[\\'"<>&`${}]|\p{Control}/gu, codePoint)}'`;
}

const expression = (value: string, options = "") => `\${${value}${options && ` @ ${options}`}}`;

/** HTL omits an attribute without a value, prints only the name if the value is true, and escapes all other values. */
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

/** HTL selects the escaping of most values. Only addresses and formatted text need an explicit context. */
function contextOf({ attributes: kinds }: WidgetDefinition, name: string, isSlot: boolean): string[] {
  if (isSlot) return ["context='html'"];
  return kinds[name]?.type === "address" ? ["context='uri'"] : [];
}

/** The value of a name in the fallback: the stored value, or the widget's own text in the page's language. */
function fallbackValue(definition: WidgetDefinition, name: string): string {
  const isSlot = authorSlots(definition).some(([slot]) => slot === name);
  const text = definition.texts?.it[name];
  const stored = definition.attributes[name] || isSlot ? [`properties.${name}`] : [];
  const context = contextOf(definition, name, isSlot);
  if (typeof text !== "string")
    return expression([...stored, ...(context.length > 0 ? [] : ["''"])].join(" || "), context.join(", "));
  return expression([...stored, literal(text)].join(" || "), ["i18n", ...context].join(", "));
}

const fallback = (definition: WidgetDefinition) =>
  definition.fallback.replace(/\{(\w+)\}/g, (_, name: string) => fallbackValue(definition, name));

/** The repeated children: the nodes below the component's list, each with its own properties. */
function repeated({ items }: WidgetDefinition): string {
  if (!items) return "";
  const own = itemAttributes(items).map(({ field, name, kind }) => {
    const options = kind.type === "address" ? "context='uri'" : "";
    return `${name}="${expression(`item.valueMap.${field}`, options)}"`;
  });
  const tag = `<div slot="${items.slot}" hidden ${own.join(" ")}>`;
  const text = expression(`item.valueMap.${itemText} || ''`, "context='html'");
  return (
    `  <sly data-sly-list.child="${expression("resource.children")}">` +
    `<sly data-sly-test="${expression(`child.name == '${listName(items)}'`)}" data-sly-list.item="${expression("child.children")}">\n` +
    `    ${tag}${text}</div></sly></sly>\n`
  );
}

/** The component's template. HTL escapes every value. */
export function componentHtl(definition: WidgetDefinition): string {
  const written = attributes(definition).map((attribute) => `\n    ${attribute}`);
  const children = repeated(definition);
  return `<${definition.tag}${written.join("")}>\n  ${fallback(definition)}\n${children}</${definition.tag}>\n`;
}

/** The widget's texts in the template, in Italian and English, for the package's dictionary. */
export function printedTexts({ fallback: template, texts }: WidgetDefinition): readonly [string, string][] {
  return [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]): [string, string][] => {
    const [italian, english] = [texts?.it[name], texts?.en[name]];
    return typeof italian === "string" && typeof english === "string" ? [[italian, english]] : [];
  });
}
