import type { Group } from "../../src/config/group";
import { wholeDescription } from "../../src/config/sections";
import type { Kind } from "../../src/definition";
import type { PhpValue } from "./php";

const isKind = (node: Kind<unknown> | Group): node is Kind<unknown> => typeof node.read === "function";

/** The type of a value for PHP. A URL that must not be a path is an origin. */
const typeOf = ({ type, read }: Kind<unknown>) =>
  type === "url" && read("/path") === undefined ? "origin" : type;

/**
 * The tree of configuration keys with the data that PHP needs to check values. A group has keys, a key has a
 * type.
 */
export const configurationKeys = (group: Group = wholeDescription): PhpValue =>
  Object.fromEntries(
    Object.entries(group).map(([key, node]) => [
      key,
      isKind(node)
        ? { type: typeOf(node), min: node.min, max: node.max, choices: node.choices }
        : { keys: configurationKeys(node) },
    ]),
  );
