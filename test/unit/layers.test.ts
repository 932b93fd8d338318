// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The floors of the house, lowest first (architecture section 2). Rooms on one floor are listed together. */
const floors: readonly (readonly string[])[] = [
  ["src/definition", "src/platform", "src/i18n"],
  ["src/account", "src/bonus", "src/live-casino", "src/calendar", "src/gamification", "src/tour", "src/ui"],
  ["src/services"],
  ["src/element"],
  ["widgets"],
  ["src/entries"],
];

/** Rooms of the lowest floor may use each other; on all other floors a room may only look down. */
const sharedFloor = 0;

const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));

/** `src/account/session.ts` → `src/account`; `widgets/date-picker/DatePicker.tsx` → `widgets`. */
function roomOf(file: string): string {
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
  const [lower, upper] = [floorOf(to), floorOf(from)];
  if (lower < 0 || upper < 0) return "a room without a floor";
  if (lower > upper) return "an import goes up";
  if (lower === upper && upper !== sharedFloor) return "rooms of one floor meet only above it";
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
        .map((target) => [target, objection(roomOf(file), roomOf(target))] as const)
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
    expect(objection("src/account", "src/calendar")).toBe("rooms of one floor meet only above it");
    expect(objection("widgets", "src/entries")).toBe("an import goes up");
    expect(objection("src/loader", "src/platform")).toBeDefined();
    expect(objection("src/services", "sandbox")).toBeDefined();
    expect(objection("widgets", "src/ui")).toBeUndefined();
  });

  it("widgets do not know each other", () => {
    const folderOf = (file: string) => relative(root, file).split("/")[1];
    const wrong = sourceFiles("widgets")
      .filter((file) => !file.endsWith("catalogue.ts"))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => roomOf(target) === "widgets" && folderOf(target) !== folderOf(file))
          .map((target) => `${relative(root, file)} → ${relative(root, target)}`),
      );
    expect(wrong).toEqual([]);
  });

  it("the core of the library knows neither React nor the document", () => {
    const core = ["definition", "account", "bonus", "calendar", "gamification", "live-casino"].map(
      (room) => `src/${room}`,
    );
    const wrong = core.flatMap(sourceFiles).filter((file) => {
      const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      return /from "(react|react-dom)|\b(document|window|localStorage|navigator)\./.test(text);
    });
    expect(wrong.map((file) => relative(root, file))).toEqual([]);
  });
});
