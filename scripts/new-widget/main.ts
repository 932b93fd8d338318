import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { addToList, widgetLists } from "./catalogue";
import { readNames, readOwner, type ServiceOwner, type WidgetNames } from "./names";
import { addCall, callsFile, serviceFilesOf } from "./service-templates";
import { filesOf } from "./templates";

const root = new URL("../../", import.meta.url);
const inProject = (path: string) => fileURLToPath(new URL(path, root));

function write(path: string, content: string): void {
  const file = inProject(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`  ${path}`);
}

const read = (path: string) => readFileSync(inProject(path), "utf8");

/**
 * @param owner the owner of the values that the widget's service returns; undefined for a widget without a
 * service
 */
function createWidget(names: WidgetNames, owner: ServiceOwner | undefined): void {
  const files = Object.entries(owner ? serviceFilesOf(names, owner) : filesOf(names));
  const taken = files.map(([path]) => path).filter((path) => existsSync(inProject(path)));
  if (taken.length > 0) throw new Error(`already exists: ${taken.join(", ")}`);
  const listed = widgetLists.map((list): [string, string] => [
    list.path,
    addToList(read(list.path), list, names),
  ]);
  if (owner) listed.push([callsFile, addCall(read(callsFile), names, owner)]);
  const all = [...files, ...listed];
  for (const [path, content] of all) write(path, content);
  const written = all.map(([path]) => path);
  execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", ...written], {
    cwd: fileURLToPath(root),
    stdio: "inherit",
  });
}

try {
  const args = process.argv.slice(2);
  const names = readNames(args);
  createWidget(names, readOwner(args));
  console.log(
    `\n<${names.tag}> was created. "npm run storybook" shows it, "npx vitest --project unit test/unit/${names.folder}" tests it.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
