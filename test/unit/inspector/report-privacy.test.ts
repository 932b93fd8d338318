// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzRounds } from "../../support/fuzz";
import { createConfigStore } from "../../../src/config";
import { bonusDescription } from "../../../src/config/bonus-description";
import { translator } from "../../../src/i18n";
import { attributeName } from "../../../src/definition";
import { correctedFacts } from "../../../src/inspector/corrections";
import { readCalls } from "../../../src/inspector/collect-page";
import { findingsIn } from "../../../src/inspector/findings";
import type { PageInspection, WidgetEntry } from "../../../src/inspector/inspection";
import { configProblems } from "../../../src/inspector/log-facts";
import { pageLabels } from "../../../src/inspector/page-labels";
import { reasonOf } from "../../../src/inspector/reasons";
import { reportOf } from "../../../src/inspector/report";
import { wordsIn } from "../../../src/inspector/words";
import { createLog } from "../../../src/utils/log";
import { catalogue } from "../../../widgets/catalogue";
import { element, undefinedElement } from "./facts";

/** What a site may write about its player. Each of them is in no text of the library. */
const personal = fc.oneof(
  fc
    .tuple(fc.constantFrom("Qiulia", "Zoë", "Niccolò"), fc.integer({ min: 1e6, max: 9e6 }))
    .map((parts) => parts.join(" Wx")),
  fc.integer({ min: 3_330_000_000, max: 3_399_999_999 }).map(String),
  fc.integer({ min: 1_100_000, max: 9_900_000 }).map((cents) => `${cents / 100} €`),
  fc
    .tuple(fc.integer({ min: 10, max: 28 }), fc.integer({ min: 1930, max: 1990 }))
    .map(([day, year]) => `${day}.02.${year}`),
  fc.stringMatching(/^[a-z]{3}QX[\d"<&./?#=-]{4,12}[a-z]{3}$/),
  fc.string({ unit: "grapheme", minLength: 2, maxLength: 30 }).map((text) => `Qx${text}xQ`),
);

function entriesWith(secret: string): WidgetEntry[] {
  const say = findingsIn("it", {});
  const ofPage = {
    within: undefined,
    findings: [say("stepTarget", { target: secret }, { step: 1 })],
    unread: [],
    emptySlots: [],
    contrasts: [],
    markup: `<b title="${secret}">`,
  };
  const hiddenBy = { by: `<div id="${secret}" class="${secret}">`, plain: "<div>" };
  const states = [
    element({ state: secret, hiddenBy }),
    element({ state: "empty", ids: [secret], unknownIds: [secret] }),
    element({ state: "empty", ids: [secret] }),
    element({ finding: ofPage.findings[0] }),
    undefinedElement({ state: "error", failure: secret }),
    undefinedElement({ state: secret, isOurs: false }),
  ];
  const written = catalogue.flatMap((definition) => {
    const names = Object.keys(definition.attributes).map(attributeName);
    const all = [...names, ...names.map((name) => name.replace("data-", "")), "data-demo", "title", "class"];
    const attributes = correctedFacts(
      definition,
      all.map((name) => [name, secret] as const),
    );
    // Each mistake is once the first, which the sentence names.
    return attributes.map((_, index) =>
      element({ tag: definition.tag, attributes: attributes.slice(index) }),
    );
  });
  return [...states, ...written].map((facts, key) => ({
    ...ofPage,
    key,
    facts,
    reason: reasonOf(facts),
    attributes: facts.attributes,
  }));
}

function pageWith(secret: string): PageInspection {
  const log = createLog(() => "silent");
  const config = createConfigStore(
    { [secret]: secret, language: secret, disabled: [secret], bonus: { [secret]: 1, origin: secret } },
    log,
  );
  config.section("bonus", bonusDescription)();
  const path = secret.split("?")[0] ?? "";
  const counts = new Map([
    [`sent GET https://sito.example/conto/${path}//${path}/x?nome=${secret}#${secret}`, 1],
  ]);
  return {
    ...{ version: "0.1.0", browser: "Mozilla/5.0", viewport: "390 × 844", chunks: [], violations: [] },
    tours: [findingsIn("en", {})("inTour", { id: secret }, { number: 1, text: "x" })],
    address: `https://sito.example/utente/${path}/${path}`,
    config: [
      ...configProblems(log.history?.messages ?? []),
      { problem: "similarBlock", id: secret },
      { problem: "unknown", key: `disabled: ${secret}`, path: "disabled: ", right: "vetrina-awards" },
    ],
    calls: readCalls(counts, "https://altro.example"),
    copies: [secret],
    duplicateIds: [secret],
  };
}

describe("the report", () => {
  it("never holds what a page has written in attributes, ids, classes, addresses and configuration", () => {
    fc.assert(
      fc.property(personal, fc.constantFrom("it" as const, "en" as const), (secret, language) => {
        const words = { ...wordsIn(language), sayPage: translator(pageLabels, language) };
        const report = reportOf(entriesWith(secret), pageWith(secret), words);
        expect(report).not.toContain(secret);
        expect(report).not.toContain(encodeURIComponent(secret));
        // Not in parts, either.
        expect(report).not.toContain(secret.slice(0, 6));
      }),
      { numRuns: fuzzRounds(100) },
    );
  });

  it("still says numbers where a number is expected, and the library's own words", () => {
    const awards = catalogue.find(({ tag }) => tag === "vetrina-awards");
    const attributes = awards
      ? correctedFacts(awards, [
          ["data-limit", "900"],
          ["data-demo", "loged-in"],
        ])
      : [];
    const facts = element({ attributes });
    const entry = {
      key: 1,
      facts,
      reason: reasonOf(facts),
      findings: [],
      attributes,
      unread: [],
      emptySlots: [],
      contrasts: [],
    };
    const words = { ...wordsIn("en"), sayPage: translator(pageLabels, "en") };
    const report = reportOf([entry], pageWith("x"), words);
    expect(report).toContain('data-limit="900" → data-limit="100"');
    expect(report).toContain('data-demo="[text, 8 characters]" → data-demo="logged-in"');
  });
});
