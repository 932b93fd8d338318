import { readFileSync } from "node:fs";
import { attributeName, type WidgetDefinition } from "../../../src/definition";
import { folderOf, pascalCase } from "../names";
import type { ProjectManifest } from "./manifest";

function row({ tag, title, attributes }: WidgetDefinition): string {
  const names = Object.keys(attributes).map((field) => `\`${attributeName(field)}\``);
  return `| \`${pascalCase(folderOf(tag))}\` | \`${tag}\` | ${title.en} | ${names.join(", ") || "–"} |`;
}

/** The package's README: the template, filled with a table of the widgets. */
export function renderReadme(project: ProjectManifest, catalogue: readonly WidgetDefinition[]): string {
  const template = readFileSync(new URL("./README.template.md", import.meta.url), "utf8");
  const values: Readonly<Record<string, string>> = {
    name: project.name,
    description: project.description,
    widgets: catalogue.map(row).join("\n"),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? "");
}
