import { readFileSync } from "node:fs";
import { configurationTables } from "../../../clientlibs/docs/configuration-tables";
import { reactApplication, widgetWithRequiredAttributes } from "../../../clientlibs/docs/react-sample";
import { elementPeers } from "../../../distribution/element-peers";
import { camelCase, folderOf, pascalCase } from "../../../distribution/names";
import { attributeName } from "../../../src/definition";
import { commonEvents, type DescribedEvent, type DescribedWidget } from "../../../src/description";
import type { ProjectManifest } from "./manifest";
import type { Described, Export, Reference } from "./reference";

function row({ tag, title, attributes }: DescribedWidget): string {
  const names = Object.entries(attributes).map(
    ([field, { required }]) => `\`${attributeName(field)}\`${required ? " (required)" : ""}`,
  );
  return `| \`${pascalCase(folderOf(tag))}\` | \`${tag}\` | ${title.en} | ${names.join(", ") || "–"} |`;
}

const costRow = ({ tag }: DescribedWidget, costs: ReadonlyMap<string, number>) => {
  const folder = folderOf(tag);
  return `| \`{{name}}/widgets/${folder}\` | \`${camelCase(folder)}\` | ${costs.get(tag)?.toFixed(1) ?? ""} |`;
};

const code = (name: string) => `\`${name}\``;
const cell = (text: string) => text.replace(/\s+/g, " ").replace(/(?<!\\)\|/g, "\\|") || "–";

/** A table of names and meanings. It has a column of defaults only if a name has a default. */
function table(rows: readonly Described[]): string {
  const hasPresets = rows.some(({ preset }) => preset !== "");
  const line = (cells: readonly string[]) => `| ${cells.slice(0, hasPresets ? 3 : 2).join(" | ")} |`;
  return [
    line(["name", "meaning", "default"]),
    line(["---", "---", "---"]),
    ...rows.map(({ name, text, preset }) => line([code(name), cell(text), cell(preset)])),
  ].join("\n");
}

const eventRow = ([name, { detail, help }]: readonly [string, DescribedEvent], from: string) =>
  `| \`${name}\` | ${from} | ${detail ? code(cell(detail)) : "–"} | ${cell(help.en)} |`;

/** Table rows for all events: the events of the library and the events of each widget. */
const eventRows = (catalogue: readonly DescribedWidget[]): readonly string[] => [
  ...Object.entries(commonEvents).map((event) =>
    eventRow(event, event[1].from === "element" ? "any element" : "the document"),
  ),
  ...catalogue.flatMap(({ tag, events = {} }) =>
    Object.entries(events).map((event) => eventRow(event, code(tag))),
  ),
];

/**
 * Blocks of the README that are derived from the published types. The key is the block's name in the
 * template.
 */
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
 * Returns the package's README. It fills the template with tables of the widgets and of the published types,
 * so that no export and no option is missing.
 *
 * @param costs the cost of each tag, in KB
 * @throws Error if the template has a placeholder without content
 */
export function renderReadme(
  project: ProjectManifest,
  catalogue: readonly DescribedWidget[],
  reference: Reference,
  costs: ReadonlyMap<string, number>,
): string {
  const template = readFileSync(new URL("./README.template.md", import.meta.url), "utf8");
  const values: Readonly<Record<string, string>> = {
    name: project.name,
    description: project.description,
    elementPeers: elementPeers.map(code).join(", "),
    elementPeersToInstall: elementPeers.join(" "),
    widgets: catalogue.map(row).join("\n"),
    events: eventRows(catalogue).join("\n"),
    configuration: configurationTables(3),
    application: `\`\`\`tsx\n${reactApplication(widgetWithRequiredAttributes(catalogue), catalogue, "en")}\n\`\`\``,
    costs: catalogue
      .map((definition) => costRow(definition, costs))
      .join("\n")
      .replaceAll("{{name}}", project.name),
  };
  return template.replace(/\{\{(\w+)((?: \w+)*)\}\}/g, (placeholder, key: string, rest: string) => {
    const [entry = "", ...words] = rest.trim().split(" ");
    const content = values[key] ?? blocks[key]?.(reference, entry, words);
    if (content === undefined || content === "") throw new Error(`${placeholder} has no content`);
    return content;
  });
}
