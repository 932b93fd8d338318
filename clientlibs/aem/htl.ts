import type { DescribedWidget } from "../../src/description";
import { type AttributeRow, authorSlots, itemAttributes, ownAttributes, sharedAttributes } from "../describe";
import { formAttributes } from "../form-attributes";
import type { Say } from "./dictionary";
import { expression, sentence } from "./htl-expression";
import { itemText, linkScript, listName } from "./names";
import { elementCondition, placeholderHtl } from "./placeholder";

/**
 * Expression for the stored value of an attribute; for a site-wide attribute, the policy's value is the
 * fallback.
 */
const stored = ({ field, kind }: AttributeRow) =>
  kind.siteWide ? `properties.${field} || currentStyle.${field}` : `properties.${field}`;

const isUrl = ({ kind }: AttributeRow) => kind.type === "url";

/** Name of the variable for a checked URL. It is in lower case, because HTL ignores case in names. */
const linkName = (prefix: string, field: string) => `${prefix}_${field.toLowerCase()}`;

/** Passes each URL through the link script and assigns the result to a variable. */
const links = (rows: readonly AttributeRow[], prefix: string, value: (row: AttributeRow) => string) =>
  rows
    .filter(isUrl)
    .map(
      (row) =>
        `<sly data-sly-use.${linkName(prefix, row.field)}="${expression(`'${linkScript}'`, `url=${value(row)}`)}"></sly>`,
    );

/**
 * Attributes with their values. Only URLs need an explicit context: HTL selects the escaping of the others.
 */
const written = (rows: readonly AttributeRow[], prefix: string, value: (row: AttributeRow) => string) =>
  rows.map((row) => {
    const printed = isUrl(row)
      ? expression(`${linkName(prefix, row.field)}.url`, "context='uri'")
      : expression(value(row), row.kind.type === "list" ? "join=', '" : "");
    return `${row.name}="${printed}"`;
  });

/**
 * All attributes of the element. HTL omits those without a value, prints only the name if the value is true,
 * and escapes all other values.
 */
function attributes(definition: DescribedWidget): readonly string[] {
  return [
    `id="${expression("properties.id")}"`,
    `class="cmp-${definition.tag}"`,
    ...formAttributes(definition).map(({ name, isFlag }) => {
      // A boolean attribute is true if it is present, so a stored "false" must not be printed.
      const value = isFlag ? `properties.${name} == 'true'` : `properties.${name}`;
      return `${name}="${expression(value)}"`;
    }),
    ...written(ownAttributes(definition), "link", stored),
    ...sharedAttributes
      .filter(({ field }) => field === "edit")
      .map(({ name }) => `${name}="${expression("wcmmode.edit")}"`),
    `data-cmp-is="${definition.tag}"`,
  ];
}

/**
 * The value of a placeholder in the fallback content: the stored value or, if missing, the widget's own text.
 * Only the widget's own text is translated with the dictionary.
 */
function fallbackValue(say: Say, definition: DescribedWidget, name: string): string {
  const row = ownAttributes(definition).find(({ field }) => field === name);
  if (row && isUrl(row)) return expression(`${linkName("link", name)}.url`, "context='uri'");
  const isSlot = authorSlots(definition).some(([slot]) => slot === name);
  const context = isSlot ? ["context='html'"] : [];
  const it = definition.texts?.it[name];
  const en = definition.texts?.en[name];
  const own = row ? stored(row) : isSlot ? `properties.${name}` : undefined;
  const value = own ? expression(own, context.join(", ")) : "";
  if (typeof it !== "string" || typeof en !== "string") return value;
  const text = sentence(say, { it, en });
  return value + expression(own ? `(${own}) ? '' : ${text}` : text, ["i18n", ...context].join(", "));
}

/** Unwraps links without a URL: the template prints their text without `<a>`. */
const withoutEmptyLinks = (markup: string) =>
  markup.replace(
    /<a href="\{(\w+)\}"/g,
    (tag, name: string) =>
      `<a data-sly-unwrap="${expression(`!${linkName("link", name)}.url`)}"${tag.slice(2)}`,
  );

const fallback = (say: Say, definition: DescribedWidget) =>
  withoutEmptyLinks(definition.fallback).replace(/(?<!\$)\{(\w+)\}/g, (_, name: string) =>
    fallbackValue(say, definition, name),
  );

/** The repeated children: the nodes below the component's list, each with its own properties. */
function repeated({ items }: DescribedWidget): string {
  if (!items) return "";
  const rows = itemAttributes(items);
  const value = ({ field }: AttributeRow) => `item.valueMap.${field}`;
  const tag = `<div slot="${items.slot}" hidden ${written(rows, "item", value).join(" ")}>`;
  const text = expression(`item.valueMap.${itemText} || ''`, "context='html'");
  return (
    `  <sly data-sly-list.child="${expression("resource.children")}">` +
    `<sly data-sly-test="${expression(`child.name == '${listName(items)}'`)}" data-sly-list.item="${expression("child.children")}">\n` +
    `    ${links(rows, "item", value).join("")}${tag}${text}</div></sly></sly>\n`
  );
}

/**
 * The nested components, in their order. In the editor, authors drop a new component into the area below
 * them.
 */
const inner = ({ contains }: DescribedWidget) => {
  if (!contains) return "";
  const isComponent = expression("child.valueMap['sling:resourceType']");
  const place = expression("resource.path", newParagraph.join(", "));
  return (
    `  <sly data-sly-list.child="${expression("resource.children")}">` +
    `<sly data-sly-test="${isComponent}" data-sly-resource="${expression("child.path")}"></sly></sly>\n` +
    `  <sly data-sly-test="${expression("wcmmode.edit")}" data-sly-resource="${place}"></sly>\n`
  );
};

/** The drop area for a new component, as the Core Components print it. */
const newParagraph = [
  "resourceType='wcm/foundation/components/parsys/newpar'",
  "appendPath='/*'",
  "decorationTagName='div'",
  "cssClassName='new section'",
];

/** The component's template. HTL escapes every value. */
export function componentHtl(say: Say, definition: DescribedWidget): string {
  const condition = elementCondition(definition);
  const lines = [
    ...(condition ? [`data-sly-test="${expression(condition)}"`] : []),
    ...attributes(definition),
  ].map((attribute) => `\n    ${attribute}`);
  return [
    ...links(ownAttributes(definition), "link", stored).map((line) => `${line}\n`),
    placeholderHtl(say, definition),
    `<${definition.tag}${lines.join("")}>\n  ${fallback(say, definition)}\n${repeated(definition)}${inner(definition)}</${definition.tag}>\n`,
  ].join("");
}
