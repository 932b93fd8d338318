import type { WidgetNames } from "./names";

/**
 * The two lists of widgets. For each list: the path of its file, the module that the file imports from every
 * widget's folder, and the suffix of the imported names.
 */
const lists = [
  { path: "widgets/catalogue.ts", module: "definition", ending: "" },
  { path: "widgets/descriptions.ts", module: "description", ending: "Description" },
] as const;

export type WidgetList = (typeof lists)[number];

export const widgetLists: readonly WidgetList[] = lists;

const list = /(export const \w+: readonly \w+\[\] = \[)([^\]]*)(\];)/;

/**
 * Adds a widget to the source of a list. Imports and entries stay in alphabetical order.
 *
 * @throws Error if the file does not have the expected form, or already lists the widget
 */
export function addToList(source: string, widgets: WidgetList, { folder, definition }: WidgetNames): string {
  const entryLine = new RegExp(`^import \\{ \\w+ \\} from "\\./[\\w-]+/${widgets.module}";$`, "gm");
  const imports = source.match(entryLine);
  const names = list.exec(source)?.[2];
  if (!imports?.[0] || names === undefined)
    throw new Error(`${widgets.path} does not have the expected form`);
  const name = definition + widgets.ending;
  const line = `import { ${name} } from "./${folder}/${widgets.module}";`;
  if (imports.includes(line)) throw new Error(`${widgets.path} already has ${name}`);
  const all = [...imports, line].sort();
  const listed = [...names.split(",").map((each) => each.trim()), name].filter(Boolean).sort();
  return source
    .replace(entryLine, "")
    .replace(/(import type [^\n]*\n)\n*/, (_, first: string) => `${first}${all.join("\n")}\n\n`)
    .replace(list, (_, open: string, _names, close: string) => `${open}${listed.join(", ")}${close}`);
}
