import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import MagicString from "magic-string";
import type { Plugin } from "rollup";
import type { Texts, TextTable } from "../../src/i18n/texts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The module that contains the English texts in the build. */
const tablesModule = `${root}src/i18n/english-tables.ts`;

/**
 * Modules that keep both languages. Texts for authors refer to each other, and their chunks are not loaded
 * for players. A tour asks its question in English even on Italian pages (`tour.confirmInPageLanguage`).
 */
const inBothLanguages = /\/src\/(inspector\/|element\/texts\.ts|tour\/texts\.ts)/;

/** Modules whose English texts are moved to a separate module. */
const modules = ["src", "widgets"]
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map((file) => join(root, folder, file)),
  )
  .filter((file) => /[^.]\w*\.tsx?$/.test(file) && !inBothLanguages.test(file))
  .filter((file) => readFileSync(file, "utf8").includes("= defineTexts("));

const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && "namespace" in value && "en" in value;

/** English texts of all modules by namespace. Several modules may share a namespace. */
async function englishTables(): Promise<Readonly<Record<string, TextTable>>> {
  const tables: Record<string, TextTable> = {};
  for (const file of modules) {
    const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
    for (const { namespace, en } of Object.values(exported).filter(isTexts))
      tables[namespace] = { ...tables[namespace], ...en };
  }
  return tables;
}

const isDefinition = (node: Node) =>
  node.type === "CallExpression" && (node.callee as Node & { name?: string }).name === "defineTexts";

/** Removes the English argument of `defineTexts`. */
function removeEnglish(node: Node, output: MagicString): void {
  if (isDefinition(node)) {
    const [, italian, own] = node.arguments as Node[];
    if (italian && own) output.remove(italian.end, own.end);
  } else for (const child of nodesIn(node)) removeEnglish(child, output);
}

/**
 * Moves the English texts into one module, whose chunk only English pages load (decision 40). Runs after the
 * TypeScript plugin, which would otherwise report the removed arguments as missing.
 */
export const englishTexts = (): Plugin => ({
  name: "english-texts",
  load: {
    // Runs before the TypeScript plugin, which would load the empty module of the source.
    order: "pre",
    async handler(id) {
      if (id !== tablesModule) return null;
      return `export const englishTables = ${JSON.stringify(await englishTables())};`;
    },
  },
  transform(code, id) {
    if (!modules.includes(id)) return null;
    const output = new MagicString(code);
    removeEnglish(this.parse(code) as unknown as Node, output);
    return { code: output.toString(), map: output.generateMap({ hires: true }) };
  },
});

/** A node of the syntax tree that Rollup's parser produces. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Returns the child nodes of a node. */
function nodesIn(node: Node): Node[] {
  return Object.values(node)
    .flatMap((field) => (Array.isArray(field) ? field : [field]))
    .filter(isNode);
}
