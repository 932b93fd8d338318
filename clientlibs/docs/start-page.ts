import { html, type Html } from "../html";
import { shortName } from "../describe";
import type { Source } from "../source";
import { codeBlock, prose, section } from "./blocks";
import { fileTable } from "./file-table";
import type { Page } from "./layout";
import { completePage, configurationBlock, contentSecurityPolicy, scriptTag } from "./samples";
import { startProse } from "./start-prose";
import { type Language, wordsIn } from "./words";

const paragraphs = (texts: readonly string[]): Html =>
  html`${texts.map((text) => html`<p>${prose(text)}</p>`)}`;

const widgetLinks = ({ widgets }: Source, language: Language): Html =>
  html`<ul class="cards">
    ${widgets.map(
      ({ definition }) =>
        html`<li>
          <a href="${shortName(definition)}.html">${definition.title[language]}</a>
          <p>${prose(definition.summary[language])}</p>
        </li>`,
    )}
  </ul>`;

/** The page “Getting started”: how to add the library to a page. */
export function startPage(source: Source, language: Language): Page {
  const text = startProse[language];
  return {
    slug: "index",
    title: wordsIn[language].start,
    lead: paragraphs(text.lead),
    main: html`${section("elements", wordsIn[language].widgets, widgetLinks(source, language))}
    ${section("files", text.files, paragraphs(text.filesText), fileTable(language), paragraphs(text.cache))}
    ${section(
      "page",
      text.page,
      paragraphs(text.pageText),
      codeBlock(completePage(source, language), text.pageCaption),
    )}
    ${section("script", text.script, codeBlock(scriptTag(source)), paragraphs(text.scriptText))}
    ${section("boxes", text.boxes, paragraphs(text.boxesText), codeBlock(source.library.reservedBoxes, "site.css"))}
    ${section("configuration", text.configuration, paragraphs(text.configurationText), codeBlock(configurationBlock))}
    ${section(
      "policy",
      "Content-Security-Policy",
      paragraphs(text.policyText),
      codeBlock(contentSecurityPolicy, "Content-Security-Policy"),
      paragraphs(text.policyNotes),
    )}
    ${section("rules", text.rules, paragraphs(text.rulesText))}
    ${section("trouble", text.trouble, paragraphs(text.troubleText))}`,
  };
}
