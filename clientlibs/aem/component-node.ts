import type { DescribedWidget } from "../../src/description";
import { shortName } from "../describe";
import type { Say } from "./dictionary";
import { plainHelp } from "./fields";
import { contentXml, multiple, type RepositoryNode } from "./xml";

/**
 * The properties of a component that other components are placed in. A pattern names each by the end of its path, so
 * that it fits the versions of the package and the components of any site.
 */
const containerProperties = ({ contains = [] }: DescribedWidget) =>
  contains.length > 0 && {
    "cq:isContainer": true,
    allowedChildren: multiple(...contains.map((tag) => `*/${shortName({ tag })}`)),
  };

/**
 * The node of a component.
 *
 * @param own what only a component of the package or of a site has
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
