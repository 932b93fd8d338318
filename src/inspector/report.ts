import { redactText } from "../utils/redact";
import { contrastText } from "./element-texts";
import type { PageInspection, WidgetEntry } from "./inspection";
import { plainAttribute, plainCorrection, plainPage, plainReason, plainState } from "./plain";
import { severityOf } from "./reasons";
import { type PageWords, sectionsOf } from "./sections";

const marks = { fine: "  ", known: "- ", wrong: "! " } as const;

/**
 * The plain text for support. It holds no token, no name and no amount: of the page's own words it tells kind and length,
 * of addresses the origin and the shape, of services counts only (S18).
 *
 * @param words without the operator's own sentences
 */
export function reportOf(widgets: readonly WidgetEntry[], page: PageInspection, words: PageWords): string {
  const { say, sayPage, explain } = words;
  const ofPage = plainPage(page, sayPage);

  const widgetLines = ({ facts, reason, findings, attributes, emptySlots, contrasts }: WidgetEntry) => [
    `${marks[severityOf(reason)]}<${facts.tag}> [${plainState(facts)}] ${explain(plainReason(reason, facts, sayPage))}`,
    // Only what is wrong: other attributes are of no use to support.
    ...attributes
      .filter(({ mistake }) => mistake)
      .map((fact) => `    ${plainAttribute(fact, sayPage)} → ${plainCorrection(fact, sayPage)}`),
    // The sentence has said the first one already.
    ...findings.flatMap(({ text, plain }) =>
      "text" in reason && reason.text === text ? [] : `    ${plain}`,
    ),
    ...emptySlots.map((name) => `    ${sayPage("emptySlots")}: ${name}`),
    ...contrasts.map((low) => `    ${contrastText(low, words)}`),
  ];

  const lines = [
    `${say("title")} ${ofPage.version}`,
    ofPage.address,
    ofPage.browser,
    ofPage.viewport,
    "",
    say("widgets"),
    ...widgets.flatMap(widgetLines),
    ...sectionsOf(ofPage, words).flatMap(({ title, note, lines: own }) => [
      "",
      `${title}: ${note}`,
      ...own.map((line) => `  ${typeof line === "string" ? line : line.join(": ")}`),
    ]),
  ];
  // Line by line: a long text would be cut.
  return `${lines.map(redactText).join("\n")}\n`;
}
