import { createElement, type ReactNode } from "react";
import { translator } from "../i18n";
import { pageDocument } from "../utils/page-document";
import {
  readCalls,
  readChunks,
  readConfigProblems,
  readConnection,
  readCopies,
  readDuplicateIds,
  watchPolicy,
} from "./collect-page";
import type { InspectorEnvironment } from "./environment";
import { CopyButton } from "./CopyButton";
import type { Examine, Found } from "./collect-widgets";
import { Details } from "./Details";
import { createExamine } from "./examine";
import { findingsIn } from "./findings";
import type { PageInspection, WidgetEntry } from "./inspection";
import { pageLabels } from "./page-labels";
import { reportOf } from "./report";
import { type Section, sectionsOf } from "./sections";
import { createTourFindings } from "./tour-findings";
import { type Words, wordsIn } from "./words";
import { stringifyJson } from "../utils/json";

/** What is known of elements beyond the sentence, and of the page as a whole. It comes after the sentences. */
export interface PagePart {
  /** Draws what is known of an element. */
  readonly Details: (props: Found) => ReactNode;
  /** The button that copies the text for support. */
  readonly CopyReport: (props: { readonly widgets: readonly WidgetEntry[] }) => ReactNode;
  readonly examine: Examine;
  sections(): readonly Section[];
  /** As long as it is the same, the sections are the same, if the elements are. */
  signature(): string;
  stop(): void;
}

/** The folder of the chunks: this file's own. */
const base = new URL(".", import.meta.url).href;

export function createPagePart(environment: InspectorEnvironment, ownWords: Words): PagePart {
  const { catalogue, services, version, readPageConfiguration } = environment;
  const { language, texts } = ownWords;
  const words = { ...ownWords, sayPage: translator(pageLabels, language, texts) };
  const plainWords = { ...wordsIn(language), sayPage: translator(pageLabels, language) };
  const policy = watchPolicy();
  const say = findingsIn(language, texts);
  const tours = createTourFindings(services, say);
  const read = (): PageInspection => ({
    // First: it reads the section of the configuration, whose mistakes are logged then.
    tours: tours.ofConfiguration(),
    version,
    address: location.origin + location.pathname,
    browser: navigator.userAgent,
    viewport: `${innerWidth} × ${innerHeight}`,
    config: readConfigProblems(services, catalogue, readPageConfiguration),
    chunks: readChunks(base),
    calls: readCalls(services.log.history?.counts ?? new Map<string, number>(), location.origin),
    connection: readConnection(services),
    violations: policy.violations(),
    copies: readCopies(),
    duplicateIds: readDuplicateIds(),
  });
  return {
    Details: (found) => createElement(Details, { ...found, words }),
    CopyReport({ widgets }) {
      const text = () => reportOf(widgets, read(), plainWords);
      return createElement(CopyButton, { label: words.sayPage("copyReport"), words, text });
    },
    examine: createExamine(catalogue, services, say, tours.ofElement),
    signature: () =>
      stringifyJson([
        policy.violations().length,
        performance.getEntriesByType("resource").length,
        // Targets come and go without a change of the tour.
        [...pageDocument.querySelectorAll<HTMLElement>("vetrina-tour")].map(tours.ofElement),
      ]),
    sections: () => sectionsOf(read(), words),
    stop: policy.stop,
  };
}
