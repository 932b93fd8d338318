import { folderOf } from "../../distribution/names";
import type { DescribedWidget } from "../../src/description";
import type { OutputFile, Source } from "../source";
import { componentXml } from "./component-node";
import type { Say } from "./dictionary";
import { inPackage, resourceType } from "./names";
import { dictionaryOf } from "./package";
import { vaultFiles } from "./vault";
import { contentXml } from "./xml";

/** A site whose authors place the components. */
export interface Site {
  /** The folder below `/apps` that belongs to the package with its components. */
  readonly folder: string;
  /** The group in which authors find the components. */
  readonly group: string;
}

/**
 * Reads the site from environment variables.
 *
 * @throws Error if the folder is invalid or belongs to the library, or if the group is empty or hidden
 */
export function readSite(environment: Readonly<Record<string, string | undefined>>): Site {
  const { VETRINA_AEM_SITE: folder = "vetrina-site", VETRINA_AEM_GROUP: group = "Vetrina" } = environment;
  if (!/^[a-z][a-z0-9-]*$/.test(folder) || folder === "vetrina")
    throw new Error(
      `VETRINA_AEM_SITE is "${folder}": expected lowercase letters, digits and hyphens, and not "vetrina"`,
    );
  if (group.trim() === "" || group.startsWith("."))
    throw new Error(
      `VETRINA_AEM_GROUP is "${group}": expected the name of a group that is visible to authors`,
    );
  return { folder, group };
}

const description = "Vetrina: components of a site, in its own group.";

const folder = contentXml({ "jcr:primaryType": "sling:Folder" });

/** A component of the site. It inherits all other properties from the component of the package. */
const proxyXml = (say: Say, definition: DescribedWidget, { group }: Site) =>
  componentXml(say, definition, group, { "sling:resourceSuperType": resourceType(definition) });

/**
 * Files of the package with the components of a site. Pages refer to these components, which have no version
 * in their path.
 */
export function siteFiles({ version, definitions }: Source, site: Site): OutputFile[] {
  const root = `/apps/${site.folder}`;
  const dictionary = dictionaryOf(definitions);
  const at = (path: string) => inPackage(`${root}${path}/.content.xml`);
  return [
    ...vaultFiles({ name: `vetrina-aem-${site.folder}`, version, description }, root),
    { path: at(""), content: folder },
    { path: at("/components"), content: folder },
    ...definitions.map((definition) => ({
      path: at(`/components/${folderOf(definition.tag)}`),
      content: proxyXml(dictionary.key, definition, site),
    })),
  ];
}
