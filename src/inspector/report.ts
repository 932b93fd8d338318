import { redactText } from "../utils/redact";
import type { ElementFacts } from "./facts";
import type { PageInspection, WidgetEntry } from "./inspection";
import { severityOf } from "./reasons";
import { contrastText } from "./element-texts";
import { type PageWords, sectionsOf } from "./sections";

const marks = { fine: "  ", known: "- ", wrong: "! " } as const;

/**
 * The plain text for support. It says what stands in the page's markup and configuration, and holds no token, no name
 * and no amount: of services it has addresses and counts only (S18).
 */
export function reportOf(widgets: readonly WidgetEntry[], page: PageInspection, words: PageWords): string {
  const { say, sayPage, explain } = words;

  /** Only what is wrong: other attributes may hold what the site has written about its player. */
  const corrections = ({ attributes }: ElementFacts) =>
    attributes
      .filter(({ mistake }) => mistake)
      .map(({ name, written, corrected }) => {
        const right = corrected ? `${corrected.name}="${corrected.value}"` : sayPage("leftOut");
        return `    ${name}="${written}" → ${right}`;
      });

  const widgetLines = ({ facts, reason, emptySlots, contrasts }: WidgetEntry) => [
    `${marks[severityOf(reason)]}<${facts.tag}> [${facts.state ?? "–"}] ${explain(reason)}`,
    ...corrections(facts),
    ...emptySlots.map((name) => `    ${say("emptySlots")}: ${name}`),
    ...contrasts.map((low) => `    ${contrastText(low, words)}`),
  ];

  const lines = [
    `${say("title")} ${page.version}`,
    page.address,
    page.browser,
    page.viewport,
    "",
    say("widgets"),
    ...widgets.flatMap(widgetLines),
    ...sectionsOf(page, words).flatMap(({ title, note, lines: own }) => [
      "",
      `${title}: ${note}`,
      ...own.map((line) => `  ${typeof line === "string" ? line : line.join(": ")}`),
    ]),
  ];
  // Line by line: a long text would be cut.
  return `${lines.map(redactText).join("\n")}\n`;
}
