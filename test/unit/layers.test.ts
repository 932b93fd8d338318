// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The layers, lowest first (docs/architecture.md). Folders of one layer are listed together. */
const layers: readonly (readonly string[])[] = [
  ["src/utils", "src/time", "src/i18n"],
  ["src/definition"],
  ["src/config"],
  ["src/platform"],
  ["src/http"],
  [
    ...["src/account", "src/bonus", "src/live-casino", "src/calendar", "src/gamification", "src/http-client"],
    ...["src/tour", "src/ui"],
  ],
  ["src/services"],
  ["src/widget-kit"],
  ["src/element"],
  ["widgets"],
  ["src/entries"],
];

const layerOf = (folder: string) => layers.findIndex((folders) => folders.includes(folder));

/** `src/account/session.ts` → `src/account`; `widgets/date-picker/DatePicker.tsx` → `widgets`. */
function folderOf(file: string): string {
  const [top = "", second = ""] = relative(root, file).split("/");
  return top === "src" ? `${top}/${second}` : top;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Where a file imports from, its own project only: static, dynamic and type imports alike. */
function importsOf(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, "utf8"), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => resolve(dirname(file), specifier.replace(/\?.*$/, "")));
}

/** Why an import breaks the layers, or undefined. */
function objection(from: string, to: string): string | undefined {
  if (from === to) return undefined;
  if (from === "src/loader") return "the loader imports nothing else";
  if (to === "src/loader") return "nothing imports the loader";
  if (to === "sandbox" || to === "test" || to === "scripts") return `${from} must not know ${to}`;
  const [lower, upper] = [layerOf(to), layerOf(from)];
  if (lower < 0 || upper < 0) return "a folder without a layer";
  if (lower > upper) return "an import goes up";
  if (lower === upper) return "folders of one layer must not import each other";
  return undefined;
}

/** The one way into the sandbox: simulated services for `data-demo`. */
const wayIntoSandbox = { from: "src/services/demos.ts", to: "sandbox/browser" };

const isWayIntoSandbox = (file: string, target: string) =>
  relative(root, file) === wayIntoSandbox.from && relative(root, target) === wayIntoSandbox.to;

describe("layers", () => {
  const files = [...sourceFiles("src"), ...sourceFiles("widgets")];

  it("reads a tree that is there", () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it("no import goes up", () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => !isWayIntoSandbox(file, target))
        .map((target) => [target, objection(folderOf(file), folderOf(target))] as const)
        .filter(([, why]) => why !== undefined)
        .map(([target, why]) => `${relative(root, file)} → ${relative(root, target)}: ${why}`),
    );
    expect(wrong).toEqual([]);
  });

  it("what leads into the sandbox is itself only asked for when an element wants it", () => {
    const importers = (target: string) =>
      files.filter((file) => importsOf(file).some((path) => relative(root, path) === target));
    expect(importers("src/services/demos").map((file) => relative(root, file))).toEqual([
      "src/services/authoring.ts",
    ]);
    const [lazily, ...others] = importers("src/services/authoring");
    expect(others).toEqual([]);
    const lines = readFileSync(lazily ?? "", "utf8").match(/.*\.\/authoring.*/g);
    expect(lines).toEqual([expect.stringContaining('await import("./authoring")')]);
  });

  it("would see one that does", () => {
    expect(objection("src/platform", "src/account")).toBe("an import goes up");
    expect(objection("src/account", "src/calendar")).toBe("folders of one layer must not import each other");
    expect(objection("widgets", "src/entries")).toBe("an import goes up");
    expect(objection("src/loader", "src/platform")).toBeDefined();
    expect(objection("src/services", "sandbox")).toBeDefined();
    expect(objection("widgets", "src/ui")).toBeUndefined();
  });

  it("widgets do not know each other", () => {
    const widgetOf = (file: string) => relative(root, file).split("/")[1];
    const wrong = sourceFiles("widgets")
      .filter((file) => !file.endsWith("catalogue.ts"))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => folderOf(target) === "widgets" && widgetOf(target) !== widgetOf(file))
          .map((target) => `${relative(root, file)} → ${relative(root, target)}`),
      );
    expect(wrong).toEqual([]);
  });

  it("the core of the library knows neither React nor the document", () => {
    const core = ["definition", "account", "bonus", "calendar", "gamification", "live-casino"].map(
      (folder) => `src/${folder}`,
    );
    const wrong = core.flatMap(sourceFiles).filter((file) => {
      const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      return /from "(react|react-dom)|\b(document|window|localStorage|navigator)\./.test(text);
    });
    expect(wrong.map((file) => relative(root, file))).toEqual([]);
  });
});
