import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const read = (...path: string[]) => readFileSync(join(...path), "utf8");

/** The style sheets of a folder and of its subfolders, concatenated. */
export const stylesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .filter((file) => file.endsWith(".css"))
    .map((file) => read(folder, file))
    .join("\n");

/**
 * Style sheets of a widget and of the widget kit folders that it imports.
 *
 * @param root the project's folder
 * @param folder the widget's folder in `widgets`
 */
export function widgetStyles(root: string, folder: string): string {
  const own = join(root, "widgets", folder);
  const source = readdirSync(own)
    .sort()
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(own, file))
    .join("\n");
  const imported = [...source.matchAll(/src\/widget-kit\/([\w-]+)"/g)].map(([, name = ""]) => name);
  const folders = [...new Set(imported)].sort().map((name) => join(root, "src", "widget-kit", name));
  // An imported hook of the kit may be a single file instead of a folder, so the folder may not exist.
  return [own, ...folders]
    .filter((path) => existsSync(path))
    .map(stylesIn)
    .join("\n");
}
