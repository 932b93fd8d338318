import type { DescribedWidget } from "../../src/description";
import { shortName } from "../describe";
import { multiple } from "./xml";

/**
 * The properties of a component that other components are placed in. A pattern names each by the end of its path, so
 * that it fits the versions of the package and the components of any site.
 */
export const containerProperties = ({ contains = [] }: DescribedWidget) =>
  contains.length > 0 && {
    "cq:isContainer": true,
    allowedChildren: multiple(...contains.map((tag) => `*/${shortName({ tag })}`)),
  };
