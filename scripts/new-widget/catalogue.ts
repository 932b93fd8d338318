import type { WidgetNames } from "./names";

const entryLine = /^import \{ \w+ \} from "\.\/[\w-]+\/definition";$/gm;
const list = /(export const catalogue[^=]*= \[)([^\]]*)(\];)/;

/**
 * Adds a widget to the source of the catalogue. Imports and list stay in alphabetical order.
 *
 * @throws Error if the file has another form than expected, or already lists the widget
 */
export function addToCatalogue(source: string, { folder, definition }: WidgetNames): string {
  const imports = source.match(entryLine);
  const names = list.exec(source)?.[2];
  if (!imports?.[0] || names === undefined)
    throw new Error("widgets/catalogue.ts does not have the expected form");
  const line = `import { ${definition} } from "./${folder}/definition";`;
  if (imports.includes(line)) throw new Error(`widgets/catalogue.ts already has ${definition}`);
  const all = [...imports, line].sort();
  const listed = [...names.split(",").map((name) => name.trim()), definition].filter(Boolean).sort();
  return source
    .replace(entryLine, "")
    .replace(/(import type [^\n]*\n)\n*/, (_, first: string) => `${first}${all.join("\n")}\n\n`)
    .replace(list, (_, open: string, _names, close: string) => `${open}${listed.join(", ")}${close}`);
}
