import { type Language, translator } from "../../i18n/texts";
import { redactText } from "../../utils/redact";
import type { AttributeFact, ElementFacts, Finding, PageFacts } from "../findings/facts";
import { knownStates } from "../findings/finding";
import { pageFindings } from "../findings/page";
import { sentencesIn } from "../findings/sentences";
import { labels, type SayLabel } from "../labels";
import { pageLines } from "./page-lines";

const marks = { fine: "  ", known: "- ", wrong: "! " } as const;

/**
 * Replaces text of the page in a report by its kind and length, because it may name a player or an amount
 * (S18).
 */
const describeWith = (say: SayLabel) => (text: string) => {
  const isUrl = /^(\/|[a-z][a-z\d+.-]*:\/\/)/i.test(text);
  const isDigits = /^[\d\s.,:/+-]+$/.test(text);
  return say(isUrl ? "link" : isDigits ? "digits" : "words", { count: text.length });
};

/** A URL as its origin and the shape of its path: `https://site.example/…/…`. A segment may be a name. */
function plainUrl(url: string): string {
  const [, origin = "", path = ""] = /^(\w+:\/\/[^/?#]*)?([^?#]*)/.exec(url) ?? [];
  return origin.replace(/\/\/.*@/, "//") + path.replace(/[^/]+/g, "…");
}

/** Describes a call by the name that the library has given it, or by its method and the shape of its URL. */
function plainCall(name: string): string {
  const [method = "", ...url] = name.split(" ");
  return /^[A-Z]+$/.test(method) ? `${method} ${plainUrl(url.join(" "))}` : name;
}

/** An element with its findings. The first finding is its sentence. */
export interface Inspected {
  readonly facts: ElementFacts;
  readonly findings: readonly Finding[];
}

/**
 * The right form of a wrong attribute. It contains the value only if that is one of the library's own words.
 */
const correction = ({ kind, right, mistake }: AttributeFact) =>
  right && (mistake === "name" ? right.name : kind?.type === "choice" && `${right.name}="${right.value}"`);

/**
 * The plain text for support. It contains no token, name or amount. It contains only the kind and length of
 * text of the page, the origin and shape of URLs, and the counts of services (S18). It does not use the
 * operator's own texts.
 */
export function reportOf(elements: readonly Inspected[], page: PageFacts, language: Language): string {
  const say = translator(labels, language);
  const sentence = sentencesIn(language, {}, describeWith(say));
  const plain: PageFacts = {
    ...page,
    url: plainUrl(page.url),
    calls: page.calls.map((call) => ({ ...call, name: plainCall(call.name) })),
  };
  const linesOf = ({ facts, findings: [first, ...others] }: Inspected) => [
    `${first ? marks[first.severity] : ""}<${facts.tag}> [${knownStates.includes(facts.state ?? "") ? facts.state : "–"}] ${first ? sentence(first) : ""}`,
    ...others.map((each) => `    ${sentence(each)}`),
    ...facts.attributes.flatMap((fact) => {
      const right = fact.mistake && correction(fact);
      return right ? [`    ${fact.name} → ${right}`] : [];
    }),
  ];
  const lines = [
    `${say("title")} ${plain.version}`,
    plain.url,
    plain.browser,
    plain.viewport,
    "",
    say("widgets"),
    ...elements.flatMap(linesOf),
    "",
    say("config"),
    ...pageFindings(page).map((each) => `  ${sentence(each)}`),
    ...pageLines(plain, language).flatMap(({ title, note, lines: own }) => [
      "",
      `${title}: ${note}`,
      ...own.map((line) => `  ${line}`),
    ]),
  ];
  // Each line is redacted separately, because a long text would be cut.
  return `${lines.map(redactText).join("\n")}\n`;
}
