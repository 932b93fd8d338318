import type { Language, TextOverrides } from "../i18n";
import { translator } from "../i18n";
import { redactText } from "../utils/redact";
import type { ElementFacts } from "./facts";
import type { Inspection, WidgetEntry } from "./inspection";
import { configSentence, connectionSentence, duplicateSentences, kilobytes, labels, totalOf } from "./labels";
import { severityOf } from "./reasons";
import { reasonTexts, sentenceOf } from "./sentences";

const marks = { fine: "  ", known: "- ", wrong: "! " } as const;

/**
 * The plain text for support. It says what stands in the page's markup and configuration, and holds no token, no name
 * and no amount: of services it has addresses and counts only (S18).
 */
export function reportOf(inspection: Inspection, language: Language, overrides: TextOverrides = {}): string {
  const say = translator(labels, language, overrides);
  const sayReason = translator(reasonTexts, language, overrides);

  /** Only what is wrong: other attributes may hold what the site has written about its player. */
  const corrections = ({ attributes }: ElementFacts) =>
    attributes
      .filter(({ mistake }) => mistake)
      .map(({ name, written, corrected }) => {
        const right = corrected ? `${corrected.name}="${corrected.value}"` : say("leftOut");
        return `    ${name}="${written}" → ${right}`;
      });

  function widgetLines({ facts, reason, emptySlots, contrasts }: WidgetEntry): string[] {
    const state = facts.state ?? say("noState");
    return [
      `${marks[severityOf(reason)]}<${facts.tag}> [${state}] ${sentenceOf(reason, sayReason, language)}`,
      ...corrections(facts),
      ...(emptySlots.length > 0
        ? [`    ${say("emptySlots")}: ${emptySlots.map(({ name }) => name).join(", ")}`]
        : []),
      ...contrasts.map((low) => `    ${say("contrast")}: ${say("lowContrast", { ...low })}`),
    ];
  }

  const section = (title: string, lines: readonly string[], none: string) => [
    "",
    title,
    ...(lines.length > 0 ? lines : [none]),
  ];
  const { widgets, chunks, calls } = inspection;
  const wrong = widgets.filter(({ reason }) => severityOf(reason) === "wrong").length;
  const lines = [
    say("reportTitle"),
    `${say("address")}: ${inspection.address}`,
    `${say("browser")}: ${inspection.browser}`,
    `${say("viewport")}: ${inspection.viewport}`,
    ...section(
      `${say("widgets")}: ${say("summary", { count: widgets.length, wrong })}`,
      widgets.flatMap(widgetLines),
      say("noWidgets"),
    ),
    ...section(
      say("config"),
      inspection.config.map((problem) => configSentence(problem, say, language)),
      say("noProblems"),
    ),
    ...section(
      `${say("chunks")}: ${totalOf(chunks, say, language)}`,
      chunks.map(
        ({ name, bytes, from }) =>
          `${name} ${bytes === undefined ? "?" : kilobytes(bytes, language)} ${say(from)}`,
      ),
      say("noChunks"),
    ),
    ...section(
      say("calls"),
      calls.map(({ name, asked, sent }) =>
        [
          name,
          say("sent", { count: sent }),
          ...(asked === undefined ? [] : [say("asked", { count: asked })]),
        ].join(", "),
      ),
      say("noCalls"),
    ),
    ...section(say("connection"), [connectionSentence(inspection.connection, say)], ""),
    ...section(
      say("policy"),
      inspection.violations.map((violation) => say("violation", { ...violation })),
      say("noViolations"),
    ),
    ...section(say("versions"), duplicateSentences(inspection, say), ""),
  ];
  // Line by line: a long text would be cut.
  return `${lines.map(redactText).join("\n")}\n`;
}
