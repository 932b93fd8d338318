import type { Language } from "./words";

/** Any JSON value. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const area = "https://area-privata.example";

/** A sample value for each key that some element needs, in the order of a page's configuration block. */
const values: Readonly<Record<string, string>> = {
  "account.origin": area,
  "account.loginUrl": "/accedi",
  "account.responsibleGamingUrl": "/gioco-responsabile",
  "account.helpUrl": "/gioco-responsabile/aiuto",
  "account.paths.openBets": "/scommesse/aperte",
  "account.paths.gameSession": "/giochi/sessione",
  "cookies.domain": "sito.example",
  "bonus.origin": area,
  "bonus.paths.list": "/bonus/elenco",
  "bonus.paths.byIds": "/bonus/scelti",
  "bonus.detailUrl": "/bonus/dettaglio",
  "liveCasino.playtech.feedUrl": `${area}/tavoli/playtech`,
  "liveCasino.playtech.launchUrl": "https://giochi.example/apri",
  "liveCasino.evolution.feedUrl": `${area}/tavoli/evolution`,
  "liveCasino.evolution.launchUrl": "https://giochi.example/apri",
  "gamification.url": "https://premi.example/ws",
  "gamification.publicToken": "…",
  "gamification.tokenUrl": `${area}/premi/gettone`,
  "gamification.currencyKey": "EUR",
};

interface Tree {
  [key: string]: string | Tree;
}

function put(tree: Tree, [key = "", ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) tree[key] = value;
  else {
    const branch = typeof tree[key] === "object" ? tree[key] : {};
    tree[key] = branch;
    put(branch, rest, value);
  }
}

/**
 * A configuration with sample values.
 *
 * @param keys the keys, with dots; all by default
 * @param language the language of the page; Italian is left out because it is the library's default
 * @throws Error if a key has no sample value
 */
export function sampleConfiguration(
  keys: readonly string[] = Object.keys(values),
  language: Language = "it",
): Json {
  const missing = keys.filter((key) => !Object.hasOwn(values, key));
  if (missing.length > 0) throw new Error(`no sample value for ${missing.join(", ")}`);
  const tree: Tree = language === "it" ? {} : { language };
  for (const [key, value] of Object.entries(values)) if (keys.includes(key)) put(tree, key.split("."), value);
  return tree;
}

const maxWidth = 88;

/** Formats JSON for readers: a value that fits on one line stays on one line. */
export function printJson(value: Json, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const isList = Array.isArray(value);
  const members = Object.entries(value).map(
    ([key, member]: [string, Json]) => [isList ? "" : `${JSON.stringify(key)}: `, member] as const,
  );
  const line = `${open} ${members.map(([name, member]) => name + printJson(member, inner)).join(", ")} ${close}`;
  // At the top level, each group starts on a new line.
  if (indent !== "" && !line.includes("\n") && indent.length + line.length <= maxWidth) return line;
  const lines = members.map(([name, member]) => inner + name + printJson(member, inner));
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

/** The data block that configures the library on a page. */
export const configurationBlock = (configuration: Json = sampleConfiguration()): string =>
  `<script type="application/json" id="vetrina-config">\n${printJson(configuration).replace(/^/gm, "  ")}\n</script>`;
