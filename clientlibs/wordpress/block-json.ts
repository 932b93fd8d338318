import type { DescribedWidget } from "../../src/description";
import type { OutputFile } from "../source";
import type { Field, Fields } from "./fields";
import { pluginName } from "./names";
import { type ChildData, type WidgetData, widgetData } from "./widget-data";

const types: Readonly<Record<string, string>> = { flag: "boolean", number: "number" };

/**
 * The block attribute of a field. Only a boolean field has a default here, because it always has a value. For
 * other fields without a value, the editor stores nothing.
 */
const attributeOf = ({ type, choices, default: preset }: Field) => ({
  type: types[type] ?? "string",
  ...(choices !== undefined && { enum: Object.keys(choices) }),
  ...(type === "flag" && { default: preset }),
});

const attributesOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, attributeOf(field)]));

const common = (version: string) => ({
  $schema: "https://schemas.wp.org/trunk/block.json",
  apiVersion: 3,
  category: pluginName,
  textdomain: pluginName,
  version,
  editorScript: "vetrina-editor",
  editorStyle: "vetrina-editor",
});

const english = (text: unknown) => (text as { readonly en: string }).en;

function widgetBlock(data: WidgetData, version: string) {
  return {
    ...common(version),
    name: data.block,
    title: english(data.title),
    description: english(data.summary),
    icon: data.icon,
    keywords: [pluginName],
    attributes: attributesOf(data.fields),
    supports: { html: false, ...(!data.overlay && { align: ["wide", "full"] }), multiple: !data.overlay },
  };
}

const childBlock = (data: WidgetData, child: ChildData, version: string) => ({
  ...common(version),
  name: child.block,
  title: english(child.title),
  description: english(child.help),
  icon: data.icon,
  parent: [data.block],
  attributes: attributesOf(child.fields),
  supports: {
    html: false,
    className: false,
    customClassName: false,
    reusable: false,
    multiple: child.repeated,
  },
});

const file = (block: { readonly name: string }): OutputFile => ({
  path: `blocks/${block.name.replace(`${pluginName}/`, "")}/block.json`,
  content: `${JSON.stringify(block, null, 2)}\n`,
});

/**
 * Block files of a widget: its own block, and one for each slot that the author fills. Titles are in English,
 * and PHP translates them.
 */
export function blockFiles(definition: DescribedWidget, version: string): OutputFile[] {
  const data = widgetData(definition);
  return [
    file(widgetBlock(data, version)),
    ...data.children.map((child) => file(childBlock(data, child, version))),
  ];
}
