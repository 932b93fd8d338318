import { translator } from "../i18n";
import type { PageInspection } from "./inspection";
import type { ConfigProblem } from "./log-facts";
import { mistakeTexts } from "./mistake-texts";
import { expectedIn } from "./sentences";
import type { SayPageLabel } from "./page-labels";
import type { Words } from "./words";

/** The words of a page’s sections, beside those of its elements. */
export interface PageWords extends Words {
  readonly sayPage: SayPageLabel;
}

/** A line of a section: a sentence, or a name with its value. */
export type Line = string | readonly [name: string, value: string];

/** A part of what holds for the page as a whole. The panel and the report show the same. */
export interface Section {
  readonly title: string;
  /** A number or a word beside the title. */
  readonly note: string;
  readonly isWrong: boolean;
  readonly lines: readonly Line[];
}

function configSentence(problem: ConfigProblem, { sayPage: say, language, texts }: PageWords): string {
  const sayMistake = translator(mistakeTexts, language, texts);
  switch (problem.problem) {
    case "block":
      return problem.fault ? sayMistake("badJson", { ...problem.fault }) : say("noBlock");
    case "similarBlock":
      return sayMistake("similarBlock", { id: problem.id });
    case "missing":
      return say("keyMissing", { key: problem.key });
    case "wrong":
      return say("keyWrong", { key: problem.key, expected: expectedIn(language, problem.expected) });
    case "unknown": {
      const { key, right } = problem;
      return right === undefined ? say("keyUnknown", { key }) : say("keyUnknownAs", { key, right });
    }
  }
}

export function sectionsOf(page: PageInspection, words: PageWords): Section[] {
  const { sayPage: say, number } = words;
  const { config, tours, copies, duplicateIds, violations, connection, calls, chunks, version } = page;
  const kilobytes = (bytes: number) => `${number(bytes / 1000, 1)} kB`;
  const total = chunks.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  const orNone = (lines: readonly Line[]) => (lines.length > 0 ? lines : [say("none")]);
  const problems = (title: string, count: number, lines: readonly Line[]): Section => ({
    ...{ title, lines: orNone(lines) },
    note: String(count),
    isWrong: count > 0,
  });
  const facts = (title: string, note: string, lines: readonly Line[]): Section => ({
    ...{ title, note, lines: orNone(lines), isWrong: false },
  });
  return [
    problems(say("config"), config.length + tours.length, [
      ...config.map((problem) => configSentence(problem, words)),
      ...tours.map(({ text }) => text),
    ]),
    problems(say("duplicates"), copies.length + duplicateIds.length, [
      `Vetrina ${version}`,
      ...(copies.length > 0 ? [say("copies", { names: copies.join(", ") })] : []),
      ...(duplicateIds.length > 0 ? [say("ids", { names: duplicateIds.join(", ") })] : []),
    ]),
    problems(
      say("policy"),
      violations.length,
      violations.map(({ directive, blocked }) => [directive, blocked]),
    ),
    facts(
      say("connection"),
      connection?.status ?? "–",
      connection ? [Object.values(connection).filter(Boolean).join(", ")] : [],
    ),
    facts(
      say("calls"),
      number(calls.reduce((sum, { sent }) => sum + sent, 0)),
      calls.length === 0
        ? [say("noCalls")]
        : calls.map(({ name, asked, sent }) => [
            name,
            asked === undefined ? number(sent) : say("asked", { asked, sent }),
          ]),
    ),
    facts(
      say("chunks"),
      `${chunks.length} · ${kilobytes(total)}`,
      chunks.map(({ name, bytes, from }) => [
        name,
        [bytes === undefined ? "?" : kilobytes(bytes), from && say(from)].filter(Boolean).join(", "),
      ]),
    ),
  ];
}
