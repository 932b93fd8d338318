import { clientLibrary, root } from "./names";
import { escapeXml, xmlHeader } from "./xml";

/** The properties of the package, for the Package Manager. */
export function propertiesXml(version: string): string {
  const entries: Readonly<Record<string, string>> = {
    group: "vetrina",
    name: "vetrina-aem",
    version,
    description: "Vetrina: client library and components for AEM.",
    packageType: "application",
    requiresRoot: "false",
    allowIndexDefinitions: "false",
  };
  const lines = Object.entries(entries).map(
    ([key, value]) => `  <entry key="${key}">${escapeXml(value)}</entry>`,
  );
  return `${xmlHeader}<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">
<properties>
${lines.join("\n")}
</properties>
`;
}

const resources = `${clientLibrary}/resources`;

/** One path that the package installs. */
export interface Filter {
  readonly root: string;
  /** `update` keeps existing nodes that are not in the package; `replace` deletes them. */
  readonly mode: "replace" | "update";
}

/**
 * Chunks of earlier releases stay, because cached pages still load them. Everything else is replaced. The first filter
 * that covers a path decides, so the filter of the chunks comes first.
 */
export const filters: readonly Filter[] = [
  { root: resources, mode: "update" },
  { root: `${root}/clientlibs`, mode: "replace" },
  { root: `${root}/components`, mode: "replace" },
  { root: `${root}/i18n`, mode: "replace" },
];

export function filterXml(): string {
  const lines = filters.map((filter) => {
    if (filter.mode === "update") return `  <filter root="${filter.root}" mode="update"/>`;
    if (!resources.startsWith(`${filter.root}/`)) return `  <filter root="${filter.root}"/>`;
    return `  <filter root="${filter.root}">\n    <exclude pattern="${resources}(/.*)?"/>\n  </filter>`;
  });
  return `${xmlHeader}<workspaceFilter version="1.0">\n${lines.join("\n")}\n</workspaceFilter>\n`;
}
