import { readFileSync } from "node:fs";
import { attributeName, type WidgetDefinition } from "../../../src/definition";
import { folderOf, pascalCase } from "../names";
import { elementPeers, type ProjectManifest } from "./manifest";
import type { Described, Export, Reference } from "./reference";

function row({ tag, title, attributes }: WidgetDefinition): string {
  const names = Object.keys(attributes).map((field) => `\`${attributeName(field)}\``);
  return `| \`${pascalCase(folderOf(tag))}\` | \`${tag}\` | ${title.en} | ${names.join(", ") || "–"} |`;
}

const code = (name: string) => `\`${name}\``;
const cell = (text: string) => text.replace(/\s+/g, " ").replace(/(?<!\\)\|/g, "\\|") || "–";

/** A table of names and meanings. The third column is left out where nothing has a default. */
function table(rows: readonly Described[]): string {
  const hasPresets = rows.some(({ preset }) => preset !== "");
  const line = (cells: readonly string[]) => `| ${cells.slice(0, hasPresets ? 3 : 2).join(" | ")} |`;
  return [
    line(["name", "meaning", "default"]),
    line(["---", "---", "---"]),
    ...rows.map(({ name, text, preset }) => line([code(name), cell(text), cell(preset)])),
  ].join("\n");
}

/** The blocks that come from the published types: a word in the template → its content. */
const blocks: Readonly<
  Record<string, (reference: Reference, entry: string, words: readonly string[]) => string>
> = {
  members: (reference, entry, [type = ""]) => table(reference.membersOf(entry, type)),
  memberNames: (reference, entry, [type = ""]) => list(reference.membersOf(entry, type)),
  exports: (reference, entry, kinds) => table(exportsOf(reference, entry, kinds)),
  names: (reference, entry, kinds) => list(exportsOf(reference, entry, kinds)),
  text: (reference, entry, [name = ""]) => reference.textOf(entry, name),
};

const exportsOf = (reference: Reference, entry: string, kinds: readonly string[]): readonly Export[] =>
  reference.exportsOf(entry).filter(({ kind }) => kinds.includes(kind));

const list = (items: readonly Described[]) => items.map(({ name }) => code(name)).join(", ");

/**
 * The package's README: the template, filled with tables of the widgets and of the published types, so that no export
 * and no option is missing.
 *
 * @throws Error if the template has a placeholder without content
 */
export function renderReadme(
  project: ProjectManifest,
  catalogue: readonly WidgetDefinition[],
  reference: Reference,
): string {
  const template = readFileSync(new URL("./README.template.md", import.meta.url), "utf8");
  const values: Readonly<Record<string, string>> = {
    name: project.name,
    description: project.description,
    elementPeers: elementPeers.map(code).join(", "),
    elementPeersToInstall: elementPeers.join(" "),
    widgets: catalogue.map(row).join("\n"),
  };
  return template.replace(/\{\{(\w+)((?: \w+)*)\}\}/g, (placeholder, key: string, rest: string) => {
    const [entry = "", ...words] = rest.trim().split(" ");
    const content = values[key] ?? blocks[key]?.(reference, entry, words);
    if (content === undefined || content === "") throw new Error(`${placeholder} has no content`);
    return content;
  });
}
