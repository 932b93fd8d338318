// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The layers, lowest first (docs/architecture.md). Folders of one layer are listed together. */
const layers: readonly (readonly string[])[] = [
  ["src/utils", "src/preact"],
  ["src/time", "src/i18n"],
  ["src/definition"],
  ["src/description"],
  ["src/config"],
  ["src/platform"],
  ["src/http"],
  [
    "src/account",
    "src/bonus",
    "src/live-casino",
    "src/calendar",
    "src/gamification",
    "src/http-client",
    "src/ui",
  ],
  ["src/tour"],
  ["src/services"],
  ["src/widget-kit"],
  ["src/element"],
  ["src/inspector", "src/data-layer"],
  ["widgets"],
  ["src/entries"],
];

/** The parts of `src/gamification`, lowest first: folders, and files that are in no folder. */
const gamificationLayers: readonly (readonly string[])[] = [
  ["protocol", "hub"],
  ["leaderboards", "client"],
  ["call-names", "entities", "notifications"],
  ["member", "rewards"],
  [
    "achievements",
    "agenda",
    "awards",
    "competitions",
    "files",
    "instant-wins",
    "messages",
    "missions",
    "products",
    "rules",
  ],
  ["index"],
];

/**
 * Complete list of the folders from which each tool folder imports. `scripts/build` is a separate folder.
 * `src` and `widgets` do not import from tool folders.
 */
const importsOfTools: Readonly<Record<string, readonly string[]>> = {
  distribution: [],
  markup: ["src"],
  sandbox: ["src", "widgets", "distribution", "markup"],
  clientlibs: ["src", "widgets", "distribution", "markup"],
  "scripts/build": ["src", "widgets", "distribution", "clientlibs", "sandbox/model"],
  scripts: ["src", "distribution", "clientlibs"],
  stories: ["src", "widgets", "markup", "clientlibs", "sandbox/server/site/assets"],
};

const layerOf = (folder: string) => layers.findIndex((folders) => folders.includes(folder));

/**
 * Folder of a file, such as `src/account` for `src/account/session.ts` and `widgets` for
 * `widgets/date-picker/DatePicker.tsx`.
 */
function folderOf(file: string): string {
  const [top = "", second = ""] = relative(root, file).split("/");
  return top === "src" ? `${top}/${second}` : top;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

const isInside = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);

/** The tool folder that contains a path, or the inner one of two nested tool folders. */
const toolOf = (path: string) =>
  Object.keys(importsOfTools)
    .filter((tool) => isInside(relative(root, path), tool))
    .sort((one, other) => other.length - one.length)[0];

const filesOfTool = (tool: string) => sourceFiles(tool).filter((file) => toolOf(file) === tool);

const knownImports = new Map<string, readonly string[]>();

/** The files of the project that a file imports: static, dynamic and type imports. */
function importsOf(file: string): readonly string[] {
  const known = knownImports.get(file);
  if (known) return known;
  const imports = ts
    .preProcessFile(readFileSync(file, "utf8"), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => resolve(dirname(file), specifier.replace(/\?.*$/, "")));
  knownImports.set(file, imports);
  return imports;
}

/** The reason why an import breaks the layers, or undefined if the import is allowed. */
function objection(from: string, to: string): string | undefined {
  if (from === to) return undefined;
  if (from === "src/loader") return "the loader imports nothing else";
  if (to === "src/loader") return "nothing imports the loader";
  if (to === "sandbox" || to === "test" || to === "scripts") return `${from} must not know ${to}`;
  const lower = layerOf(to);
  const upper = layerOf(from);
  if (lower < 0 || upper < 0) return "a folder without a layer";
  if (lower > upper) return "an import goes up";
  if (lower === upper) return "folders of one layer must not import each other";
  if (from === "src/tour" && lower === layerOf("src/ui") && to !== "src/ui")
    return "subjects meet in src/services";
  return undefined;
}

/** The only allowed import of the sandbox, which provides the simulated services of `data-demo`. */
const sandboxImport = { from: "src/services/demos.ts", to: "sandbox/browser" };

const isSandboxImport = (file: string, target: string) =>
  relative(root, file) === sandboxImport.from && relative(root, target) === sandboxImport.to;

/** The source file of an import, or undefined for style sheets and generated files. */
const fileOf = (target: string, known: ReadonlySet<string>) =>
  ["", ".ts", ".tsx", ".mjs", "/index.ts"].map((ending) => target + ending).find((file) => known.has(file));

/** The only allowed circle: a definition loads its component, and the component imports the type of its props. */
const isComponentOfDefinition = (file: string, target: string) =>
  file.endsWith("/definition.ts") && dirname(target) === dirname(file) && target.endsWith(".tsx");

/** Returns whether a file imports React or uses the document, window, storage or navigator of a browser. */
function usesReactOrDocument(file: string): boolean {
  const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
  return /from "(react|react-dom)|\b(pageDocument|document|window|localStorage|navigator)\b\./.test(text);
}

/**
 * Modules of the tour that work without a page: the state machine, the input check and the modules that they
 * import.
 */
function tourRules(): readonly string[] {
  const known = new Set(sourceFiles("src/tour"));
  const rules = new Set(["tour.ts", "check-input.ts"].map((name) => join(root, "src/tour", name)));
  // The loop also visits files that are added to the set while it runs.
  for (const rule of rules)
    importsOf(rule).forEach((target) => {
      const file = fileOf(target, known);
      if (file) rules.add(file);
    });
  return [...rules];
}

/**
 * Import circles, each as a sorted list of files or folders. They are found with Tarjan's algorithm for
 * strongly connected components.
 */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}

describe("import circles", () => {
  it("do not exist, not even with type imports", () => {
    const files = [
      ...["src", "widgets"].flatMap(sourceFiles),
      ...Object.keys(importsOfTools).flatMap(filesOfTool),
    ];
    const known = new Set(files);
    const imports = new Map(
      files.map((file) => {
        const targets = importsOf(file).flatMap((target) => fileOf(target, known) ?? []);
        return [file, targets.filter((target) => !isComponentOfDefinition(file, target))] as const;
      }),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(circlesIn(imports).map((circle) => circle.map((file) => relative(root, file)))).toEqual([]);
  });

  it("are found in an example", () => {
    const imports = new Map([
      ["a", ["b", "d"]],
      ["b", ["c"]],
      ["c", ["a"]],
      ["d", []],
    ]);
    expect(circlesIn(imports)).toEqual([["a", "b", "c"]]);
  });
});

describe("tool folders", () => {
  /** The imports of a folder from other folders. */
  const importsFrom = (tool: string) =>
    filesOfTool(tool).flatMap((file) =>
      importsOf(file)
        .filter((target) => toolOf(target) !== tool)
        .map((target) => ({ file, target })),
    );

  it.each(Object.entries(importsOfTools))(
    "import only from the listed folders, and from each of them (%s)",
    (tool, listed) => {
      const imports = importsFrom(tool).map(({ file, target }) => ({
        name: `${relative(root, file)} → ${relative(root, target)}`,
        folder: listed.find((folder) => isInside(relative(root, target), folder)),
      }));
      expect(imports.filter(({ folder }) => !folder).map(({ name }) => name)).toEqual([]);
      expect(new Set(imports.map(({ folder }) => folder))).toEqual(new Set(listed));
    },
  );

  it("do not import each other in a circle", () => {
    const graph = new Map(
      Object.keys(importsOfTools).map((tool) => [
        tool,
        importsFrom(tool).flatMap(({ target }) => toolOf(target) ?? []),
      ]),
    );
    expect(circlesIn(graph)).toEqual([]);
  });
});

describe("the layers of the library", () => {
  const files = [...sourceFiles("src"), ...sourceFiles("widgets")];

  it("include more than fifty source files", () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it("import only lower layers", () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => !isSandboxImport(file, target))
        .map((target) => [target, objection(folderOf(file), folderOf(target))] as const)
        .filter(([, why]) => why !== undefined)
        .map(([target, why]) => `${relative(root, file)} → ${relative(root, target)}: ${why}`),
    );
    expect(wrong).toEqual([]);
  });

  it("import only lower layers inside src/gamification", () => {
    const folder = join(root, "src/gamification");
    const inside = sourceFiles("src/gamification");
    const known = new Set(inside);
    const partOf = (file: string) => relative(folder, file).split("/")[0]?.replace(/\.ts$/, "") ?? "";
    const heightOf = (file: string) => gamificationLayers.findIndex((parts) => parts.includes(partOf(file)));
    expect(inside.filter((file) => heightOf(file) < 0).map((file) => relative(root, file))).toEqual([]);
    const wrong = inside.flatMap((file) =>
      importsOf(file)
        .flatMap((target) => fileOf(target, known) ?? [])
        .filter((target) => partOf(target) !== partOf(file) && heightOf(target) >= heightOf(file))
        .map((target) => `${relative(root, file)} → ${relative(root, target)}`),
    );
    expect(wrong).toEqual([]);
  });

  it("load the sandbox only on demand", () => {
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

  it("are checked by rules that reject forbidden imports", () => {
    expect(objection("src/platform", "src/account")).toBe("an import goes up");
    expect(objection("src/account", "src/calendar")).toBe("folders of one layer must not import each other");
    expect(objection("widgets", "src/entries")).toBe("an import goes up");
    expect(objection("src/loader", "src/platform")).toBeDefined();
    expect(objection("src/services", "sandbox")).toBeDefined();
    expect(objection("src/tour", "src/account")).toBe("subjects meet in src/services");
    expect(objection("src/tour", "src/ui")).toBeUndefined();
    expect(objection("widgets", "src/ui")).toBeUndefined();
  });

  it("keep widgets from importing each other", () => {
    const widgetOf = (file: string) => relative(root, file).split("/")[1];
    const wrong = sourceFiles("widgets")
      .filter((file) => !/widgets\/(catalogue|descriptions)\.ts$/.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => folderOf(target) === "widgets" && widgetOf(target) !== widgetOf(file))
          .map((target) => `${relative(root, file)} → ${relative(root, target)}`),
      );
    expect(wrong).toEqual([]);
  });

  it("keep descriptions out of the code that players load", () => {
    const mayDescribe =
      /^src\/(description|config\/help)\/|^src\/entries\/package\/definitions|^widgets\/.*description/;
    const describing = /^src\/(description|config\/help)(\/|$)|^widgets\/.*description/;
    const wrong = files
      .filter((file) => !mayDescribe.test(relative(root, file)))
      .flatMap((file) => importsOf(file).map((target) => relative(root, target)))
      .filter((target) => describing.test(target));
    expect(wrong).toEqual([]);
  });

  it("keep React and the document out of the core folders", () => {
    const core = ["definition", "account", "bonus", "calendar", "gamification", "live-casino"].map(
      (folder) => `src/${folder}`,
    );
    const wrong = core.flatMap(sourceFiles).filter(usesReactOrDocument);
    expect(wrong.map((file) => relative(root, file))).toEqual([]);
  });

  it("keep React, src/ui and the document out of the rules of the tour", () => {
    const rules = tourRules();
    expect(rules).toContain(join(root, "src/tour/read-steps.ts"));
    const wrong = rules.filter(
      (file) => usesReactOrDocument(file) || importsOf(file).some((target) => folderOf(target) === "src/ui"),
    );
    expect(wrong.map((file) => relative(root, file))).toEqual([]);
  });
});
