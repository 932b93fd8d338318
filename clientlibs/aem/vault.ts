import { clientLibrary, root } from "./names";
import { escapeXml, xmlHeader } from "./xml";

/** What the package is, for the package manager. */
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

/** One folder that the package fills. */
export interface Filter {
  readonly root: string;
  /** `update` leaves what is there and not in the package. */
  readonly mode: "replace" | "update";
}

/**
 * The chunks come first, because the first filter that covers a path decides: those of earlier releases stay, since
 * cached pages still ask for them. Everything else is replaced.
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
