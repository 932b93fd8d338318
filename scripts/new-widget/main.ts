import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { addToList, widgetLists } from "./catalogue";
import { readNames, type WidgetNames } from "./names";
import { filesOf } from "./templates";

const root = new URL("../../", import.meta.url);
const inProject = (path: string) => fileURLToPath(new URL(path, root));

function write(path: string, content: string): void {
  const file = inProject(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`  ${path}`);
}

function createWidget(names: WidgetNames): void {
  const files = Object.entries(filesOf(names));
  const taken = files.map(([path]) => path).filter((path) => existsSync(inProject(path)));
  if (taken.length > 0) throw new Error(`already exists: ${taken.join(", ")}`);
  const listed = widgetLists.map((list): [string, string] => [
    list.path,
    addToList(readFileSync(inProject(list.path), "utf8"), list, names),
  ]);
  const all = [...files, ...listed];
  for (const [path, content] of all) write(path, content);
  const written = all.map(([path]) => path);
  execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", ...written], {
    cwd: fileURLToPath(root),
    stdio: "inherit",
  });
}

try {
  const names = readNames(process.argv.slice(2));
  createWidget(names);
  console.log(`\n<${names.tag}> was created. "npm run storybook" shows it, "npm test" tests it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
