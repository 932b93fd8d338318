import type { Group } from "../../src/config/group";
import { wholeDescription } from "../../src/config/sections";
import type { Kind, ServiceNeed, WidgetDefinition } from "../../src/definition";

const isKind = (node: Kind<unknown> | Group): node is Kind<unknown> => typeof node.read === "function";

/** A key of the configuration, with its groups before it: `account.origin`. */
export interface KeyRow {
  readonly key: string;
  readonly kind: Kind<unknown>;
}

/** All keys of a part of the configuration. */
export function keyRows(group: Group = wholeDescription, path = ""): KeyRow[] {
  return Object.entries(group).flatMap(([key, node]) =>
    isKind(node) ? [{ key: path + key, kind: node }] : keyRows(node, `${path}${key}.`),
  );
}

/** The keys that a page sets so that a service works: those for which the library cannot have a value of its own. */
const keysOfService: Readonly<Record<ServiceNeed, readonly string[]>> = {
  account: ["account.origin", "account.loginUrl", "cookies.domain"],
  area: [],
  bonus: ["bonus.origin", "bonus.paths.list", "bonus.paths.byIds"],
  liveCasino: [
    "liveCasino.playtech.feed",
    "liveCasino.playtech.launch",
    "liveCasino.evolution.feed",
    "liveCasino.evolution.launch",
  ],
  gamification: ["gamification.url", "gamification.publicToken", "gamification.tokenUrl"],
  panels: [],
};

/**
 * The keys that an element needs on its page: those of its services, and its own.
 *
 * @throws Error if the definition names a key that the configuration does not have
 */
export function neededConfiguration({ tag, needs = [], configuration = [] }: WidgetDefinition): KeyRow[] {
  const rows = new Map(keyRows().map((row) => [row.key, row]));
  const keys = [...needs.flatMap((need) => keysOfService[need]), ...configuration];
  return [...new Set(keys)].map((key) => {
    const row = rows.get(key);
    if (!row) throw new Error(`<${tag}>: the configuration has no key ${key}`);
    return row;
  });
}
