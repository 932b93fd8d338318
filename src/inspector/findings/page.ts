import type { ConfigProblem, ExpectedKind, Finding, PageFacts } from "./facts";
import { finding, misspelling, own } from "./finding";
import { nearest } from "./nearest";

/** The number of characters after which the log cuts a line. */
const maxLine = 1000;

/** Reads one line of the log, as written by `readGroup`, `NotConfigured` or `readPageConfiguration`. */
function configProblem(
  line: string,
  kinds: Readonly<Record<string, ExpectedKind>>,
): ConfigProblem | undefined {
  if (/^#vetrina-config (is not valid|must be)/.test(line))
    return { problem: "block", key: "vetrina-config" };
  const [, key = "", rest = ""] = /^configuration "([^"]*)"(.*)/.exec(line) ?? [];
  // A truncated message does not name the mistake.
  if (key === "" || key === "inspector" || line.length > maxLine) return undefined;
  const [, known] = /^ is not known; known here: (.*)/.exec(rest) ?? [];
  if (known !== undefined) {
    const path = key.slice(0, key.lastIndexOf(".") + 1);
    const right = nearest(key.slice(path.length), known.split(", "));
    return { problem: "unknown", key, path, right: right && path + right };
  }
  return rest.startsWith(": expected ")
    ? { problem: "wrong", key, kind: kinds[key] }
    : { problem: "missing", key };
}

/** The problems of the configuration in a log, without duplicates. */
export const configProblems = (
  log: readonly string[],
  kinds: Readonly<Record<string, ExpectedKind>> = {},
): ConfigProblem[] => [...new Set(log)].flatMap((line) => configProblem(line, kinds) ?? []);

/** Missing keys, as a log names them. */
export const missingKeys = (log: readonly string[]): string[] =>
  configProblems(log).flatMap(({ problem, key }) => (problem === "missing" ? key : []));

/**
 * Why the code of a tag could not be loaded, according to the log; undefined if the log does not contain
 * this.
 */
export function failureOf(tag: string, log: readonly string[]): string | undefined {
  const line = log.findLast((each) => each.startsWith(`<${tag}> could not `));
  return line && (/ \w*Error: (.*)/.exec(line)?.[1] ?? "");
}

/** Whether bonuses could not be read: all bonuses, or those with the ids of an element. */
export const lacksBonuses = (log: readonly string[]): boolean =>
  log.some((line) => /^the bonus.* could not be read/.test(line));

/** Ids that a service does not know, as the log names them: `…: no bonus one, two`, `…: no table "one"`. */
export function unknownIds(ids: readonly string[], log: readonly string[]): string[] {
  const named = log.flatMap((line) => /: no \w+ (.*)/.exec(line)?.[1]?.replaceAll('"', "").split(", ") ?? []);
  return ids.filter((id) => named.includes(id));
}

function ofProblem(problem: ConfigProblem): Finding {
  const { key } = problem;
  switch (problem.problem) {
    case "block":
      return finding("noBlock");
    case "missing":
      return finding("keyMissing", { key });
    case "wrong":
      return finding("keyWrong", { key, expected: { kind: problem.kind ?? { type: "other" } } });
    case "unknown":
      return misspelling("keyUnknown", problem.right, { key: { own: key, prefix: problem.path } });
  }
}

/** Everything that is wrong with the page as a whole. */
export function pageFindings(page: Partial<PageFacts>): readonly Finding[] {
  const { config = [], jsonError, similarBlock, copies = [], duplicateIds = [], refusals = [] } = page;
  return [
    ...(jsonError === undefined ? [] : [finding("badJson", { message: jsonError })]),
    ...(similarBlock === undefined ? [] : [finding("similarBlock", { id: own(similarBlock) })]),
    ...config.filter(({ problem }) => problem !== "block" || jsonError === undefined).map(ofProblem),
    ...(copies.length > 0 ? [finding("copies", { names: { names: copies } })] : []),
    ...(duplicateIds.length > 0 ? [finding("ids", { names: { names: duplicateIds, isOwn: true } })] : []),
    ...refusals.map(([directive, blocked]) => finding("refused", { directive, blocked })),
  ];
}
