import { translator } from "../i18n";
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
import { PageFacts } from "./PageFacts";
import type { PageInspection, WidgetEntry } from "./inspection";
import { pageLabels } from "./page-labels";
import { reportOf } from "./report";
import { type Section, sectionsOf } from "./sections";
import { type Words, wordsIn } from "./words";

/** What the inspector says of the page as a whole. It comes after the elements, in a chunk of its own. */
export interface PagePart {
  /** Draws the sections. */
  readonly View: typeof PageFacts;
  sections(): readonly Section[];
  /** The text for support. */
  report(widgets: readonly WidgetEntry[]): string;
  stop(): void;
}

/** The folder of the chunks: this file's own. */
const base = new URL(".", import.meta.url).href;

export function createPagePart(environment: InspectorEnvironment, ownWords: Words): PagePart {
  const { catalogue, services, version, readPageConfiguration } = environment;
  const { language, texts } = ownWords;
  const words = { ...ownWords, sayPage: translator(pageLabels, language, texts) };
  const plainWords = { ...wordsIn(language), sayPage: translator(pageLabels, language) };
  const tags = catalogue.map(({ tag }) => tag);
  const policy = watchPolicy();
  const read = (): PageInspection => ({
    version,
    address: location.origin + location.pathname,
    browser: navigator.userAgent,
    viewport: `${innerWidth} × ${innerHeight}`,
    config: readConfigProblems(services, tags, readPageConfiguration),
    chunks: readChunks(base),
    calls: readCalls(services.log.history?.counts ?? new Map<string, number>(), location.origin),
    connection: readConnection(services),
    violations: policy.violations(),
    copies: readCopies(),
    duplicateIds: readDuplicateIds(),
  });
  return {
    View: PageFacts,
    sections: () => sectionsOf(read(), words),
    report: (widgets) => reportOf(widgets, read(), plainWords),
    stop: policy.stop,
  };
}
