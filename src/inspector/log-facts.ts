import type { JsonFault } from "./json-fault";
import type { TableId } from "../live-casino/table";
import { listName } from "../live-casino/list-name";
import { nearest } from "./nearest";

/** A problem of the page's configuration, as the console has named it. */
export type ConfigProblem =
  | { readonly problem: "missing"; readonly key: string }
  | { readonly problem: "wrong"; readonly key: string; readonly expected: string }
  | {
      readonly problem: "unknown";
      readonly key: string;
      /** The beginning of the key that is the library's: the rest is what the page has written. */
      readonly path: string;
      readonly right: string | undefined;
    }
  /** The block cannot be read: its tag or type is wrong, or its JSON is not valid. `fault` is the place in the JSON. */
  | { readonly problem: "block"; readonly fault?: JsonFault | undefined }
  /** The page has no configuration block, but a script whose id is similar. */
  | { readonly problem: "similarBlock"; readonly id: string };

/** The number of characters after which the log cuts a line. */
const maxLine = 1000;

/** Reads one line of the log. Its forms are those of `readGroup`, `NotConfigured` and `readPageConfiguration`. */
function configProblem(line: string): ConfigProblem | undefined {
  if (/^#vetrina-config (is not valid|must be)/.test(line)) return { problem: "block" };
  const [, key = "", rest = ""] = /^configuration "([^"]*)"(.*)/.exec(line) ?? [];
  // A line that was cut does not say what is wrong.
  if (key === "" || key === "inspector" || line.length > maxLine) return undefined;
  const [, known] = /^ is not known; known here: (.*)/.exec(rest) ?? [];
  if (known !== undefined) {
    const path = key.slice(0, key.lastIndexOf(".") + 1);
    const right = nearest(key.slice(path.length), known.split(", "));
    return { problem: "unknown", key, path, right: right && path + right };
  }
  const [, expected] = /^: expected (.*)/.exec(rest) ?? [];
  return expected === undefined ? { problem: "missing", key } : { problem: "wrong", key, expected };
}

/** The problems of the configuration in a log, each once. */
export function configProblems(log: readonly string[]): ConfigProblem[] {
  return [...new Set(log)].flatMap((line) => configProblem(line) ?? []);
}

/** Why the code of a tag could not be loaded, as the log says it; undefined if it says nothing. */
export function failureOf(tag: string, log: readonly string[]): string | undefined {
  const line = log.findLast((each) => each.startsWith(`<${tag}> could not `));
  return line && (/ \w*Error: (.*)/.exec(line)?.[1] ?? "");
}

/** Whether bonuses could not be read: all, or those with the ids of an element. */
export const lacksBonuses = (log: readonly string[]): boolean =>
  log.some((line) => /^the bonus.* could not be read/.test(line));

/** The ids of which a service has said that it does not know them: `…: no bonus one, two`, `…: no table "one"`. */
export function unknownIds(ids: readonly string[], log: readonly string[]): string[] {
  const named = log.flatMap((line) => /: no \w+ (.*)/.exec(line)?.[1]?.replaceAll('"', "").split(", ") ?? []);
  return ids.filter((id) => named.includes(id));
}

/** The lines about the list that should have a table. Other lists may lack a table with the same id. */
export const linesOfTable = (log: readonly string[], { provider, ...rest }: TableId): string[] => {
  const name = listName(provider, "network" in rest ? rest.network : undefined);
  return log.filter((line) => line.startsWith(`${name}: no table `));
};

/** Those of the ids that are tables, and that the provider's list of tables does not have. */
export const unknownTables = (ids: readonly string[], log: readonly string[]): string[] =>
  ids.filter((id) => log.some((line) => line.endsWith(`: no table "${id}"`)));
