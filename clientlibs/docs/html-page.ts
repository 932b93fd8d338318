import { html, type Html } from "../html";
import type { Source } from "../source";
import { sharedAttributes } from "../describe";
import { codeBlock, entries, paragraphs } from "./blocks";
import { pageOfAll, pageOfOne } from "./complete-page";
import { demoIdLinks } from "./demo-ids";
import { fileTable } from "./file-table";
import { htmlProse } from "./html-prose";
import { loadingSection } from "./loading-section";
import { type Page, section } from "./page";
import { sharedAttributeEntry } from "./reference";
import { printJson } from "./sample-configuration";
import { absoluteHeadLines, contentSecurityPolicy, headLines, integrityTag } from "./samples";
import { type Language, wordsIn } from "./words";

/**
 * Servers for a page on the own computer. Both keep what follows a question mark in an address, and neither keeps pages in
 * the browser's cache for long. The notice on a page from the disk names the same commands.
 */
export const smallServers = {
  python: "python3 -m http.server 8000",
  node: "npx --yes http-server -p 8000 -c-1",
};

/** The simplest element that shows something without configuration. */
const firstElement = ({ widgets }: Source) =>
  widgets
    .map(({ definition }) => definition)
    .find(({ needs, placeholder }) => !needs && placeholder !== "hidden");

function elementSection(source: Source, language: Language): Html {
  const text = htmlProse[language];
  const definition = firstElement(source);
  return html`${paragraphs(text.elementText)}
  ${definition && codeBlock(pageOfOne(definition, source, language), text.pageCaption)}
  ${paragraphs(text.elementAfter)}`;
}

/** The page for those who write HTML by hand: files, head, element, and what a careful site does beyond that. */
export function htmlPage(source: Source, language: Language): Page {
  const text = htmlProse[language];
  const words = wordsIn[language];
  return {
    slug: "html",
    group: "guide",
    title: text.title,
    lead: paragraphs(text.lead),
    sections: [
      section(
        "files",
        text.files,
        paragraphs(text.filesText),
        codeBlock(text.tree),
        paragraphs(text.filesNote),
      ),
      section("element", text.element, elementSection(source, language)),
      section(
        "open",
        text.open,
        paragraphs(text.openText),
        codeBlock(smallServers.python),
        paragraphs(text.openWindows),
        paragraphs(text.openNode),
        codeBlock(smallServers.node),
        paragraphs(text.openAfter),
      ),
      section(
        "head",
        text.head,
        paragraphs(text.headText),
        codeBlock(headLines),
        paragraphs(text.headFolders),
        codeBlock(absoluteHeadLines),
      ),
      section(
        "boxes",
        text.boxes,
        paragraphs(text.boxesText),
        html`<details>
          <summary>${text.boxesShow}</summary>
          ${codeBlock(source.library.reservedBoxes, "site.css")}
        </details>`,
      ),
      loadingSection(source, language),
      section(
        "configuration",
        text.configuration,
        paragraphs(text.configurationText),
        html`<p><a href="configuration.html">${words.configuration}</a></p>`,
      ),
      section(
        "demo",
        text.demo,
        paragraphs(text.demoText),
        entries(
          sharedAttributes
            .filter(({ field }) => field === "demo")
            .map((row) => sharedAttributeEntry(row, language)),
        ),
        paragraphs(text.demoIds),
        demoIdLinks(source.widgets, language),
      ),
      section("integrity", text.integrity, paragraphs(text.integrityText), codeBlock(integrityTag(source))),
      section(
        "policy",
        text.policy,
        paragraphs(text.policyText),
        codeBlock(contentSecurityPolicy, "Content-Security-Policy"),
        paragraphs(text.policyNotes),
      ),
      section(
        "cache",
        text.cache,
        paragraphs(text.cacheText),
        fileTable(language),
        paragraphs(text.cacheNote),
      ),
      section(
        "editor",
        text.editor,
        paragraphs(text.editorText),
        codeBlock(printJson({ "html.customData": [text.editorData] }), "settings.json"),
        paragraphs(text.editorNote),
      ),
      section(
        "page",
        text.page,
        paragraphs(text.pageText),
        // The page is long and would frighten a beginner; the heading outside is what links lead to.
        html`<details>
          <summary>${text.pageShow}</summary>
          ${codeBlock(pageOfAll(source, language), words.pageFile)}
        </details>`,
      ),
    ],
  };
}
