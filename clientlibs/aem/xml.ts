import { escapeMarkup } from "../../src/description/fallback";

const namespaces: Readonly<Record<string, string>> = {
  cq: "http://www.day.com/jcr/cq/1.0",
  granite: "http://www.adobe.com/jcr/granite/1.0",
  jcr: "http://www.jcp.org/jcr/1.0",
  mix: "http://www.jcp.org/jcr/mix/1.0",
  nt: "http://www.jcp.org/jcr/nt/1.0",
  sling: "http://sling.apache.org/jcr/sling/1.0",
};

export const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Characters that XML 1.0 does not allow, not even escaped, and lone surrogates. */
const notInXml = /(?![\t\n\r\u007f-\u009f])\p{Control}|[\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Escapes text for XML content and attributes, including line breaks, which an XML parser reads as spaces in
 * attributes.
 */
export function escapeXml(text: string): string {
  return escapeMarkup(text.replace(notInXml, ""))
    .replace(/\r/g, "&#13;")
    .replace(/\n/g, "&#10;")
    .replace(/\t/g, "&#9;");
}

/** Escapes backslashes and a leading `{` or `[`, which begin a type or a list in FileVault's document view. */
const plainText = (text: string) => text.replaceAll("\\", "\\\\").replace(/^[[{]/, "\\$&");

/** A property with several strings. */
export const multiple = (...texts: readonly string[]) =>
  new MultipleTexts(`[${texts.map((text) => plainText(text).replaceAll(",", "\\,")).join(",")}]`);

class MultipleTexts {
  constructor(readonly written: string) {}
}

/** The value of a node's property. Booleans and numbers are written with their type. */
type Property = string | number | boolean | MultipleTexts | undefined;

function written(value: Exclude<Property, undefined>): string {
  if (value instanceof MultipleTexts) return value.written;
  if (typeof value === "boolean") return `{Boolean}${value}`;
  return typeof value === "number" ? `{Long}${value}` : plainText(value);
}

/** A node of the JCR repository, in the form of FileVault's document view. */
export interface RepositoryNode {
  readonly name: string;
  readonly properties: Readonly<Record<string, Property>>;
  readonly children?: readonly RepositoryNode[];
}

function printNode({ name, properties, children = [] }: RepositoryNode, indent: string, extra = ""): string {
  const attributes = Object.entries(properties)
    .filter((property): property is [string, Exclude<Property, undefined>] => property[1] !== undefined)
    .map(([key, value]) => `\n${indent}    ${key}="${escapeXml(written(value))}"`)
    .join("");
  const opening = `${indent}<${name}${extra}${attributes}`;
  if (children.length === 0) return `${opening}/>\n`;
  return `${opening}>\n${children.map((child) => printNode(child, `${indent}  `)).join("")}${indent}</${name}>\n`;
}

const prefixesIn = (text: string) => Object.keys(namespaces).filter((prefix) => text.includes(`${prefix}:`));

/** A `.content.xml`: the node of its folder, with the declarations of the namespaces that it uses. */
export function contentXml(
  properties: RepositoryNode["properties"],
  children: readonly RepositoryNode[] = [],
): string {
  const node = { name: "jcr:root", properties, children };
  const declared = prefixesIn(printNode(node, ""))
    .map((prefix) => ` xmlns:${prefix}="${namespaces[prefix]}"`)
    .join("");
  return xmlHeader + printNode(node, "", declared);
}
