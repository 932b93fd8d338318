import { folderOf } from "../../distribution/names";
import type { DescribedWidget } from "../../src/description";
import type { Say } from "./dictionary";
import { plainHelp } from "./fields";
import { contentXml, multiple, type RepositoryNode } from "./xml";

/**
 * Properties of a component that contains other components. The pattern of an allowed child matches the end
 * of its path, and thus all versions of the package and the components of any site.
 */
const containerProperties = ({ contains = [] }: DescribedWidget) =>
  contains.length > 0 && {
    "cq:isContainer": true,
    allowedChildren: multiple(...contains.map((tag) => `*/${folderOf(tag)}`)),
  };

/**
 * The node of a component.
 *
 * @param own properties that are specific to components of the package or to those of a site
 */
export const componentXml = (
  say: Say,
  definition: DescribedWidget,
  group: string,
  own: RepositoryNode["properties"] = {},
) =>
  contentXml({
    "jcr:primaryType": "cq:Component",
    "jcr:title": say(definition.title),
    "jcr:description": say(plainHelp(definition.summary)),
    ...own,
    componentGroup: group,
    "cq:icon": definition.icon,
    ...containerProperties(definition),
  });
