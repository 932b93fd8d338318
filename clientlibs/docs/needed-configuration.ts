import { describedConfiguration, type DescribedGroup } from "../../src/config/help";
import type { DescribedWidget } from "../../src/description";
import { descriptions } from "../../widgets/descriptions";

type DescribedKey = Exclude<DescribedGroup[string], DescribedGroup>;

const isKey = (node: DescribedGroup[string]): node is DescribedKey => typeof node.read === "function";

/** A key of the configuration, preceded by its groups: `account.origin`. */
export interface KeyRow {
  readonly key: string;
  readonly kind: DescribedKey;
}

/** All keys of a part of the configuration. */
export function keyRows(group: DescribedGroup = describedConfiguration, path = ""): KeyRow[] {
  return Object.entries(group).flatMap(([key, node]) =>
    isKey(node) ? [{ key: path + key, kind: node }] : keyRows(node, `${path}${key}.`),
  );
}

/** The groups of some keys, without duplicates: `account` for `account.origin`. */
export const groupsOf = (rows: readonly KeyRow[]): string[] => [
  ...new Set(rows.flatMap(({ key }) => (key.includes(".") ? key.split(".").slice(0, 1) : []))),
];

/**
 * Keys that a page must set for a service, because the library cannot have defaults for them. Most services
 * that widgets use do not need such keys.
 */
const keysOfService: Readonly<Record<string, readonly string[]>> = {
  http: ["account.origin"],
  account: ["account.origin", "account.loginUrl", "cookies.domain"],
  bonus: ["bonus.origin", "bonus.paths.list", "bonus.paths.byIds"],
  liveCasino: [
    "liveCasino.playtech.feedUrl",
    "liveCasino.playtech.launchUrl",
    "liveCasino.evolution.feedUrl",
    "liveCasino.evolution.launchUrl",
  ],
  gamification: ["gamification.url", "gamification.publicToken", "gamification.tokenUrl"],
};

/** Keys that an element needs: keys of its services, its own keys, and those of the elements inside it. */
const keysOf = ({ needs = [], configuration = [], contains = [] }: DescribedWidget): string[] => [
  ...needs.flatMap((need) => keysOfService[need] ?? []),
  ...configuration,
  ...descriptions.filter(({ tag }) => contains.includes(tag)).flatMap(keysOf),
];

/**
 * The keys that an element needs on its page, including those of the elements inside it.
 *
 * @throws Error if a definition names a key that the configuration does not have
 */
export function neededConfiguration(definition: DescribedWidget): KeyRow[] {
  const rows = new Map(keyRows().map((row) => [row.key, row]));
  return [...new Set(keysOf(definition))].map((key) => {
    const row = rows.get(key);
    if (!row) throw new Error(`<${definition.tag}>: the configuration has no key ${key}`);
    return row;
  });
}
