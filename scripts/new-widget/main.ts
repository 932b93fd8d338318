import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { addToList, widgetLists } from "./catalogue";
import { type NewWidget, readNewWidget, usage } from "./names";
import { addCall, callsFile, serviceFilesOf } from "./service-templates";
import { filesOf } from "./templates";
import { checkNames } from "./used-names";

const root = new URL("../../", import.meta.url);
const inProject = (path: string) => fileURLToPath(new URL(path, root));

function write(path: string, content: string): void {
  const file = inProject(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`  ${path}`);
}

const read = (path: string) => readFileSync(inProject(path), "utf8");

/** Formats files. If that fails, removes the new ones and restores the others. */
function formatOrUndo(files: readonly string[], originals: ReadonlyMap<string, string>): void {
  try {
    execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", ...files], {
      cwd: fileURLToPath(root),
      stdio: "inherit",
    });
  } catch (error) {
    for (const path of files) {
      const original = originals.get(path);
      if (original === undefined) rmSync(inProject(path));
      else writeFileSync(inProject(path), original);
    }
    throw error;
  }
}

function createWidget({ names, owner }: NewWidget): void {
  checkNames(names);
  const files = Object.entries(owner ? serviceFilesOf(names, owner) : filesOf(names));
  const taken = files.map(([path]) => path).filter((path) => existsSync(inProject(path)));
  if (taken.length > 0) throw new Error(`already exists: ${taken.join(", ")}`);
  const listed = widgetLists.map((list): [string, string] => [
    list.path,
    addToList(read(list.path), list, names),
  ]);
  if (owner) listed.push([callsFile, addCall(read(callsFile), names, owner)]);
  const all = [...files, ...listed];
  const originals = new Map(listed.map(([path]) => [path, read(path)]));
  for (const [path, content] of all) write(path, content);
  formatOrUndo(
    all.map(([path]) => path),
    originals,
  );
}

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  console.log(usage);
  process.exit();
}
try {
  const widget = readNewWidget(args, process.env);
  createWidget(widget);
  const { tag, folder } = widget.names;
  console.log(`
<${tag}> was created.
See it:    npm run storybook
Check it:  npm run types && npm run lint
Test it:   npx vitest run --project unit test/unit/${folder}
           npm run build:library && npx vitest run --project browser test/browser/${folder}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
