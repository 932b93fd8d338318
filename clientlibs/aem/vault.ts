import type { OutputFile } from "../source";
import { escapeXml, xmlHeader } from "./xml";

/** Data of a package that the Package Manager shows. */
export interface PackageIdentity {
  readonly name: string;
  readonly version: string;
  readonly description: string;
}

/** The properties of the package, for the Package Manager. */
function propertiesXml({ name, version, description }: PackageIdentity): string {
  const entries: Readonly<Record<string, string>> = {
    group: "vetrina",
    name,
    version,
    description,
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

/**
 * One filter, for a root that the package itself defines. It replaces all content below the root: AEM refuses
 * exceptions in an application package, so the package has to contain the chunks of earlier releases.
 */
const filterXml = (root: string) =>
  `${xmlHeader}<workspaceFilter version="1.0">\n  <filter root="${root}"/>\n</workspaceFilter>\n`;

/**
 * The files that describe a package.
 *
 * @param root the folder of the repository that the package defines
 */
export const vaultFiles = (identity: PackageIdentity, root: string): OutputFile[] => [
  { path: "META-INF/vault/properties.xml", content: propertiesXml(identity) },
  { path: "META-INF/vault/filter.xml", content: filterXml(root) },
];
